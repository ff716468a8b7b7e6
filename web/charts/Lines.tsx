import type { Comparison } from '#contract/charts.ts'
import { EdgeLabel } from './EdgeLabel.tsx'
import type { LineLayout } from './lineLayout.ts'
import { lineOf, markOf, type Values } from './lines.ts'
import marks from './marks.module.css'
import paint from './paint.module.css'
import { Anchored, Stretched, SvgText } from './shapes.tsx'
import { sampleTone, toneOf } from './tones.ts'

interface Props {
  chart: Comparison
  layout: LineLayout
  text: number
  /** Index of the category that is being read. */
  at: number | undefined
}

/** The lines with their marks, values and names. */
export function Lines({ chart, layout, text, at }: Props) {
  return (
    <>
      {chart.series.map(({ name }, series) => (
        <Line key={name} {...{ chart, layout, text, at, series }} />
      ))}
      {layout.written.map(({ series, point, x, y, label }) => (
        <SvgText
          key={`${series} ${point}`}
          className={marks.value}
          data-tone={toneOf(chart, series, point)['data-tone']}
          x={x}
          y={y}
          textAnchor="middle"
        >
          {label}
        </SvgText>
      ))}
      {layout.edges?.map((edge) => (
        <EdgeLabel key={edge.name} edge={edge} marked={layout.apart} x={layout.grid[1] + text * 0.5} text={text} />
      ))}
    </>
  )
}

function Line({ chart, layout, text, at, series }: Props & { series: number }) {
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

/** A value between two gaps has no line to either side: only its mark shows it. */
const isAlone = (values: Values, at: number) => (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
