import { useRef } from 'react'
import type { Slope } from '#contract/charts.ts'
import { Unit } from './Axes.tsx'
import { EdgeLabel } from './EdgeLabel.tsx'
import { edgeRoomOf, placedEdges } from './edges.ts'
import { writtenOf } from './format.ts'
import { spread } from './labels.ts'
import marks from './marks.module.css'
import { type ChartProps, Plot } from './Plot.tsx'
import paint from './paint.module.css'
import { valueScale } from './scale.ts'
import { SvgLine, SvgText } from './shapes.tsx'
import { widestOf } from './textWidth.ts'
import { type Box, useBox } from './useBox.ts'
import { useCursor } from './useCursor.ts'

/** Before and after: a line a series, its first value at the start, its last one with its name at the end. */
export function SlopeChart({ chart, initial, named, words }: ChartProps<Slope>) {
  const { categories, series, unit } = chart
  const room = useRef<HTMLDivElement>(null)
  const box = useBox(room, initial)
  const cursor = useCursor(series.length)
  const { text } = box
  const format = writtenOf(series.flatMap(({ values }) => values))
  const { from, to, starts, edges, scale } = slopeLayout(chart, box, format)
  const find = (_: number, y: number) =>
    nearest(
      edges.map((edge) => edge.y),
      y,
    )
  const read = cursor.at === undefined ? undefined : series[cursor.at]
  const reading = read && {
    title: read.name,
    entries: categories.map((name, at) => ({ name, value: words.value(format(read.values[at] ?? 0), unit) })),
  }
  return (
    <Plot {...{ named, room, box, cursor, find, reading, words }}>
      <Unit text={text}>{words.unit(unit)}</Unit>
      {[from, to].map((x, at) => (
        <SvgText
          key={categories[at]}
          className={marks.label}
          x={x}
          y={text * 2.6}
          textAnchor={at === 0 ? 'end' : 'start'}
        >
          {categories[at]}
        </SvgText>
      ))}
      {series.map(({ name, values: [first = 0, last = 0] }, at) => (
        <g key={name} className={paint.slope} data-read={cursor.at === at || undefined}>
          <SvgLine className={paint.line} data-tone="past" x1={from} x2={to} y1={scale(first)} y2={scale(last)} />
          <SvgText className={marks.tick} x={from - text * 0.7} y={starts[at] ?? 0} dy="0.35em" textAnchor="end">
            {format(first)}
          </SvgText>
          {[first, last].map((value, end) => (
            <Dot key={categories[end]} x={end === 0 ? from : to} y={scale(value)} tone={end === 0 ? 'past' : 'now'} />
          ))}
        </g>
      ))}
      {edges.map((edge) => (
        <EdgeLabel key={edge.name} edge={edge} x={to + text * 0.8} text={text} />
      ))}
    </Plot>
  )
}

/** A line without length, round at its ends: a dot that keeps its size. */
const Dot = ({ x, y, tone }: { x: number; y: number; tone: 'past' | 'now' }) => (
  <SvgLine className={paint.dot} data-tone={tone} x1={x} x2={x} y1={y} y2={y} />
)

function slopeLayout({ categories: [start = ''], series, unit }: Slope, box: Box, format: (value: number) => string) {
  const { width, height, text } = box
  const span: [number, number] = [text * 4, height - text]
  const { scale } = valueScale(
    series.flatMap(({ values }) => values),
    { base: 'near', range: [span[1], span[0]], count: 4 },
  )
  const written = (value: number) => format(value) + (unit === '%' ? '%' : '')
  const named = series.map(({ name, values: [, last = 0] }, at) => ({
    series: at,
    name: written(last),
    value: name,
    at: scale(last),
  }))
  const needed = edgeRoomOf(named, box) ?? width * 0.4
  const values = series.map(({ values: [first = 0] }) => format(first))
  const from = Math.max(widestOf(values) + 1, widestOf([start])) * text
  const starts = spread(
    series.map(({ values: [first = 0] }) => scale(first)),
    1.3 * text,
    span[0],
    span[1],
  )
  return { from, to: width - needed - text * 0.3, starts, edges: placedEdges(named, { width, span, text }), scale }
}

const nearest = (places: number[], y: number) =>
  places.reduce((best, place, at) => (Math.abs(place - y) < Math.abs((places[best] ?? 0) - y) ? at : best), 0)
