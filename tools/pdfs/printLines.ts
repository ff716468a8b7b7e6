import { escapeHtml } from '../../server/escapeHtml.ts'
import type { Comparison, Write } from './printChart.ts'

/** Size of the drawing in its own units: the width of a page's text, 158 mm, is 620. */
const drawing = { width: 620, height: 170, left: 24, top: 22, bottom: 26 }
/** Room to the right of the lines, for names that fit there. */
const room = { names: 130, none: 30 }
const isShort = (name: string) => name.replace(/[\u2e80-\uffef]/g, '__').length <= 20

/** Whether the names of lines stand at their ends; longer ones need a legend. */
export const areNamed = (series: Comparison['series']) => series.every(({ name }) => isShort(name))

/** A line a series over the categories, with its name at its end and its values at its points. */
export function linesSvg({ categories, series, summary }: Comparison, write: Write): string {
  const isNamed = areNamed(series)
  const size = { ...drawing, right: isNamed ? room.names : room.none }
  const values = series.flatMap(({ values }) => values).filter((value) => value !== null)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => size.left + (at * (size.width - size.left - size.right)) / (categories.length - 1)
  const y = (value: number) =>
    size.height - size.bottom - 12 - ((value - low) / (high - low || 1)) * (size.height - size.top - size.bottom - 12)
  const ends = namePlaces(series.map(({ values }) => y(values.findLast((value) => value !== null) ?? low)))
  const nameAt = (row: number) =>
    `<text class="name" x="${size.width - size.right + 20}" y="${((ends[row] ?? 0) + 4).toFixed(1)}">${drawable(series[row]?.name ?? '')}</text>`
  const lines = series.map(({ values }, row) => {
    const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]))
    const path = values.reduce<string>((drawn, value, at) => {
      if (value === null) return drawn
      const isFirst = at === 0 || values[at - 1] === null
      return `${drawn}${isFirst ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`
    }, '')
    const isBelow = (at: number, value: number) =>
      series.some(({ values }, other) => other !== row && (values[at] ?? Number.NEGATIVE_INFINITY) > value)
    const written = known.length * series.length <= 24 ? known : [known[0], known.at(-1)].filter((point) => !!point)
    return `<g class="s${row}"><path d="${path}"/>${known.map(({ value, at }) => `<circle cx="${x(at).toFixed(1)}" cy="${y(value).toFixed(1)}" r="2.6"/>`).join('')}${written
      .map(
        ({ value, at }) =>
          `<text x="${x(at).toFixed(1)}" y="${(y(value) + (isBelow(at, value) ? 15 : -7)).toFixed(1)}" text-anchor="middle">${write(value)}</text>`,
      )
      .join('')}${isNamed ? nameAt(row) : ''}</g>`
  })
  const axis = categories.map((name, at) =>
    at % Math.ceil(categories.length / 12) === 0
      ? `<text class="axis" x="${x(at).toFixed(1)}" y="${size.height - 4}" text-anchor="middle">${drawable(name)}</text>`
      : '',
  )
  return `<svg class="lines" role="img" aria-label="${drawable(summary)}" viewBox="0 0 ${size.width} ${size.height}"><path class="ground" d="M${size.left - 10} ${size.height - size.bottom + 4}H${size.width - size.right + 10}"/>${axis.join('')}${lines.join('')}</svg>`
}

/** Heights of the names at the ends of lines, far enough from each other to be read. */
function namePlaces(heights: readonly number[]): number[] {
  const places = [...heights]
  let lowest = Number.NEGATIVE_INFINITY
  for (const [row, height] of [...heights.entries()].sort(([, a], [, b]) => a - b)) {
    lowest = Math.max(height, lowest + 15)
    places[row] = lowest
  }
  return places
}

/** Words of a drawing, where no mark-up of the document may stand. */
const drawable = (text: string) => escapeHtml(text).replaceAll('₂', '2')
