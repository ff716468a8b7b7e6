import { useRef } from 'react'
import type { Comparison } from '#contract/charts.ts'
import { PlotNotes, TargetRows } from './Annotations.tsx'
import { FootLabels, Rows, Unit } from './Axes.tsx'
import { categoryReading } from './categoryReading.ts'
import { formatOf, writtenOf } from './format.ts'
import { Legend } from './Legend.tsx'
import { Lines } from './Lines.tsx'
import { type LineLayout, lineLayout } from './lineLayout.ts'
import marks from './marks.module.css'
import { notesOf } from './notes.ts'
import { type ChartProps, Plot } from './Plot.tsx'
import { SvgLine } from './shapes.tsx'
import { useBox } from './useBox.ts'
import { useCursor } from './useCursor.ts'

/** Lines with their names at their ends; where there is no room for them, with a legend. */
export function LineChart({ chart, initial, named, words }: ChartProps<Comparison>) {
  const { categories, series } = chart
  const room = useRef<HTMLDivElement>(null)
  const box = useBox(room, initial)
  const cursor = useCursor(categories.length)
  const { text, height } = box
  const values = series.flatMap(({ values }) => values)
  const format = writtenOf(values, words.missing)
  const layout = lineLayout(chart, box, format)
  const step = layout.x(1) - layout.x(0)
  const find = (x: number) => Math.min(categories.length - 1, Math.max(0, Math.round((x - layout.x(0)) / step)))
  const { at } = cursor
  const reading = at === undefined ? undefined : categoryReading(chart, at, 'line', format, words)
  const anchor = { x: layout.x(at ?? 0), y: 0 }
  const isWritten = layout.written.length === values.filter((value) => value !== null).length
  const hasNames = layout.edges?.some(({ series }) => series !== undefined)
  return (
    <>
      {series.length > 1 && !hasNames && <Legend chart={chart} drawn="line" />}
      <Plot {...{ named, room, box, cursor, find, reading, words }} anchor={isWritten ? undefined : anchor}>
        <Unit text={text}>{words.unit(chart.unit)}</Unit>
        {!layout.labelled && (
          <Rows values={layout.values} span={layout.grid} format={formatOf(layout.values.ticks)} text={text} />
        )}
        <TargetRows
          chart={chart}
          scale={layout.values.scale}
          span={layout.grid}
          text={text}
          named={layout.edges !== undefined}
        />
        {at !== undefined && (
          <SvgLine
            className={marks.rule}
            x1={layout.x(at)}
            x2={layout.x(at)}
            y1={text * 2.4}
            y2={height - text * 2.1}
          />
        )}
        <PlotNotes
          notes={notesOf(chart, layout.x, box.width, text)}
          foot={(category) => topOf(series, category, layout) - text * 1.9}
          top={text * 2.6}
          text={text}
        />
        <Lines chart={chart} layout={layout} text={text} at={at} />
        <FootLabels names={categories} labels={layout.labels} box={box} />
      </Plot>
    </>
  )
}

/** Pixel of the highest point of a category. */
const topOf = (series: Comparison['series'], category: number, { values }: LineLayout) =>
  Math.min(...series.map((own) => values.scale(own.values[category] ?? values.ticks[0] ?? 0)))
