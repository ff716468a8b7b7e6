import type { Lang } from '#contract/paths.ts'
import { useSite } from '../site.tsx'

/** Made once for a language: making one takes longer than drawing all rows of a list. */
const formats: Partial<Record<Lang, Intl.DateTimeFormat>> = {}

/** A calendar day as the language writes it: 2026年3月18日, 18 March 2026. */
export function formatDay(date: string, lang: Lang): string {
  const day = new Date(`${date}T00:00:00Z`)
  formats[lang] ??= new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : 'zh-CN', { dateStyle: 'long', timeZone: 'UTC' })
  return Number.isNaN(day.getTime()) ? date : formats[lang].format(day)
}

export const DateMark = ({ date }: { date: string }) => <time dateTime={date}>{formatDay(date, useSite().lang)}</time>
