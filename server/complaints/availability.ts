import type { Lang } from '#contract/paths.ts'
import type { Log } from '../log.ts'

/** Milliseconds between two looks at the database. */
const betweenLooks = 5_000

const sentences = {
  zh: {
    away: (reason: string) => `连接不上举报数据库（${reason}）：网页照常提供，恢复之前不受理举报。`,
    back: '举报数据库已恢复：重新受理举报。',
  },
  en: {
    away: (reason: string) =>
      `The database of reports cannot be reached (${reason}): pages are served, and no reports are taken until it is back.`,
    back: 'The database of reports is back: reports are taken again.',
  },
}

interface Watched {
  /** Uses the database. @throws Error when it cannot be reached. */
  reach(): Promise<unknown>
  log: Log
  lang: Lang
}

/**
 * Says once when the database goes away, and when it is back. It looks by its own clock: a line that a reporter's request had caused
 * would tell when somebody was there. Settles after the first look.
 */
export async function watchAvailability({ reach, log, lang }: Watched) {
  const say = sentences[lang]
  let isAway = false
  const look = async () => {
    try {
      await reach()
      if (isAway) log.info(say.back)
      isAway = false
    } catch (error) {
      if (!isAway) log.error(say.away(error instanceof Error ? error.message : String(error)))
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
