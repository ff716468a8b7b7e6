/** The day in China (UTC+8 all year) at a time in milliseconds, as YYYY-MM-DD: what the site, its readers and the desk call today. */
export const dayInChina = (time: number): string => new Date(time + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** When a day begins in China, in milliseconds. */
export const beginOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

// Days of the calendar as YYYY-MM-DD; no time zone has a say in them.

const milliseconds = 24 * 60 * 60 * 1000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * milliseconds)

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7))

/** The same day of a later month, or that month's last: 30 November and three months are 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** Days from one to another; below 0 when `to` is the earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / milliseconds)
