import type { TradingDay } from '#contract/charts.ts'

/** How many months back a price chart shows. */
export const ranges = [1, 3, 6, 12] as const
export type Range = (typeof ranges)[number]

/** The days of the last months, counted back from the newest and from the same date on: a change is seen from where it is counted. */
export function lastMonths(days: TradingDay[], months: Range): TradingDay[] {
  const newest = days.at(-1)?.date
  if (newest === undefined) return []
  const [year = 0, month = 1, day = 1] = newest.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  const start = new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastOfMonth)))
  return days.filter(({ date }) => date >= dateOf(start))
}

/** Weeks out of days: open of the first, close of the last, highest, lowest, all the volume; dated by their last day. */
export function weeksOf(days: TradingDay[]): TradingDay[] {
  const weeks = new Map<string, TradingDay>()
  for (const day of days) {
    const monday = mondayOf(day.date)
    const week = weeks.get(monday) ?? { ...day, volume: 0 }
    weeks.set(monday, {
      ...day,
      open: week.open,
      high: Math.max(week.high, day.high),
      low: Math.min(week.low, day.low),
      volume: week.volume + day.volume,
    })
  }
  return [...weeks.values()]
}

function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return dateOf(day)
}

const dateOf = (day: Date) => day.toISOString().slice(0, 10)
