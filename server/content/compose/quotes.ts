import { calls, type Data } from '#contract/api.ts'
import type { Quote } from '#contract/securities.ts'
import type { Problem } from '../problems.ts'
import type { Reason } from '../words/index.ts'
import type { Source } from './source.ts'

type Day = Quote['days'][number]

/** The files of `quotes/`, in the order in which the call names them. */
export const quoteNames = ['stock', 'bond'] as const

/** Those of share and bond that the company has, with their days and the latest price. */
export const composeQuotes = ({ files, local }: Source): Data<'quotes'> =>
  quoteNames
    .filter((name) => files[name])
    .map((name) => {
      const { days } = parseDays(`quotes/${name}.csv`, files.csv[name])
      return local(calls.quotes.data.element, { ...files[name], ...latest(days), days })
    })

const header = 'date,open,high,low,close,volume'
const row = /^(\d{4}-\d{2}-\d{2}),(\d+(?:\.\d+)?),(\d+(?:\.\d+)?),(\d+(?:\.\d+)?),(\d+(?:\.\d+)?),(\d+)$/

/**
 * Reads `date,open,high,low,close,volume` rows, oldest first. A row that cannot be read, or is of a day after `today`
 * (YYYY-MM-DD), is a problem with its line.
 */
export function parseDays(file: string, text: string, today?: string): { days: Day[]; problems: Problem[] } {
  const [first, ...rows] = text.trim().split(/\r?\n/)
  if (first !== header)
    return { days: [], problems: [{ file, line: 1, reason: { is: 'quoteColumns', columns: header } }] }
  if (rows.length < 2) return { days: [], problems: [{ file, reason: { is: 'fewDays' } }] }
  const days: Day[] = []
  const problems: Problem[] = []
  for (const [at, text] of rows.entries()) {
    const day = dayOf(text)
    const reason = day ? faultOf(day, days.at(-1), today) : ({ is: 'notATradingDay', row: text } as const)
    if (reason) problems.push({ file, line: at + 2, reason })
    if (day) days.push(day)
  }
  return { days, problems }
}

function dayOf(text: string): Day | undefined {
  const [, date = '', ...numbers] = text.match(row) ?? []
  const [open, high, low, close, volume] = numbers.map(Number)
  return date ? ({ date, open, high, low, close, volume } as Day) : undefined
}

/** Why figures that can be read cannot be right. */
function faultOf({ date, open, high, low, close }: Day, before: Day | undefined, today = date): Reason | undefined {
  if (date > today) return { is: 'inFuture', day: date }
  if (low <= 0 || low > Math.min(open, close) || high < Math.max(open, close)) {
    return { is: 'pricesUnfit', date }
  }
  if (before && before.date >= date) return { is: 'dayOrder', date, before: before.date }
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
