import { useMemo, useRef, useState } from 'react'
import type { ChartOf, TradingDay } from '#contract/blocks.ts'
import { Choices } from '../../parts/Choices.tsx'
import { formatDay } from '../../parts/DateMark.tsx'
import { useSite } from '../../site.tsx'
import type { Words } from '../../words/zh.ts'
import { Rows, Unit } from './Axes.tsx'
import { Candles } from './Candles.tsx'
import styles from './CandlestickChart.module.css'
import { DateLabels } from './DateLabels.tsx'
import { DayReadout, dayReading } from './DayReadout.tsx'
import { formatOf } from './format.ts'
import marks from './marks.module.css'
import { tenths } from './measure.ts'
import { type Named, Plot } from './Plot.tsx'
import { type Range, ranges } from './ranges.ts'
import { sceneOf } from './scene.ts'
import { useBox } from './useBox.ts'
import { useCursor } from './useCursor.ts'

interface Props {
  chart: ChartOf<'candlestick'>
  named: Named
  words: Words['chart']
}

/** Prices and volumes of trading days, coloured as on Chinese exchanges: red rises, green falls. */
export function CandlestickChart({ chart, named, words }: Props) {
  const { words: site } = useSite()
  const [range, setRange] = useState<Range>(12)
  const room = useRef<HTMLDivElement>(null)
  const box = useBox(room)
  const { width, height, text } = box
  const scene = useMemo(
    () => sceneOf(chart.days, range, { width, height, text }),
    [chart.days, range, width, height, text],
  )
  const { days, candles, values, right, price, volume, weekly } = scene
  const format = useMemo(() => formatOf(pricesOf(chart.days)), [chart.days])
  const cursor = useCursor(days.length, 'end')
  const find = (x: number) => Math.min(days.length - 1, Math.max(0, Math.floor((x / right) * days.length)))
  const at = cursor.at ?? days.length - 1
  const day = days[at]
  if (!day) return null
  const latest = days.at(-1)?.close ?? day.close
  const date = formatDay(day.date, site)
  const reading = dayReading({ day, date, before: scene.before[at], weekly, format, words })
  return (
    <div className={styles.candlestick}>
      <div className={styles.head}>
        <DayReadout reading={reading} />
        <Choices
          legend={words.range}
          choices={ranges.map((months) => ({ value: String(months), label: words.ranges[months] }))}
          chosen={String(range)}
          onChoose={(value) => setRange(ranges.find((months) => String(months) === value) ?? 12)}
        />
      </div>
      <Plot {...{ named, room, box, cursor, find, words }} reading={cursor.at === undefined ? undefined : reading}>
        <Unit text={text}>{words.unit(chart.unit)}</Unit>
        <DateLabels {...{ days, candles, height, text, words }} span={[price[0], volume[1]]} />
        <Rows
          values={values}
          span={[0, right]}
          format={formatOf(values.ticks)}
          text={text}
          side="end"
          taken={values.scale(latest)}
        />
        <text className={marks.tick} y={volume[0] - text * 0.5}>
          {words.withUnit(words.volume, chart.volumeUnit)}
        </text>
        <line className={marks.grid} data-zero="true" x1="0" x2={right} y1={volume[1]} y2={volume[1]} />
        {cursor.at !== undefined && (
          <line className={marks.rule} x1={candles[at]?.x} x2={candles[at]?.x} y1={price[0]} y2={volume[1]} />
        )}
        <Candles candles={candles} floor={volume[1]} />
        <Latest y={values.scale(latest)} right={right} text={text} label={format(latest)} />
      </Plot>
      <ul className={styles.legend}>
        <li className={styles.entry} data-rises="true">
          {words.rise}
        </li>
        <li className={styles.entry} data-rises="false">
          {words.fall}
        </li>
        {weekly && <li>{words.weekly}</li>}
      </ul>
    </div>
  )
}

const pricesOf = (days: TradingDay[]) => days.flatMap(({ open, high, low, close }) => [open, high, low, close])

/** The newest price across the drawing, so that every other day can be compared with it. */
const Latest = ({ y, right, text, label }: { y: number; right: number; text: number; label: string }) => (
  <g transform={`translate(0 ${tenths(y)})`}>
    <line className={marks.latest} x2={right} />
    <text className={marks.price} x={tenths(right + text * 0.6)} dy="0.35em">
      {label}
    </text>
  </g>
)
