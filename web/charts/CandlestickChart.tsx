import { useMemo, useRef, useState } from 'react'
import type { ChartOf } from '#blocks/chart/kind.ts'
import { useSite } from '../data/site.tsx'
import { formatDay } from '../parts/DateMark.tsx'
import { ViewSwitch } from '../parts/ViewSwitch.tsx'
import { volumeOf } from '../words/numbers.ts'
import styles from './CandlestickChart.module.css'
import { DayReadout, dayReading } from './DayReadout.tsx'
import marks from './marks.module.css'
import { type ChartProps, Plot } from './Plot.tsx'
import { Prices } from './Prices.tsx'
import { priceLayout } from './priceLayout.ts'
import { type Range, ranges } from './ranges.ts'
import { SvgLine } from './shapes.tsx'
import { useBox } from './useBox.ts'
import { useCursor } from './useCursor.ts'

/** Prices and volumes of trading days, coloured as on Chinese exchanges: red rises, green falls. */
export function CandlestickChart({ chart, initial, named, words }: ChartProps<ChartOf<'candlestick'>>) {
  const { lang, words: site } = useSite()
  const [range, setRange] = useState<Range>(12)
  const room = useRef<HTMLDivElement>(null)
  const box = useBox(room, initial)
  const scene = useMemo(() => priceLayout(chart, range, box), [chart, range, box])
  const { days, candles, format, right, price, volume: bars, weekly } = scene
  const cursor = useCursor(days.length, 'end')
  const find = (x: number) => Math.min(days.length - 1, Math.max(0, Math.floor((x / right) * days.length)))
  const at = cursor.at ?? days.length - 1
  const day = days[at]
  if (!day) return null
  const date = formatDay(day.date, site)
  const volume = volumeOf(day.volume, lang, site.number)
  const reading = dayReading({ day, date, before: scene.before[at], weekly, format, volume, words })
  return (
    <div className={styles.candlestick}>
      <div className={styles.head}>
        <DayReadout reading={reading} />
        <ViewSwitch
          legend={words.range}
          choices={ranges.map((months) => ({ value: String(months), label: words.ranges[months] }))}
          initial="12"
          onChoose={(value) => setRange(ranges.find((months) => String(months) === value) ?? 12)}
        />
      </div>
      <Plot {...{ named, room, box, cursor, find, words }} reading={cursor.at === undefined ? undefined : reading}>
        <Prices {...{ chart, scene, box, words }}>
          {cursor.at !== undefined && (
            <SvgLine className={marks.rule} x1={candles[at]?.x} x2={candles[at]?.x} y1={price[0]} y2={bars[1]} />
          )}
        </Prices>
      </Plot>
      <ul className={styles.legend}>
        <li className={styles.entry} data-rises="true">
          {words.rise}
        </li>
        <li className={styles.entry}>{words.fall}</li>
        {weekly && <li>{words.weekly}</li>}
      </ul>
    </div>
  )
}
