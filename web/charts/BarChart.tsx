import { useRef } from 'react'
import type { Comparison } from '#contract/charts.ts'
import { PlotNotes, TargetColumns, TargetRows } from './Annotations.tsx'
import { Columns, FootLabels, Rows, Unit } from './Axes.tsx'
import { Bars, Voids } from './Bars.tsx'
import { type BarLayout, horizontalLayout, verticalLayout } from './barLayout.ts'
import { categoryReading } from './categoryReading.ts'
import { isHorizontal } from './chartShape.ts'
import { EdgeLabel } from './EdgeLabel.tsx'
import { formatOf, writtenOf } from './format.ts'
import { Legend } from './Legend.tsx'
import { placedLabels } from './labels.ts'
import marks from './marks.module.css'
import { notesOf } from './notes.ts'
import { type ChartProps, Plot } from './Plot.tsx'
import { SvgLine, SvgRect, SvgText } from './shapes.tsx'
import { type Box, useBox } from './useBox.ts'
import { useCursor } from './useCursor.ts'

/** Bars, side by side or piled up; horizontal where their labels are long. */
export function BarChart({ chart, initial, named, words }: ChartProps<Comparison>) {
  const { categories, series } = chart
  const room = useRef<HTMLDivElement>(null)
  const box = useBox(room, initial)
  const cursor = useCursor(categories.length)
  const horizontal = isHorizontal(chart)
  const { text } = box
  const format = writtenOf(
    series.flatMap(({ values }) => values),
    words.missing,
  )
  const layout = (horizontal ? horizontalLayout : verticalLayout)(chart, box, format)
  const find = (x: number, y: number) => {
    const at = Math.floor(((horizontal ? y : x) - layout.from(0)) / layout.step)
    return at >= 0 && at < categories.length ? at : undefined
  }
  const axis = { values: layout.values, span: layout.grid, format: tickFormat(layout), text }
  const { at } = cursor
  const reading = at === undefined ? undefined : categoryReading(chart, at, 'bar', format, words)
  const middle = at === undefined ? 0 : layout.from(at) + layout.step / 2
  const inUpperHalf = middle < box.height / 2
  const anchor = horizontal
    ? { x: box.width * 0.6, y: middle + (layout.step / 2) * (inUpperHalf ? 1 : -1) }
    : { x: middle, y: 0, clear: layout.step / 2 }
  const names = layout.edges?.some(({ series }) => series !== undefined)
  return (
    <>
      {series.length > 1 && !names && <Legend chart={chart} drawn="bar" />}
      <Plot {...{ named, room, box, cursor, find, reading, words }} anchor={layout.labelled ? undefined : anchor}>
        <Unit text={text}>{words.unit(chart.unit)}</Unit>
        {at !== undefined && <Band layout={layout} at={at} horizontal={horizontal} box={box} />}
        {layout.axis && (horizontal ? <Columns {...axis} /> : <Rows {...axis} />)}
        {horizontal ? (
          <TargetColumns chart={chart} scale={layout.values.scale} span={layout.grid} text={text} width={box.width} />
        ) : (
          <UprightWords {...{ chart, layout, box }} />
        )}
        <Bars {...{ chart, layout, horizontal, format, text }} />
        <Voids {...{ layout, horizontal, text }} missing={words.missing} />
        {layout.edges?.map((edge) => (
          <EdgeLabel key={edge.name} edge={edge} x={layout.grid[1] + text * 0.5} text={text} />
        ))}
        {horizontal && <HorizontalLabels chart={chart} layout={layout} text={text} />}
      </Plot>
    </>
  )
}

/** What belongs to upright bars: their zero, targets, notes and the names below them. */
function UprightWords({ chart, layout, box }: { chart: Comparison; layout: BarLayout; box: Box }) {
  const { categories } = chart
  const { text, width } = box
  const { scale } = layout.values
  const x = (at: number) => layout.from(at) + layout.step / 2
  const top = (category: number) =>
    Math.min(
      scale(0),
      ...layout.bars.filter((bar) => bar.category === category).map(({ start, end }) => Math.min(start, end)),
    )
  return (
    <>
      <SvgLine
        className={marks.grid}
        data-zero="true"
        x1={layout.grid[0]}
        x2={layout.grid[1]}
        y1={scale(0)}
        y2={scale(0)}
      />
      <TargetRows chart={chart} scale={scale} span={layout.grid} text={text} named={layout.edges !== undefined} />
      <PlotNotes
        notes={notesOf(chart, x, width, text)}
        foot={(category) => top(category) - text * 1.8}
        top={text * 2.6}
        text={text}
      />
      <FootLabels names={categories} labels={placedLabels(categories, x, width, text)} box={box} />
    </>
  )
}

const tickFormat = ({ values }: BarLayout) => formatOf(values.ticks)

/** The ground behind the category that is being read. */
function Band({ layout, at, horizontal, box }: { layout: BarLayout; at: number; horizontal: boolean; box: Box }) {
  const [from, { step }] = [layout.from(at), layout]
  return horizontal ? (
    <SvgRect className={marks.band} x={0} y={from} width={box.width} height={step} />
  ) : (
    <SvgRect className={marks.band} x={from} y={box.text * 1.6} width={step} height={box.height - box.text * 1.6} />
  )
}

function HorizontalLabels({ chart, layout, text }: { chart: Comparison; layout: BarLayout; text: number }) {
  const zero = layout.values.scale(0)
  const [, down] = layout.grid
  return (
    <g>
      <SvgLine className={marks.grid} data-zero="true" x1={zero} x2={zero} y1={layout.from(0)} y2={down} />
      {chart.categories.map((category, at) => (
        <SvgText
          key={category}
          className={marks.label}
          x={layout.above && (chart.kind === 'stacked' || zero < text) ? zero + text * 0.4 : 0}
          y={layout.above ? layout.start(at) + text * 1.1 : layout.from(at) + layout.step / 2 + text * 0.35}
        >
          {category}
        </SvgText>
      ))}
    </g>
  )
}
