import { markOf } from './lines.ts'
import marks from './marks.module.css'
import { Anchored } from './shapes.tsx'

interface Props {
  name: string
  value?: string
  /** The series whose mark stands before the name, when the name does not stand right beside it. */
  mark?: number | undefined
  x: number
  y: number
  text: number
}

/** The name of a series where the drawing ends, which spares the reader a legend. */
export const EdgeLabel = ({ name, value, mark, x, y, text }: Props) => (
  <Anchored x={x} y={y}>
    {mark !== undefined && (
      <path
        className={marks.point}
        data-series={mark + 1}
        d={markOf(mark, text * 0.7)}
        transform={`translate(${text * 0.4} 0)`}
      />
    )}
    <text className={marks.name} x={mark === undefined ? 0 : text * 1.1} dy="0.35em">
      {name} {value !== undefined && <tspan className={marks.last}>{value}</tspan>}
    </text>
  </Anchored>
)
