import type { Format } from './format.ts'
import marks from './marks.module.css'
import { tenths } from './measure.ts'
import type { ValueScale } from './scale.ts'

interface Props {
  values: ValueScale
  /** First and last pixel of the lines. */
  span: [number, number]
  format: Format
  text: number
}

interface RowProps extends Props {
  side?: 'start' | 'end'
  /** A pixel beside which another label stands: the scale has none there. */
  taken?: number
}

/** Light lines across the drawing with their values before them, or behind them on the side of the newest prices. */
export const Rows = ({ values, span: [from, to], format, text, side = 'start', taken }: RowProps) => (
  <g>
    {values.ticks.map((tick) => (
      <g key={tick} transform={`translate(0 ${tenths(values.scale(tick))})`}>
        <line className={marks.grid} data-zero={tick === 0 || undefined} x1={from} x2={to} />
        {(taken === undefined || Math.abs(values.scale(tick) - taken) > text * 1.2) && (
          <text
            className={marks.tick}
            x={tenths(side === 'start' ? from - text * 0.6 : to + text * 0.6)}
            dy="0.35em"
            textAnchor={side === 'start' ? 'end' : 'start'}
          >
            {format(tick)}
          </text>
        )}
      </g>
    ))}
  </g>
)

/** The same for bars that lie: lines down the drawing with their values on top. */
export const Columns = ({ values, span: [from, to], format, text }: Props) => (
  <g>
    {values.ticks.map((tick) => (
      <g key={tick} transform={`translate(${tenths(values.scale(tick))} 0)`}>
        <line className={marks.grid} data-zero={tick === 0 || undefined} y1={from} y2={to} />
        <text className={marks.tick} y={from - text * 0.5} textAnchor="middle">
          {format(tick)}
        </text>
      </g>
    ))}
  </g>
)

/** The unit, once, above the scale. */
export const Unit = ({ children, text }: { children: string; text: number }) => (
  <text className={marks.unit} y={text}>
    {children}
  </text>
)
