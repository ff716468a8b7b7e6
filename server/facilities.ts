import { placeOf } from './complaints/databaseAddress.ts'
import type { ComplaintService } from './complaints/service.ts'
import type { Content } from './content/index.ts'
import { feedsOf } from './render/feedTitle.ts'
import { addressAt, type Settings } from './settings.ts'
import type { Tracker } from './tracker.ts'

/** Something that a site may have or do without. */
interface Facility {
  name: string
  isOn: boolean
  /** What belongs to it, or why it is off. */
  detail: string
}

interface Parts {
  content: Content
  /** None where the site takes no reports. */
  complaints: Pick<ComplaintService, 'keys' | 'isAway'> | undefined
  tracker: Tracker | undefined
}

const words = {
  zh: {
    reports: '违规举报',
    taken: (channels: string[], place: string) => `渠道：${channels.join('、')}；存放在${place}`,
    trial: '试用：公钥由本服务器生成，管理服务器的人可以读到举报',
    sqlite: '数据文件夹的complaints.sqlite',
    away: '数据库连接不上',
    noKeys: '没有渠道有公钥',
    lacking: (channels: string[]) => `内容里的渠道没有公钥：${channels.join('、')}`,
    noChannels: '内容里没有channels.yaml',
    notice: '给受理人员的通知',
    every: { day: '每天', week: '每周一' },
    noMail: '未设置NOTICE_SMTP_URL和NOTICE_FROM',
    nobody: 'KEYS_DIR的channels.yaml没有写明通知谁',
    deletion: '删除已结案的举报',
    days: (count: number) => `结案${count}天后`,
    byOfficers: '未设置RETENTION_DAYS，由受理人员删除',
    feeds: '订阅源',
    noLists: '导航里没有新闻列表',
    calendar: '投资者日历',
    noEvents: '没有calendar.yaml，或其中没有日程',
    git: '跟随Git仓库',
    hook: '有更新时由仓库通知',
    noHook: '每分钟查看一次；未设置CONTENT_HOOK_SECRET，仓库不能通知',
    metrics: '运行指标',
    tracker: '访问统计',
    noTracker: 'DATA_DIR里没有可用的tracker.js',
    notSet: (name: string) => `未设置${name}`,
    and: '；',
    list: '、',
  },
  en: {
    reports: 'misconduct reports',
    taken: (channels: string[], place: string) => `channels: ${channels.join(', ')}; kept in ${place}`,
    trial: 'a trial: the keys are the server’s, and whoever runs it can read what comes',
    sqlite: 'complaints.sqlite of the data folder',
    away: 'the database cannot be reached',
    noKeys: 'no channel has keys',
    lacking: (channels: string[]) => `channels of the content without keys: ${channels.join(', ')}`,
    noChannels: 'the content has no channels.yaml',
    notice: 'officers’ notice',
    every: { day: 'every day', week: 'every Monday' },
    noMail: 'NOTICE_SMTP_URL and NOTICE_FROM are not set',
    nobody: 'channels.yaml of KEYS_DIR names nobody',
    deletion: 'deletion of closed reports',
    days: (count: number) => `after ${count} days`,
    byOfficers: 'RETENTION_DAYS is not set: officers delete them',
    feeds: 'feeds',
    noLists: 'the menu has no list of news',
    calendar: 'calendar',
    noEvents: 'no calendar.yaml, or nothing in it',
    git: 'following a Git repository',
    hook: 'which tells when there is something new',
    noHook: 'every minute; CONTENT_HOOK_SECRET is not set, so it cannot call',
    metrics: 'metrics',
    tracker: 'tracker',
    noTracker: 'no tracker.js that can be used in DATA_DIR',
    notSet: (name: string) => `${name} is not set`,
    and: '; ',
    list: ', ',
  },
}

/** What this site has and has not, in the language of its log, by what its settings, keys and content say. */
export function facilitiesOf(settings: Settings, { content, complaints, tracker }: Parts): Facility[] {
  const say = words[settings.lang]
  const { contentGit, contentHookSecret, metricsPort, metricsHost, retentionDays } = settings
  const shown = content[content.languages[0] ?? 'zh']
  const feeds = feedsOf(shown)
  const either = (name: string, isOn: boolean, on: string, off: string) => ({ name, isOn, detail: isOn ? on : off })
  return [
    reportsOf(settings, complaints, shown),
    noticeOf(settings, complaints),
    either(say.deletion, retentionDays > 0, say.days(retentionDays), say.byOfficers),
    either(say.feeds, feeds.length > 0, feeds.join(say.list), say.noLists),
    either(say.calendar, shown.calendar.events.length > 0, '', say.noEvents),
    either(say.git, contentGit !== '', contentHookSecret ? say.hook : say.noHook, say.notSet('CONTENT_GIT')),
    either(
      say.metrics,
      metricsPort !== undefined,
      `${addressAt(metricsHost, metricsPort ?? 0)}/metrics`,
      say.notSet('METRICS_PORT'),
    ),
    either(say.tracker, tracker !== undefined, tracker?.origin ?? '', say.noTracker),
  ]
}

function reportsOf(
  { lang, databaseUrl }: Settings,
  complaints: Parts['complaints'],
  { channels }: Pick<Content['zh'], 'channels'>,
): Facility {
  const say = words[lang]
  if (!complaints || channels.length === 0) return { name: say.reports, isOn: false, detail: say.noChannels }
  const { keys, isAway } = complaints
  const ids = keys.channels.map(({ id }) => id)
  const place = databaseUrl ? `PostgreSQL, ${placeOf(databaseUrl)}` : say.sqlite
  const none = ids.length > 0 ? say.lacking(channels.map(({ id }) => id)) : say.noKeys
  const refused = isAway() ? say.away : (keys.refusals[0] ?? none)
  const lacking = channels.map(({ id }) => id).filter((id) => !ids.includes(id))
  const isOn = channels.length > lacking.length && !isAway()
  const told = lacking.length > 0 ? [say.lacking(lacking)] : []
  const on = [say.taken(ids, place), ...told, ...(keys.trial ? [say.trial] : [])].join(say.and)
  return { name: say.reports, isOn, detail: isOn ? on : refused }
}

function noticeOf(
  { lang, noticeSmtpUrl, noticeFrom, noticeEvery }: Settings,
  complaints: Parts['complaints'],
): Facility {
  const say = words[lang]
  const whom = (complaints?.keys.channels ?? []).flatMap(({ notice }) => notice)
  const needsMail = whom.some((address) => !address.startsWith('https://'))
  const canMail = noticeSmtpUrl !== '' && noticeFrom !== ''
  const isOn = whom.length > 0 && (canMail || !needsMail)
  const off = whom.length > 0 ? say.noMail : say.nobody
  return { name: say.notice, isOn, detail: isOn ? say.every[noticeEvery] : off }
}
