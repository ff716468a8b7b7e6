import { isLoopback } from './complaints/loopback.ts'
import type { ComplaintService } from './complaints/service.ts'
import { facilitiesOf } from './facilities.ts'
import type { Settings } from './settings.ts'
import type { SiteStore } from './site.ts'
import type { Tracker } from './tracker.ts'

const words = {
  zh: {
    address: (at: string, isHere: boolean) => `地址：${at}${isHere ? '（仅限本机访问）' : ''}`,
    publicAt: (origin: string) => `对外地址：${origin}`,
    notPublic: '没有对外地址（未设置SITE_ORIGIN）',
    proxies: (count: number) => `前面有${count}层代理（TRUSTED_PROXIES）`,
    content: (folder: string) => `内容：${folder}（CONTENT_DIR）`,
    contentGit: (remote: string, branch: string) => `内容：${remote}的${branch}分支（CONTENT_GIT）`,
    on: '已开启：',
    off: '未开启：',
    because: (name: string, detail: string) => (detail === '' ? name : `${name}（${detail}）`),
    between: '；',
  },
  en: {
    address: (at: string, isHere: boolean) => `Address: ${at}${isHere ? ', for this machine alone' : ''}`,
    publicAt: (origin: string) => `the public one is ${origin}`,
    notPublic: 'there is no public one (SITE_ORIGIN is not set)',
    proxies: (count: number) => `behind ${count} ${count === 1 ? 'proxy' : 'proxies'} (TRUSTED_PROXIES)`,
    content: (folder: string) => `Content: ${folder} (CONTENT_DIR)`,
    contentGit: (remote: string, branch: string) => `Content: the branch ${branch} of ${remote} (CONTENT_GIT)`,
    on: 'On: ',
    off: 'Off: ',
    because: (name: string, detail: string) => (detail === '' ? name : `${name} (${detail})`),
    between: '; ',
  },
}

/** What a start says before it reads anything: where it listens, and what it is to show. */
export function placesLines(settings: Settings, address: string): string[] {
  const { host, origin, trustedProxies, content, contentGit, contentBranch, lang } = settings
  const say = words[lang]
  const where = [
    say.address(address, isLoopback(host)),
    origin ? say.publicAt(origin) : say.notPublic,
    ...(trustedProxies > 0 ? [say.proxies(trustedProxies)] : []),
  ]
  const what = contentGit
    ? say.contentGit(contentGit.replace(/\/\/[^/@]*@/, '//'), contentBranch) // its user may be a token
    : say.content(content)
  return [where.join(say.between), what]
}

interface Parts {
  site: Pick<SiteStore, 'content'>
  /** None where the site takes no reports. */
  complaints: Pick<ComplaintService, 'keys' | 'isAway'> | undefined
  tracker: Tracker | undefined
}

/** What is on, with what belongs to it, and what is off and why: a line each. */
export function facilityLines(settings: Settings, { site, complaints, tracker }: Parts): string[] {
  const say = words[settings.lang]
  const all = facilitiesOf(settings, { content: site.content, complaints, tracker })
  const line = (head: string, isOn: boolean) =>
    head +
    all
      .filter((one) => one.isOn === isOn)
      .map(({ name, detail }) => say.because(name, detail))
      .join(say.between)
  return [line(say.on, true), line(say.off, false)]
}
