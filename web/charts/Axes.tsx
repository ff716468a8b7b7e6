import { Fragment } from 'react'
import type { Format } from './format.ts'
import type { PlacedLabel } from './labels.ts'
import marks from './marks.module.css'
import type { ValueScale } from './scale.ts'
import { SvgLine, SvgText } from './shapes.tsx'
import type { Box } from './useBox.ts'

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
    {values.ticks.map((tick) => {
      const y = values.scale(tick)
      return (
        <Fragment key={tick}>
          <SvgLine className={marks.grid} data-zero={tick === 0 || undefined} x1={from} x2={to} y1={y} y2={y} />
          {(taken === undefined || Math.abs(y - taken) > text * 1.2) && (
            <SvgText
              className={marks.tick}
              x={side === 'start' ? from - text * 0.6 : to + text * 0.6}
              y={y}
              dy="0.35em"
              textAnchor={side === 'start' ? 'end' : undefined}
            >
              {format(tick)}
            </SvgText>
          )}
        </Fragment>
      )
    })}
  </g>
)

/** The same for horizontal bars: lines down the drawing with their values on top. */
export const Columns = ({ values, span: [from, to], format, text }: Props) => (
  <g>
    {values.ticks.map((tick) => {
      const x = values.scale(tick)
      return (
        <Fragment key={tick}>
          <SvgLine className={marks.grid} data-zero={tick === 0 || undefined} x1={x} x2={x} y1={from} y2={to} />
          <SvgText className={marks.tick} x={x} y={from - text * 0.5} textAnchor="middle">
            {format(tick)}
          </SvgText>
        </Fragment>
      )
    })}
  </g>
)

/** The unit, once, above the scale. */
export const Unit = ({ children, text }: { children: string; text: number }) => (
  <SvgText className={marks.unit} y={text}>
    {children}
  </SvgText>
)

interface FootProps {
  names: string[]
  labels: PlacedLabel[]
  box: Box
}

/** Names of categories below the drawing. */
export const FootLabels = ({ names, labels, box: { height, text } }: FootProps) =>
  labels.map(({ at, middle }) => (
    <SvgText key={at} className={marks.label} x={middle} y={height - text * 0.6} textAnchor="middle">
      {names[at]}
    </SvgText>
  ))
