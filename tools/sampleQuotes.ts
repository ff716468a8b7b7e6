// Writes the sample price histories of the share and the convertible bond: always the same figures, invented, no market data.
// Run again after changing an anchor or a date: node tools/sampleQuotes.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Day = { date: string; open: number; high: number; low: number; close: number; volume: number }

const folder = join(import.meta.dirname, '../content/quotes')
const firstDay = '2025-11-20'
const lastDay = '2026-11-20'

// Mainland public holidays that fall on weekdays, first and last day.
const holidays = [
  ['2026-01-01', '2026-01-03'], // New Year
  ['2026-02-16', '2026-02-23'], // Spring Festival
  ['2026-04-06', '2026-04-06'], // Qingming
  ['2026-05-01', '2026-05-05'], // Labour Day
  ['2026-06-19', '2026-06-19'], // Dragon Boat
  ['2026-09-25', '2026-09-25'], // Mid-Autumn
  ['2026-10-01', '2026-10-07'], // National Day
] as const

// The share drifts towards these prices; chance does the rest.
const anchors = [
  { date: '2025-11-20', price: 42.4 },
  { date: '2026-02-10', price: 46.8 },
  { date: '2026-04-10', price: 48.6 },
  { date: '2026-07-10', price: 40.6 },
  { date: '2026-09-10', price: 42.8 },
  { date: '2026-11-20', price: 45.6 },
]
const exDividend = { date: '2026-06-11', amount: 0.5 }
const interest = { date: '2026-08-18', amount: 1.6 }
const maturity = '2027-08-18'
const redemption = 108

const random = seeded(1991)
const days = tradingDays()
const shares = walkShare(days)
write('stock.csv', shares, 2)
write('bond.csv', walkBond(shares), 3)

function tradingDays(): string[] {
  const found: string[] = []
  for (let time = Date.parse(firstDay); time <= Date.parse(lastDay); time += 86_400_000) {
    const date = new Date(time).toISOString().slice(0, 10)
    const weekday = new Date(time).getUTCDay()
    const closed = weekday === 0 || weekday === 6 || holidays.some(([from, to]) => date >= from && date <= to)
    if (!closed) found.push(date)
  }
  return found
}

function walkShare(dates: string[]): Day[] {
  const quotes: Day[] = []
  let previous = anchors[0]?.price ?? 42
  for (const date of dates) {
    const before = date === exDividend.date ? previous - exDividend.amount : previous
    const pull = 0.07 * Math.log(anchorPrice(date) / before)
    // The exchange stops a main-board share at 10 % up or down; a margin keeps the rounding inside.
    const move = clamp(pull + 0.0165 * normal(), -0.095, 0.095)
    const close = before * Math.exp(move)
    const open = before * Math.exp(clamp(0.35 * move + 0.004 * normal(), -0.06, 0.06))
    const volume = 100 * Math.round(285_000 * Math.exp(0.22 * normal() + 14 * Math.abs(move)))
    quotes.push(candle(date, open, close, 0.006, volume, 2))
    previous = quotes.at(-1)?.close ?? close
  }
  return quotes
}

function walkBond(underlying: Day[]): Day[] {
  let noise = 0
  let previous = 0
  return underlying.map((share) => {
    noise = 0.8 * noise + 0.22 * normal()
    const close = bondValue(share.date, share.close) + noise
    const open = previous ? previous + 0.35 * (close - previous) + 0.12 * normal() : close - 0.2
    const volume =
      10 * Math.round(62_000 * Math.exp(0.3 * normal() + (previous ? 30 * Math.abs(close / previous - 1) : 0)))
    previous = close
    return candle(share.date, open, close, 0.0016, volume, 3)
  })
}

/** The floor is what the bond still pays; a curve lifts it towards and beyond what the shares behind it are worth. */
function bondValue(date: string, sharePrice: number): number {
  const years = (Date.parse(maturity) - Date.parse(date)) / (365.25 * 86_400_000)
  const due = redemption + (date < interest.date ? interest.amount : 0)
  const floor = due / 1.006 ** years
  const parity = (100 / (date < exDividend.date ? 43.62 : 43.12)) * sharePrice
  const width = 4 + 4 * Math.sqrt(years)
  return floor + width * Math.log1p(Math.exp((parity - floor + 2) / width))
}

function candle(date: string, open: number, close: number, reach: number, volume: number, decimals: number): Day {
  const high = Math.max(open, close) * (1 + reach * Math.abs(normal()))
  const low = Math.min(open, close) * (1 - reach * Math.abs(normal()))
  const round = (value: number) => Number(value.toFixed(decimals))
  return { date, open: round(open), high: round(high), low: round(low), close: round(close), volume }
}

function anchorPrice(date: string): number {
  const next = anchors.findIndex((anchor) => anchor.date >= date)
  const to = anchors[Math.max(next, 1)] ?? anchors[anchors.length - 1]
  const from = anchors[Math.max(next, 1) - 1]
  if (!from || !to) throw new Error(`no anchor around ${date}`)
  const share = (Date.parse(date) - Date.parse(from.date)) / (Date.parse(to.date) - Date.parse(from.date))
  return from.price + share * (to.price - from.price)
}

function write(name: string, quotes: Day[], decimals: number): void {
  const lines = quotes.map(({ date, open, high, low, close, volume }) =>
    [date, ...[open, high, low, close].map((price) => price.toFixed(decimals)), volume].join(','),
  )
  writeFileSync(join(folder, name), `${['date,open,high,low,close,volume', ...lines].join('\n')}\n`)
  console.log(`${name}: ${lines.length} trading days, ${firstDay} to ${lastDay}`)
}

/** Mulberry32: small, and the same sequence on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
