import type { TradingDay } from '#contract/charts.ts'

/** What a reader typed: money in RMB or a number of shares, and the day of purchase as YYYY-MM-DD. */
export interface Purchase {
  by: 'amount' | 'shares'
  number: string
  date: string
}

/** Shares bought on a trading day and what they are worth at the last close. Money is in fen, so that sums are exact. */
export interface Holding {
  bought: string
  /** The day asked for was no trading day: `bought` is the next one. */
  moved: boolean
  price: number
  shares: number
  cost: number
  value: number
}

/** Why a purchase cannot be worked out, by field. `tooLittle` is less than one share cost, in fen. */
export interface Faults {
  number?: 'missing' | 'notNumber' | 'notPositive' | 'notWhole' | 'tooLarge' | 'tooLittle'
  date?: 'missing' | 'early' | 'late'
  price?: number
}

/** More than this, in RMB or shares, is a slip: there are fewer shares. */
export const most = 10_000_000_000

/** Works a purchase out at closing prices and in whole shares, or says what is wrong with it. `days` are oldest first. */
export function holdingOf(purchase: Purchase, days: TradingDay[]): { holding: Holding } | { faults: Faults } {
  const number = readNumber(purchase.number)
  const faults: Faults = { ...numberFault(purchase, number), ...dateFault(purchase.date, days) }
  const day = days.find(({ date }) => date >= purchase.date)
  const last = days.at(-1)
  if (number === undefined || !day || !last || faults.number || faults.date) return { faults }

  const price = fen(day.close)
  const shares = purchase.by === 'shares' ? number : Math.floor(fen(number) / price)
  if (shares === 0) return { faults: { number: 'tooLittle', price } }
  return {
    holding: {
      bought: day.date,
      moved: day.date !== purchase.date,
      price,
      shares,
      cost: shares * price,
      value: shares * fen(last.close),
    },
  }
}

const fen = (yuan: number) => Math.round(yuan * 100)

/** Reads figures as they are typed: full-width ones too, with commas between thousands, with or without the unit. */
function readNumber(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:[¥￥]|RMB)\s*|\s*[元股]$/gi, '')
  return /^[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(plain)
    ? Number(plain.replaceAll(',', '').replace('−', '-'))
    : undefined
}

function numberFault({ by, number: text }: Purchase, number: number | undefined): Pick<Faults, 'number'> {
  if (text.trim() === '') return { number: 'missing' }
  if (number === undefined) return { number: 'notNumber' }
  if (number <= 0) return { number: 'notPositive' }
  if (number > most) return { number: 'tooLarge' }
  if (by === 'shares' && !Number.isInteger(number)) return { number: 'notWhole' }
  return {}
}

function dateFault(date: string, days: TradingDay[]): Pick<Faults, 'date'> {
  // A field for dates gives no text for what is no date.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return { date: 'missing' }
  if (date < (days[0]?.date ?? '')) return { date: 'early' }
  if (date > (days.at(-1)?.date ?? '')) return { date: 'late' }
  return {}
}
