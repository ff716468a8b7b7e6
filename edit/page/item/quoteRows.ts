import type { TradingDay } from '#contract/charts.ts'

/** What the head of each column may be called; others are left out. */
const heads: readonly [keyof TradingDay, RegExp][] = [
  ['date', /^(date|day|日期|交易日期?|时间)$/i],
  ['open', /^(open|开盘价?)$/i],
  ['high', /^(high|最高价?)$/i],
  ['low', /^(low|最低价?)$/i],
  ['close', /^(close|收盘价?)$/i],
  ['volume', /^(volume|成交量.*)$/i],
]

interface QuoteRows {
  days: TradingDay[]
  /** The first day that is written in no form that is understood. */
  unread: string | undefined
}

/** The trading days of a table that names its columns; undefined where it does not have all of them. Rows without a day are no days. */
export function quoteRows([head = [], ...rows]: readonly string[][]): QuoteRows | undefined {
  const at = heads.map(([name, called]) => [name, head.findIndex((cell) => called.test(cell.trim()))] as const)
  if (at.some(([, column]) => column < 0)) return undefined
  const days = rows.map((row) =>
    Object.fromEntries(
      at.map(([name, column]) => [name, name === 'date' ? dayIn(row[column] ?? '') : numberIn(row[column] ?? '')]),
    ),
  ) as unknown as TradingDay[] // each column is there
  const dayOf = (row: readonly string[]) => row[at.find(([name]) => name === 'date')?.[1] ?? 0]?.trim() ?? ''
  const unread = rows.map(dayOf).find((written) => written !== '' && dayIn(written) === '')
  return { days: days.filter(({ date }) => date !== ''), unread }
}

/** `2026/11/2`, `20261102` and `2026-11-02` are one day. */
function dayIn(text: string): string {
  const [, year, month = '', day = ''] = text.match(/^\s*(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})/) ?? []
  const isDay = year !== undefined && Number(month) <= 12 && Number(day) <= 31
  return isDay ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
}

/** What is no number is 0, which no price can be. */
const numberIn = (text: string) => Number(text.replace(/[,，\s]/g, '')) || 0
