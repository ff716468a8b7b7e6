import type { Comparison } from '#contract/charts.ts'
import { targetEdges } from './edges.ts'
import { insideOf } from './labels.ts'
import marks from './marks.module.css'
import { noteLine, type PlotNote } from './notes.ts'
import { SvgLine, SvgText } from './shapes.tsx'

interface TargetProps {
  chart: Comparison
  scale: (value: number) => number
  /** First and last pixel of the lines. */
  span: [number, number]
  text: number
}

/** Targets and limits of a drawing whose values go up; their names stand at its end, or above the line where they have no room. */
export const TargetRows = ({ chart, scale, span: [from, to], text, named }: TargetProps & { named: boolean }) =>
  targetEdges(chart, scale).map(({ name, value, at }) => (
    <g key={name}>
      <SvgLine className={marks.target} x1={from} x2={to} y1={at} y2={at} />
      {!named && (
        <SvgText className={marks.name} x={to} y={at - text * 0.45} textAnchor="end">
          {name} {value}
        </SvgText>
      )}
    </g>
  ))

/** The same for horizontal bars, with the names on top. */
export const TargetColumns = ({ chart, scale, span: [from, to], text, width }: TargetProps & { width: number }) =>
  targetEdges(chart, scale).map(({ name, value, at }) => (
    <g key={name}>
      <SvgLine className={marks.target} x1={at} x2={at} y1={from} y2={to} />
      <SvgText
        className={marks.name}
        x={insideOf(at, `${name} ${value}`, width, text)}
        y={from - text * 0.4}
        textAnchor="middle"
      >
        {name} {value}
      </SvgText>
    </g>
  ))

interface NoteProps {
  notes: PlotNote[]
  /** Pixel down to which a category's line leads. */
  foot: (category: number) => number
  /** Pixel of the first line of text. */
  top: number
  text: number
}

/** What happened, said where it happened. */
export const PlotNotes = ({ notes, foot, top, text }: NoteProps) =>
  notes.map(({ category, x, side, lines }) => (
    <g key={category}>
      <SvgLine className={marks.leader} x1={x} x2={x} y1={top - text} y2={foot(category)} />
      {lines.map((line, at) => (
        <SvgText
          key={line}
          className={marks.said}
          x={x + (side === 'start' ? 0.5 : -0.5) * text}
          y={top + at * noteLine * text}
          textAnchor={side}
        >
          {line}
        </SvgText>
      ))}
    </g>
  ))
