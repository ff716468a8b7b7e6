import type { TradingDay } from '#contract/charts.ts'
import type { Words } from '../words/zh.ts'
import styles from './DayReadout.module.css'
import type { Format } from './format.ts'
import { percentOf } from './format.ts'
import type { Reading } from './Readout.tsx'

interface Of {
  day: TradingDay
  /** Its date as the language writes it. */
  date: string
  /** The day, or week, before: what the change is counted from. */
  before: TradingDay | undefined
  weekly: boolean
  format: Format
  /** Its volume in words. */
  volume: string
  words: Words['chart']
}

/** A trading day in words; its prices are in the unit that stands above the scale, its volume in the one above the bars. */
export function dayReading({ day, date, before, weekly, format, volume, words }: Of): Reading {
  const change = before && day.close / before.close - 1
  return {
    title: weekly ? words.weekTo(date) : date,
    entries: [
      { name: words.open, value: format(day.open) },
      { name: words.high, value: format(day.high) },
      { name: words.low, value: format(day.low) },
      { name: words.close, value: format(day.close) },
      changeOf(change, words),
      { name: words.volume, value: volume },
    ],
  }
}

function changeOf(change: number | undefined, { change: name }: Words['chart']): Reading['entries'][number] {
  if (change === undefined) return { name, value: '—' }
  const sign = change > 0 ? '+' : ''
  return {
    name,
    value: sign + percentOf(change, 2),
    ...(change !== 0 && { trend: change > 0 ? 'up' : 'down' }),
  }
}

/** The day that is being read, or the latest; always in the same place. */
export const DayReadout = ({ reading }: { reading: Reading }) => (
  <div className={styles.readout}>
    <p className={styles.date}>{reading.title}</p>
    <dl className={styles.values}>
      {reading.entries.map(({ name, value, trend }) => (
        <div key={name} className={styles.value} data-trend={trend}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
