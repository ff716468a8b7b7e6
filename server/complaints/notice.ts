import { addDays, beginOfDay, dayInChina, mondayOf } from '#contract/day.ts'
import { type Mark, marksOf } from '#contract/deadlines.ts'
import { message } from '#contract/messages.ts'
import type { Lang } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import type { Log } from '../log.ts'

/** Whom the notice of a channel goes to: mail addresses, and addresses of webhooks that begin with `https://`. */
interface NoticeChannel {
  id: string
  to: readonly string[]
}
export interface Mail {
  to: readonly string[]
  subject: string
  text: string
}
/** What the server knows of a case. */
export interface NoticeCase {
  day: string
  closed: string | null
  messages: readonly { speaker: 'reporter' | 'officer'; day: string }[]
}
/** What a webhook is sent, as JSON; counts daily alone. */
export interface NoticeBody extends Partial<ReturnType<typeof countsOf>> {
  channel: string
  day: string
  text: string
}
export interface NoticeOptions<C extends NoticeChannel = NoticeChannel> {
  /** Weekly, on Mondays, it gives no counts. */
  every: 'week' | 'day'
  channels: readonly C[]
  /** The cases of a channel, as days. */
  cases: (channel: C) => Promise<readonly NoticeCase[]>
  /**
   * Makes one node's own that a channel's notice of a day, or of a week by its Monday, goes out; false when another has. `release` gives it back after a failure.
   */
  claim: (channel: NoticeChannel, day: string) => Promise<boolean>
  release: (channel: NoticeChannel, day: string) => Promise<void>
  mail: (mail: Mail) => Promise<void>
  post: (address: string, body: NoticeBody) => Promise<void>
  log: Log
  now: () => number
}

/** Hour in China from which on it goes out. */
const hourOfNotice = 8
const hour = 60 * 60 * 1000
/** After a failure it is tried again this often, until its day or week is over. */
const timeout = 10 * 60 * 1000

/** Days before a limit from which on a case counts as near it. */
const nearAcknowledge = 2
const nearFeedback = 14

/** Exact numbers would tell who watches the mail when a report came in: three steps do not. */
type Rounded = '0' | '1–3' | '4+'
export const rounded = (count: number): Rounded => (count === 0 ? '0' : count < 4 ? '1–3' : '4+')

/** What a notice counts: reports of the day before, and open cases near or beyond their two limits. */
export function countsOf(cases: readonly NoticeCase[], today: string) {
  const yesterday = addDays(today, -1)
  const marks = cases.filter(({ closed }) => closed === null).map((found) => marksOf(daysOf(found), today))
  return {
    received: rounded(cases.filter(({ day }) => day === yesterday).length),
    acknowledge: rounded(marks.filter(({ acknowledge }) => isNear(acknowledge, nearAcknowledge)).length),
    feedback: rounded(marks.filter(({ feedback }) => isNear(feedback, nearFeedback)).length),
  }
}

/** Statuses are sealed: to the server the officers' second message is the feedback. Their desks know better. */
function daysOf({ day, closed, messages }: NoticeCase) {
  const [answered, feedback] = messages.filter(({ speaker }) => speaker === 'officer').map(({ day }) => day)
  return { day, closed, answered, feedback }
}

const isNear = (mark: Mark, days: number) => mark.state === 'overdue' || (mark.state === 'due' && mark.days <= days)

/**
 * Tells officers once a week to open the desk, or once a day what waits there: rounded counts, nothing about a single case. It comes
 * whether or not anything came. Each channel's officers hear of their own channel alone.
 */
export function createNotice<C extends NoticeChannel>({ channels, every, now, log, ...ways }: NoticeOptions<C>) {
  const unsent = new Set<string>()

  async function send(channel: C, day: string): Promise<void> {
    const counts = every === 'day' ? countsOf(await ways.cases(channel), day) : undefined
    const textIn = (lang: Lang) =>
      counts ? message('notice', lang, { day, ...counts }) : message('weeklyNotice', lang, { day })
    const text = wholeLangs.map(textIn).join('\n\n')
    const subjectKey = counts ? 'noticeSubject' : 'weeklyNoticeSubject'
    const subject = wholeLangs.map((lang) => message(subjectKey, lang, { day })).join(' · ')
    const hooks = channel.to.filter((address) => address.startsWith('https://'))
    const people = channel.to.filter((address) => !hooks.includes(address))
    if (people.length > 0) await ways.mail({ to: people, subject, text })
    for (const address of hooks) await ways.post(address, { channel: channel.id, day, ...counts, text })
  }

  async function sendOnce(channel: C, day: string): Promise<void> {
    if (!(await ways.claim(channel, day))) return
    try {
      await send(channel, day)
    } catch (error) {
      await ways.release(channel, day)
      throw error
    }
  }

  /** Sends what is due and has not been sent. */
  async function sendDue(): Promise<void> {
    const today = dayInChina(now())
    const day = every === 'week' ? mondayOf(today) : today
    if (now() < beginOfDay(day) + hourOfNotice * hour) return
    for (const channel of channels.filter(({ to }) => to.length > 0)) {
      try {
        await sendOnce(channel, day)
        unsent.delete(channel.id)
      } catch (error) {
        unsent.add(channel.id)
        const { message: reason } = error as Error // those of mail, web and database
        log.error(`the notice to the officers of "${channel.id}" was not sent and is tried again: ${reason}`)
      }
    }
  }

  let timer: NodeJS.Timeout | undefined
  return {
    sendDue,
    /** Channels whose officers did not get the last one that was due. */
    unsent: () => unsent.size,
    /** Looks every ten minutes from now on. */
    start() {
      timer = setInterval(() => void sendDue(), timeout).unref()
    },
    stop: () => clearInterval(timer),
  }
}
