import { useSite } from '../data/site.tsx'
import type { Words } from '../words/zh.ts'
import styles from './DateMark.module.css'

/**
 * A calendar day as the language writes it: 2026年3月18日, 18 March 2026; what is no day stays as it is. Not by `Intl`: its first use
 * takes a slow phone 65 ms, in one task while the app takes the page over.
 * @param date year, month and day with dashes
 */
export function formatDay(date: string, { day }: Pick<Words, 'day'>): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  return Number.isNaN(Date.parse(date)) ? date : day(year, month, dayOfMonth)
}

export const DateMark = ({ date }: { date: string }) => <time dateTime={date}>{formatDay(date, useSite().words)}</time>

/** A day of which the eye finds month and day first; it reads as any other. */
export function LargeDate({ date }: { date: string }) {
  const { words } = useSite()
  const [, month = 0, day = 0] = date.split('-').map(Number)
  const large = words.dayOfYear(month, day)
  const [before, after] = formatDay(date, words).split(large)
  return (
    <time dateTime={date} className={styles.date}>
      {before && <span>{before}</span>}
      <span className={styles.large}>{large}</span>
      {after && <span>{after}</span>}
    </time>
  )
}
