import { useRef } from 'react'
import type { Comparison } from '#contract/blocks.ts'
import { Columns, FootLabels, Rows, Unit } from './Axes.tsx'
import { Bars } from './Bars.tsx'
import { type BarLayout, horizontalLayout, verticalLayout } from './barLayout.ts'
import { categoryReading } from './categoryReading.ts'
import { isHorizontal } from './chartShape.ts'
import { EdgeLabel } from './EdgeLabel.tsx'
import { formatOf, writtenOf } from './format.ts'
import { Legend } from './Legend.tsx'
import { shownLabels } from './labels.ts'
import marks from './marks.module.css'
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
  return (
    <>
      {series.length > 1 && !layout.ends && <Legend names={series.map(({ name }) => name)} drawn="bar" />}
      <Plot {...{ named, room, box, cursor, find, reading, words }} anchor={layout.labelled ? undefined : anchor}>
        <Unit text={text}>{words.unit(chart.unit)}</Unit>
        {at !== undefined && <Band layout={layout} at={at} horizontal={horizontal} box={box} />}
        {horizontal ? chart.kind === 'stacked' && <Columns {...axis} /> : <Rows {...axis} />}
        <Bars {...{ chart, layout, horizontal, format, text }} />
        {layout.ends?.map(({ series: at, y }) => (
          <EdgeLabel key={at} name={series[at]?.name ?? ''} x={layout.grid[1] + text * 0.3} y={y} text={text} />
        ))}
        {horizontal ? (
          <HorizontalLabels chart={chart} layout={layout} text={text} />
        ) : (
          <FootLabels
            names={categories}
            shown={shownLabels(categories, layout.step, text)}
            x={(at) => layout.from(at) + layout.step / 2}
            box={box}
          />
        )}
      </Plot>
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
          x={layout.above && chart.kind === 'stacked' ? zero + text * 0.4 : 0}
          y={layout.above ? layout.start(at) + text * 1.1 : layout.from(at) + layout.step / 2 + text * 0.35}
        >
          {category}
        </SvgText>
      ))}
    </g>
  )
}
