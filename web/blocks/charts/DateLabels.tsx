import type { TradingDay } from '#contract/blocks.ts'
import { type Candle, dateMarks } from './candles.ts'
import marks from './marks.module.css'
import { emsOf, tenths } from './measure.ts'

interface Props {
  days: TradingDay[]
  candles: Candle[]
  /** First and last pixel of the lines. */
  span: [number, number]
  height: number
  text: number
  locale: string
}

/** Where months begin, or weeks when few days are shown; labels that would touch the one before are left out. */
export function DateLabels({ days, candles, span: [from, to], height, text, locale }: Props) {
  const places = dateMarks(days)
  const isMonth = places.length < 2 || !sameMonth(days, places)
  let free = 0
  return (
    <g>
      {places.map((at, order) => {
        const [day, candle] = [days[at], candles[at]]
        if (!day || !candle) return null
        const label = labelOf(day.date, isMonth, order === 0 || day.date.slice(5, 7) === '01', locale)
        const fits = candle.x >= free
        if (fits) free = candle.x + (emsOf(label) + 1) * text
        return (
          <g key={day.date} transform={`translate(${candle.x} 0)`}>
            <line className={marks.month} y1={from} y2={to} />
            {fits && (
              <text className={marks.label} y={tenths(height - text * 0.6)}>
                {label}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

const sameMonth = (days: TradingDay[], places: number[]) => {
  const months = places.map((at) => days[at]?.date.slice(0, 7))
  return new Set(months).size < months.length
}

function labelOf(date: string, isMonth: boolean, withYear: boolean, locale: string): string {
  const shape: Intl.DateTimeFormatOptions = isMonth
    ? { month: 'short', ...(withYear && { year: 'numeric' }) }
    : { month: locale === 'en' ? 'short' : 'numeric', day: 'numeric' }
  const key = JSON.stringify([locale, shape])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(date))
}

/** Making a format takes longer than drawing its label. */
const formats = new Map<string, Intl.DateTimeFormat>()
