import { sum } from 'd3-array'
import { useRef } from 'react'
import type { Donut } from '#contract/blocks.ts'
import styles from './DonutChart.module.css'
import { centreOf } from './donutCentre.ts'
import { percentOf, writtenOf } from './format.ts'
import { Sample } from './Legend.tsx'
import marks from './marks.module.css'
import { type ChartProps, Plot } from './Plot.tsx'
import { hole, type Slice, sliceAt, slicesOf } from './slices.ts'
import { useTexture } from './Textures.tsx'
import { emsOf, tenths } from './textWidth.ts'
import { useBox } from './useBox.ts'
import { useCursor } from './useCursor.ts'

/** A ring whose parts are listed beside it in the same order, with their values and shares. */
export function DonutChart({ chart, initial, named, words }: ChartProps<Donut>) {
  const room = useRef<HTMLDivElement>(null)
  const box = useBox(room, initial)
  const cursor = useCursor(chart.slices.length)
  const { width, height } = box
  const numbers = chart.slices.map(({ value }) => value)
  const format = writtenOf(numbers)
  const radius = Math.min(width, height) / 2 / 1.04 - 2
  const slices = slicesOf(chart, radius)
  const isPercent = chart.unit === '%'
  const find = (x: number, y: number) => sliceAt(slices, x - width / 2, y - height / 2, radius)
  const shareOf = ({ share, value }: Slice) => (isPercent ? `${format(value)}%` : percentOf(share))
  const { at } = cursor
  const read = at === undefined ? undefined : slices[at]
  const reading = read && {
    title: read.name,
    entries: [
      { name: words.amount, value: words.value(format(read.value), chart.unit) },
      ...(isPercent ? [] : [{ name: words.share, value: percentOf(read.share) }]),
    ],
  }
  const largest = slices.reduce((one, other) => (other.share > one.share ? other : one))
  const centred = read ?? (isPercent ? largest : undefined)
  const centre: [string, string] = centred ? [shareOf(centred), centred.name] : [format(sum(numbers)), chart.unit]
  return (
    <div className={styles.donut}>
      <Plot {...{ named, room, box, cursor, find, reading, words }}>
        <svg viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} overflow="visible" aria-hidden="true">
          <Ring {...{ slices, at, radius, shareOf, centre }} text={box.text} />
        </svg>
      </Plot>
      <ul className={styles.slices}>
        {slices.map((slice, series) => (
          <li
            key={slice.name}
            className={styles.slice}
            data-read={at === series || undefined}
            onPointerEnter={() => cursor.point(series)}
            onPointerLeave={() => cursor.point(undefined)}
          >
            <Sample series={series} drawn="bar" />
            <span>{slice.name}</span>
            <span className={styles.amount}>{isPercent ? shareOf(slice) : format(slice.value)}</span>
            {!isPercent && <span className={styles.share}>{percentOf(slice.share)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RingProps {
  slices: Slice[]
  at: number | undefined
  radius: number
  shareOf: (slice: Slice) => string
  /** What stands in the middle: a number, and what it is of. */
  centre: [string, string]
  text: number
}

/** The parts, each with its share where there is room, around a number. */
function Ring({ slices, at, radius, shareOf, centre: [above, below], text }: RingProps) {
  const texture = useTexture()
  const lines = centreOf(below, (radius * hole * 1.7) / text)
  return (
    <>
      {slices.map((slice, series) => (
        <g key={slice.name} className={marks.slice} data-read={at === series || undefined}>
          <path className={marks.bar} data-series={series + 1} data-parted="true" d={slice.path} />
          <path fill={texture(series)} d={slice.path} />
          {slice.share > 0.055 && emsOf(shareOf(slice)) * text < radius * 0.4 && (
            <text
              className={marks.inside}
              data-series={series + 1}
              x={tenths(slice.middle[0])}
              y={tenths(slice.middle[1])}
              dy="0.35em"
              textAnchor="middle"
            >
              {shareOf(slice)}
            </text>
          )}
        </g>
      ))}
      <text className={marks.centre} textAnchor="middle" y={lines.length === 0 ? '0.35em' : '-0.05em'}>
        {above}
      </text>
      {lines.map((line, at) => (
        <text key={line} className={marks.tick} textAnchor="middle" y={text * (1.4 + at * 1.25)}>
          {line}
        </text>
      ))}
    </>
  )
}
