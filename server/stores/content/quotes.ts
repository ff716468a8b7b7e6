import type { Quote } from '#contract/securities.ts'
import type { Problem } from './problems.ts'

type Day = Quote['days'][number]

/** Reads `date,open,high,low,close,volume` rows, oldest first. A row that cannot be read is a problem with its line. */
export function parseDays(file: string, text: string, problems: Problem[]): Day[] {
  const [header, ...rows] = text.trim().split(/\r?\n/)
  if (header !== 'date,open,high,low,close,volume') {
    problems.push({ file, line: 1, reason: 'the first line is not date,open,high,low,close,volume' })
    return []
  }
  return rows.flatMap((row, at): Day[] => {
    const [date = '', ...numbers] = row.split(',')
    const [open, high, low, close, volume] = numbers.map(Number)
    const sound =
      /^\d{4}-\d{2}-\d{2}$/.test(date) &&
      numbers.length === 5 &&
      [open, high, low, close, volume].every((number) => number !== undefined && Number.isFinite(number))
    if (!sound) {
      problems.push({ file, line: at + 2, reason: `"${row}" is not a trading day` })
      return []
    }
    return [{ date, open, high, low, close, volume } as Day]
  })
}

/** The latest price and its change against the day before, in RMB and per cent with two decimals. */
export function latest(days: Day[]): Pick<Quote, 'price' | 'change' | 'changePercent' | 'date'> {
  const last = days.at(-1)
  const before = days.at(-2) ?? last
  if (!last || !before) return { price: 0, change: 0, changePercent: 0, date: '' }
  const change = last.close - before.close
  return {
    price: last.close,
    change: Number(change.toFixed(3)),
    changePercent: Number(((change / before.close) * 100).toFixed(2)),
    date: last.date,
  }
}
