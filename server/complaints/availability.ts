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
  },
  en: {
    away: (reason: string) =>
      `The database of reports cannot be reached (${reason}): pages are served, and no reports are taken until it is back.`,
    full: (folder: string) =>
      `The disk of ${folder} (DATA_DIR) is full: pages are served, and no reports are taken until there is room on it.`,
    back: 'The database of reports is back: reports are taken again.',
  },
}

interface Watched {
  /** Uses the database. @throws Error when it cannot be reached. */
  reach(): Promise<unknown>
  log: Log
  lang: WholeLang
  /** The data folder. */
  data: string
}

/**
 * Says once when the database goes away, and when it is back. It looks by its own clock: a line that a reporter's request had caused
 * would tell when somebody was there. Settles after the first look.
 */
export async function watchAvailability({ reach, log, lang, data }: Watched) {
  const say = sentences[lang]
  let isAway = false
  const look = async () => {
    try {
      await reach()
      if (isAway) log.info(say.back)
      isAway = false
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!isAway) log.error(error instanceof StoreError && error.isDiskFull ? say.full(data) : say.away(reason))
      isAway = true
    }
  }
  let timer: NodeJS.Timeout
  const planNext = () => {
    timer = setTimeout(() => void look().then(planNext), betweenLooks).unref()
  }
  await look()
  planNext()
  return { isAway: () => isAway, stop: () => clearTimeout(timer) }
}
