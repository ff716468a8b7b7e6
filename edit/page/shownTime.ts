import type { WholeLang } from '#contract/wholeLangs.ts'
import { writing } from '#contract/writing.ts'
import { timeOf } from '#server/content/schedule.ts'

/** A moment in China's time: 11月27日 08:00. */
export function shownTime(moment: string, lang: WholeLang): string {
  const time = timeOf(moment)
  if (Number.isNaN(time)) return moment
  return new Intl.DateTimeFormat(writing[lang].dates, {
    year: 'numeric',
    month: writing[lang].script === 'Latin' ? 'short' : 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  }).format(time)
}
