import { writing } from '#contract/languages.ts'
import type { Lang } from '#contract/paths.ts'
import { timeOf } from '#server/content/schedule.ts'

/** A moment in China's time: 11月27日 08:00. */
export function shownTime(moment: string, lang: Lang): string {
  const time = timeOf(moment)
  if (Number.isNaN(time)) return moment
  return new Intl.DateTimeFormat(writing[lang].dates, {
    year: 'numeric',
    month: lang === 'en' ? 'short' : 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  }).format(time)
}
