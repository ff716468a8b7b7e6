import type { Comparison } from '#contract/charts.ts'
import { EdgeLabel } from './EdgeLabel.tsx'
import type { Format } from './format.ts'
import type { LineLayout } from './lineLayout.ts'
import { lineOf, markOf, type Values } from './lines.ts'
import marks from './marks.module.css'
import paint from './paint.module.css'
import { Anchored, Stretched, SvgText } from './shapes.tsx'
import { sampleTone, toneOf } from './tones.ts'

interface Props {
  chart: Comparison
  layout: LineLayout
  format: Format
  text: number
  /** Index of the category that is being read. */
  at: number | undefined
}

/** The lines with their marks, values and names. */
export function Lines({ chart, layout, format, text, at }: Props) {
  return (
    <>
      {chart.series.map(({ name }, series) => (
        <Line key={name} {...{ chart, layout, text, at, series }} />
      ))}
      {layout.labelled &&
        chart.series.map(({ name }, series) => <PointValues key={name} {...{ chart, layout, format, text, series }} />)}
      {layout.edges?.map((edge) => (
        <EdgeLabel key={edge.name} edge={edge} marked={layout.apart} x={layout.grid[1] + text * 0.5} text={text} />
      ))}
    </>
  )
}

function Line({ chart, layout, text, at, series }: Omit<Props, 'format'> & { series: number }) {
  const { scale } = layout.values
  const values = chart.series[series]?.values ?? []
  const isOnly = chart.series.length === 1
  return (
    <g>
      <Stretched>
        <path
          className={paint.line}
          {...sampleTone(chart, series)}
          data-tone={isOnly ? 'past' : undefined}
          d={lineOf(values, layout.x, scale)}
        />
      </Stretched>
      {values.map((value, point) => {
        if (value === null || !(layout.marked || point === at || isAlone(values, point))) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: categories keep their order
          <Anchored key={point} x={layout.x(point)} y={scale(value)}>
            <path
              className={paint.point}
              {...toneOf(chart, series, point)}
              data-read={point === at || undefined}
              d={markOf(series, text * 0.7)}
            />
          </Anchored>
        )
      })}
    </g>
  )
}

/** The values of a line at its points: above the upper of two lines, below the lower; of one alone below its valleys. */
function PointValues({ chart, layout, format, text, series }: Omit<Props, 'at'> & { series: number }) {
  const values = chart.series[series]?.values ?? []
  const other = chart.series[1 - series]?.values
  return values.map((value, point) => {
    if (value === null) return null
    const isBelow = other ? isLower(value, other[point] ?? null, series) : isValley(values, point)
    return (
      <SvgText
        // biome-ignore lint/suspicious/noArrayIndexKey: categories keep their order
        key={point}
        className={marks.value}
        data-tone={toneOf(chart, series, point)['data-tone']}
        x={layout.x(point)}
        y={layout.values.scale(value) + text * (isBelow ? 1.6 : -0.8)}
        textAnchor="middle"
      >
        {format(value)}
      </SvgText>
    )
  })
}

const isLower = (value: number, other: number | null, series: number) =>
  other !== null && (value < other || (value === other && series === 1))

/** Whether a point lies below its neighbours, so that its value stands clear of the line below it. */
function isValley(values: Values, at: number): boolean {
  const around = [values[at - 1], values[at + 1]].filter((value) => typeof value === 'number')
  const mean = around.reduce((sum, value) => sum + value, 0) / around.length
  return mean > (values[at] ?? 0)
}

/** A value between two gaps has no line to either side: only its mark shows it. */
const isAlone = (values: Values, at: number) => (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
