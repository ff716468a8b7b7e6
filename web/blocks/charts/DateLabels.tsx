import type { TradingDay } from '#contract/blocks.ts'
import type { Words } from '../../words/zh.ts'
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
  words: Words['chart']
}

/** Where months begin, or weeks when few days are shown; labels that would touch the one before are left out. */
export function DateLabels({ days, candles, span: [from, to], height, text, words }: Props) {
  const places = dateMarks(days)
  const isMonth = places.length < 2 || !sameMonth(days, places)
  let free = 0
  return (
    <g>
      {places.map((at, order) => {
        const [day, candle] = [days[at], candles[at]]
        if (!day || !candle) return null
        const [year, month = 0, dayOfMonth = 0] = day.date.split('-').map(Number)
        const isNewYear = order === 0 || month === 1
        const label = isMonth ? words.monthMark(month, isNewYear ? year : undefined) : words.dayMark(month, dayOfMonth)
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
