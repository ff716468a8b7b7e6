import type { TradingDay } from '#contract/charts.ts'
import type { Words } from '../words/zh.ts'
import { type Candle, dateMarks } from './candles.ts'
import { evenLabels } from './labels.ts'
import marks from './marks.module.css'
import { Stretched, SvgText } from './shapes.tsx'

interface Props {
  days: TradingDay[]
  candles: Candle[]
  /** First and last pixel of the lines. */
  span: [number, number]
  height: number
  text: number
  words: Words['chart']
}

/** Where months begin, or weeks when few days are shown: a line each, and a label where there is room, with a year where it is another. */
export function DateLabels({ days, candles, span: [from, to], height, text, words }: Props) {
  const dates = dateMarks(days).map((at) => {
    const [year = 0, month = 0, day = 0] = (days[at]?.date ?? '').split('-').map(Number)
    return { year, month, day, x: candles[at]?.x ?? 0 }
  })
  const isMonth = dates.every(({ month }, at) => month !== dates[at - 1]?.month)
  const labels = evenLabels(
    dates.map(({ x }) => x),
    text,
    (at, before) => {
      const { year, month, day } = dates[at] ?? { year: 0, month: 0, day: 0 }
      const isAnotherYear = before === undefined || dates[before]?.year !== year
      return isMonth ? words.monthMark(month, isAnotherYear ? year : undefined) : words.dayMark(month, day)
    },
  )
  return (
    <g>
      <Stretched>
        <path className={marks.month} d={dates.map(({ x }) => `M${x} ${from}V${to}`).join('')} />
      </Stretched>
      {labels.map(({ at, label }) => (
        <SvgText key={at} className={marks.label} x={dates[at]?.x ?? 0} y={height - text * 0.6}>
          {label}
        </SvgText>
      ))}
    </g>
  )
}
