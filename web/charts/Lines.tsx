import type { Comparison } from '#contract/blocks.ts'
import { EdgeLabel } from './EdgeLabel.tsx'
import type { Format } from './format.ts'
import type { LineLayout } from './lineLayout.ts'
import { lineOf, markOf } from './lines.ts'
import marks from './marks.module.css'
import { Anchored, Stretched, SvgText } from './shapes.tsx'

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
  const { scale } = layout.values
  return (
    <>
      {chart.series.map(({ name, values }, series) => (
        <g key={name}>
          <Stretched>
            <path className={marks.line} data-series={series + 1} d={lineOf(values, layout.x, scale)} />
          </Stretched>
          {values.map((value, point) => {
            if (value === null || !(layout.marked || point === at || isAlone(values, point))) return null
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: categories keep their order
              <Anchored key={point} x={layout.x(point)} y={scale(value)}>
                <path
                  className={marks.point}
                  data-series={series + 1}
                  data-read={point === at || undefined}
                  d={markOf(series, text * 0.7)}
                />
              </Anchored>
            )
          })}
        </g>
      ))}
      {layout.labelled &&
        chart.series[0]?.values.map(
          (value, point) =>
            value !== null && (
              <SvgText
                // biome-ignore lint/suspicious/noArrayIndexKey: categories keep their order
                key={point}
                className={marks.value}
                x={layout.x(point)}
                y={scale(value) + text * (isValley(chart.series[0]?.values ?? [], point) ? 1.6 : -0.8)}
                textAnchor="middle"
              >
                {format(value)}
              </SvgText>
            ),
        )}
      {layout.ends?.map(({ series, x, y, value }) => (
        <EdgeLabel
          key={series}
          mark={layout.apart ? series : undefined}
          name={chart.series[series]?.name ?? ''}
          value={format(value)}
          x={x}
          y={y}
          text={text}
        />
      ))}
    </>
  )
}

/** Whether a point lies below its neighbours, so that its value stands clear of the line below it. */
function isValley(values: (number | null)[], at: number): boolean {
  const around = [values[at - 1], values[at + 1]].filter((value) => typeof value === 'number')
  const mean = around.reduce((sum, value) => sum + value, 0) / around.length
  return mean > (values[at] ?? 0)
}

/** A value between two gaps has no line to either side: only its mark shows it. */
const isAlone = (values: (number | null)[], at: number) =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
