import type { Comparison } from '#contract/charts.ts'
import { wrapped } from './textWidth.ts'

/** A sentence on the plot, beside a line that leads down to its category. */
export interface PlotNote {
  category: number
  x: number
  side: 'start' | 'end'
  lines: string[]
}

/** A sentence is not broken into longer lines than this, in ems. */
const longest = 15
/** Between its lines. */
export const noteLine = 1.3

/** What the marks of a chart say, on the side of their category on which there is more room. */
export const notesOf = (
  { categories, marks = [] }: Comparison,
  x: (at: number) => number,
  width: number,
  text: number,
) =>
  marks.flatMap(({ at, text: said }): PlotNote[] => {
    const category = categories.indexOf(at)
    if (said === undefined || category < 0) return []
    const middle = x(category)
    const side = middle < width / 2 ? 'start' : 'end'
    const room = (side === 'start' ? width - middle : middle) / text - 1
    return [{ category, x: middle, side, lines: wrapped(said, Math.min(longest, room)) }]
  })

/** Pixels above the plot that the sentences take. They are as many lines as in the narrowest room that a side may have. */
export function noteHeight({ marks = [] }: Comparison, width: number, text: number): number {
  const room = Math.min(longest, width / 2 / text - 1)
  const lines = marks.map(({ text: said }) => (said === undefined ? 0 : wrapped(said, room).length))
  return Math.max(0, ...lines) * noteLine * text
}
