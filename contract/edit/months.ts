const day = (time: number) => new Date(time).toISOString().slice(0, 10)
const length = 86_400_000

/** The days of a month, `2026-11`, by weeks that begin on Monday; the first and last weeks are whole. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00Z`)
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00Z`)
  const begin = first - ((new Date(first).getUTCDay() + 6) % 7) * length
  const weeks: string[][] = []
  for (let monday = begin; monday < end; monday += 7 * length)
    weeks.push(Array.from({ length: 7 }, (_, at) => day(monday + at * length)))
  return weeks
}

/** The month so many after another one. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return day(Date.UTC(year, number - 1 + count, 15)).slice(0, 7)
}
