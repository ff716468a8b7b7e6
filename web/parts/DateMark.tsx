import { useSite } from '../site.tsx'

/** A calendar day as the language writes it: 2026年3月18日, 18 March 2026. */
export function formatDay(date: string, lang: 'zh' | 'en'): string {
  const day = new Date(`${date}T00:00:00Z`)
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : 'zh-CN', { dateStyle: 'long', timeZone: 'UTC' })
  return Number.isNaN(day.getTime()) ? date : format.format(day)
}

export const DateMark = ({ date }: { date: string }) => <time dateTime={date}>{formatDay(date, useSite().lang)}</time>
