import type { PlacedEdge } from './edges.ts'
import { markOf } from './lines.ts'
import marks from './marks.module.css'
import paint from './paint.module.css'
import { Anchored } from './shapes.tsx'

interface Props {
  edge: PlacedEdge
  /** Whether the mark of the series stands before its name: where the name does not stand right beside what it names. */
  marked?: boolean
  x: number
  text: number
}

/** The name of a series where the drawing ends, which spares the reader a legend; of a target at its line. */
export const EdgeLabel = ({ edge: { series, lines, y }, marked = false, x, text }: Props) => {
  const indent = marked && series !== undefined ? text * 1.1 : 0
  return (
    <Anchored x={x} y={y}>
      {indent > 0 && series !== undefined && (
        <path
          className={paint.point}
          data-series={series + 1}
          d={markOf(series, text * 0.7)}
          transform={`translate(${text * 0.4} ${(1 - lines.length) * 0.6 * text})`}
        />
      )}
      <text className={marks.name} data-target={series === undefined || undefined}>
        {lines.map((line, at) => (
          <tspan key={line} x={indent} dy={at === 0 ? `${(0.35 - 0.6 * (lines.length - 1)).toFixed(2)}em` : '1.2em'}>
            {line}
          </tspan>
        ))}
      </text>
    </Anchored>
  )
}
