import type { Comparison } from '#contract/charts.ts'
import type { Format } from './format.ts'
import type { Values } from './lines.ts'
import { emsOf } from './textWidth.ts'

/** A value beside its point: the middle of its text, and the line it stands on. */
export interface PointValue {
  series: number
  point: number
  x: number
  y: number
  label: string
}

interface Drawn {
  x: (at: number) => number
  y: (value: number) => number
  /** Pixels of the targets' lines. */
  targets: number[]
  /** Where names stand. */
  names: TextBox[]
  format: Format
  text: number
}
type Spot = { x: number; y: number }
type Place = Spot & { away: number }
export type TextBox = { left: number; right: number; top: number; bottom: number }

/** How much further from its point, and aside, a value stands in the fork of a line that is too narrow right beside it. */
const fork = { further: 0.7, aside: 0.4 } as const
/** What speaks against a place, the worst last. An inner value is left out rather than stand aside and on a line, or on anything worse. */
const costs = { side: 0.6, away: 1, fork: 1.5, line: 2, target: 4, mark: 8, words: 8 }

/**
 * The values of one line or of two at their points: above the upper, below the lower, of one alone below its valleys. Where a target,
 * the other line, its values or names lie there, on the other side or a little aside; where nothing is free, none: the reading and the table have it.
 */
export function pointValues({ series }: Pick<Comparison, 'series'>, drawn: Drawn): PointValue[] {
  const { x, y, format, text } = drawn
  const lines = series.map(({ values }) => values.map((value, at) => value !== null && { x: x(at), y: y(value) }))
  const placed: (PointValue & { box: TextBox })[] = []
  // Ends first: what a line begins and ends with is never left out for what lies between.
  const order = (values: Values) =>
    [...values.keys()].sort((a, b) => Number(isInner(values, a)) - Number(isInner(values, b)))
  for (const [own, { values }] of series.entries()) {
    for (const point of order(values)) {
      const [value = null, spot] = [values[point], lines[own]?.[point]]
      if (value === null || !spot) continue
      const label = format(value)
      const isBelow = series.length > 1 ? isLower(series, own, point) : isValley(values, point)
      const others = lines.flatMap((line, at) => (at === own ? [] : [line[point]])).filter((other) => !!other)
      const cost = (place: Place) => {
        const box = boxOf(place, label, text)
        return (
          place.away +
          costs.target * drawn.targets.filter((at) => at > box.top - 2 && at < box.bottom + 2).length +
          costs.mark * others.filter((other) => isIn(other, box, text * 0.3)).length +
          costs.words *
            [...placed.map((other) => other.box), ...drawn.names].filter((other) => isTouching(box, other)).length +
          costs.line * lines.reduce((sum, line) => sum + crossings(line, box), 0)
        )
      }
      const [best] = placesAround(spot, isBelow, text)
        .map((place) => ({ ...place, cost: cost(place) }))
        .sort((a, b) => a.cost - b.cost)
      if (!best || (best.cost > costs.line + costs.side && isInner(values, point))) continue
      placed.push({ series: own, point, x: best.x, y: best.y, label, box: boxOf(best, label, text) })
    }
  }
  return placed.map(({ box, ...value }) => value)
}

/** Over or under a point, on the wanted side first, then a little to the right or to the left, at last further away. */
const placesAround = ({ x, y }: Spot, isBelow: boolean, text: number): Place[] =>
  [0, fork.further].flatMap((further) =>
    [isBelow, !isBelow].flatMap((below) =>
      (further ? [0, fork.aside, -fork.aside] : [0, 0.8, -0.8]).map((aside) => ({
        x: x + aside * text,
        y: y + text * (below ? 1.6 + further : -0.8 - further),
        away: (below === isBelow ? 0 : costs.side) + (further ? costs.fork : aside ? costs.away : 0),
      })),
    ),
  )

function boxOf({ x, y }: Spot, label: string, text: number): TextBox {
  const half = (emsOf(label) / 2) * text
  return { left: x - half, right: x + half, top: y - 0.75 * text, bottom: y + 0.05 * text }
}

const isTouching = (one: TextBox, other: TextBox) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

const isIn = ({ x, y }: Spot, { left, right, top, bottom }: TextBox, around: number) =>
  x > left - around && x < right + around && y > top - around && y < bottom + around

/** How many pieces of a line run through a box. */
function crossings(line: (Spot | false)[], { left, right, top, bottom }: TextBox): number {
  return line.slice(1).filter((to, at) => {
    const from = line[at]
    if (!from || !to) return false
    const [start, end] = [Math.max(left, from.x), Math.min(right, to.x)]
    if (start >= end) return false
    const heightAt = (x: number) => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
    const [one, other] = [heightAt(start), heightAt(end)]
    return Math.min(one, other) < bottom && Math.max(one, other) > top
  }).length
}

const isInner = (values: Values, at: number) =>
  at !== values.findIndex((value) => value !== null) && at !== values.findLastIndex((value) => value !== null)

function isLower(series: Comparison['series'], own: number, point: number): boolean {
  const value = series[own]?.values[point] ?? null
  const other = series[1 - own]?.values[point] ?? null
  return value !== null && other !== null && (value < other || (value === other && own === 1))
}

/** Whether a point lies below its neighbours, so that its value stands clear of the line below it. */
function isValley(values: Values, at: number): boolean {
  const around = [values[at - 1], values[at + 1]].filter((value) => typeof value === 'number')
  const mean = around.reduce((sum, value) => sum + value, 0) / around.length
  return mean > (values[at] ?? 0)
}
