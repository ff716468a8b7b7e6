import type { WholeLang } from '#contract/wholeLangs.ts'
import type { Log } from '../log.ts'
import { StoreError } from './database.ts'

/** Milliseconds between two looks at the database. */
const betweenLooks = 5_000

const sentences = {
  zh: {
    away: (reason: string) => `连接不上举报数据库（${reason}）：网页照常提供，恢复之前不受理举报。`,
    full: (folder: string) => `${folder}（DATA_DIR）所在的磁盘已满：网页照常提供，腾出空间之前不受理举报。`,
    back: '举报数据库已恢复：重新受理举报。',
    room: (folder: string) => `${folder}（DATA_DIR）所在的磁盘又有空间：重新受理举报。`,
  },
  en: {
    away: (reason: string) =>
      `The database of reports cannot be reached (${reason}): pages are served, and no reports are taken until it is back.`,
    full: (folder: string) =>
      `The disk of ${folder} (DATA_DIR) is full: pages are served, and no reports are taken until there is room on it.`,
    back: 'The database of reports is back: reports are taken again.',
    room: (folder: string) => `There is room on the disk of ${folder} (DATA_DIR) again: reports are taken again.`,
  },
}

interface Watched {
  /** Uses the database. @throws Error when it cannot be reached. */
  reach(): Promise<unknown>
  /** Whether there is room for a report: on a full disk the database can still be read. */
  hasRoom(): Promise<boolean>
  log: Log
  lang: WholeLang
  /** The data folder. */
  data: string
}

type State = 'there' | 'full' | 'away'

/**
 * Says once when the database goes away or its disk gets full, and when reports are taken again. It looks by its own clock: a line that a
 * reporter's request had caused would tell when somebody was there. Settles after the first look.
 */
export async function watchAvailability({ reach, hasRoom, log, lang, data }: Watched) {
  const say = sentences[lang]
  let state: State = 'there'
  let isReached = false
  const find = async (): Promise<{ found: State; reason?: string }> => {
    try {
      await reach()
      isReached = true
      return { found: (await hasRoom()) ? 'there' : 'full' }
    } catch (error) {
      isReached = false
      const reason = error instanceof Error ? error.message : String(error)
      return { found: error instanceof StoreError && error.isDiskFull ? 'full' : 'away', reason }
    }
  }
  const look = async () => {
    const { found, reason = '' } = await find()
    if (found === state) return
    if (found === 'there') log.info(state === 'full' ? say.room(data) : say.back)
    else log.error(found === 'full' ? say.full(data) : say.away(reason))
    state = found
  }
  let timer: NodeJS.Timeout
  const planNext = () => {
    timer = setTimeout(() => void look().then(planNext), betweenLooks).unref()
  }
  await look()
  planNext()
  return {
    /** Whether no reports are taken. */
    isAway: () => state !== 'there',
    /** Whether the database can be used to make room, full as its disk may be. */
    isReached: () => isReached,
    stop: () => clearTimeout(timer),
  }
}
