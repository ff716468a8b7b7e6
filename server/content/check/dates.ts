import { langs } from '#contract/paths.ts'
import { allValues } from '../allTexts.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf, homeOf } from '../readFiles.ts'

/** Days, months and years of what has happened. What is planned stands in the calendar, what ends under `expires`. */
const pastKeys = new Set(['date', 'issued', 'updated', 'since', 'year'])
const dayMonthOrYear = /^\d{4}(-\d{2}){0,2}$/

const single = new Set<string>([...Object.values(fileOf), ...langs.map(homeOf)])

/** Everything that is dated after `today` (YYYY-MM-DD), though it is told as having happened. */
export function checkDates(files: Files, today: string): Problem[] {
  return allValues(files).flatMap(({ file, field, key, value }): Problem[] => {
    const text = String(value)
    const isPlanned = file.startsWith('pages/') || (file === fileOf.calendar && field !== 'updated')
    if (isPlanned || !pastKeys.has(key)) return []
    if (!dayMonthOrYear.test(text) || text <= today.slice(0, text.length)) return []
    // What has a file of its own may wait for its day.
    const canWait = field === 'date' && !single.has(file)
    return [{ file, field, reason: { is: 'inFuture', day: text, ...(canWait && { publishAt: `${text}T08:00` }) } }]
  })
}

/** Weeks of guide prices that are not named by their Monday, as readers are told. */
export const checkWeeks = ({ pigSale }: Files): Problem[] =>
  pigSale.indicative.flatMap(({ week }, at): Problem[] => {
    const date = new Date(week)
    date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
    const monday = date.toISOString().slice(0, 10)
    if (monday === week) return []
    return [{ file: fileOf.pigSale, field: `indicative.${at}.week`, reason: { is: 'notMonday', day: week, monday } }]
  })

/** Certificates that end before they are issued. */
export const checkCertificates = ({ certifications }: Files): Problem[] =>
  certifications.items.flatMap(({ issued, expires }, at): Problem[] => {
    const reason = { is: 'untilNotAfter', until: expires, time: issued } as const
    return expires > issued ? [] : [{ file: fileOf.certifications, field: `items.${at}.expires`, reason }]
  })
