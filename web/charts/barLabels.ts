import type { Bands } from './bars.ts'
import type { Format } from './format.ts'
import { emsOf } from './textWidth.ts'

interface Frame {
  from: number
  to: number
  top: number
  bottom: number
}

/**
 * The middles of the values above vertical bars. A value wider than its bar reaches over a lower neighbour and moves aside
 * from a higher one, by half of what it may where high ones stand on both sides; none where they would still touch a bar or each other.
 */
export function middlesOf(
  { bars, voids }: Pick<Bands, 'bars' | 'voids'>,
  format: Format,
  text: number,
  [least, most]: [number, number],
) {
  const frames = bars.map(({ start, end, offset, breadth }) => ({
    from: offset,
    to: offset + breadth,
    top: Math.min(start, end),
    bottom: Math.max(start, end),
  }))
  const zero = bars[0]?.start ?? 0
  const missing = voids.map(({ middle, whole }) => {
    const half = (whole ? 2 : 0.5) * text
    return { from: middle - half, to: middle + half, top: zero - 1.4 * text, bottom: zero }
  })
  const labels: Frame[] = []
  for (const [at, { value, end, offset, breadth }] of bars.entries()) {
    const half = (emsOf(format(value)) / 2 + 0.15) * text
    const top = end + (value < 0 ? 0.25 : -1.4) * text
    const others = frames.filter((_, other) => other !== at)
    const label = [0, 1, -1, 0.5, -0.5]
      .map((side) => offset + breadth / 2 + side * Math.max(0, half - breadth / 2))
      .map((middle) => ({ from: middle - half, to: middle + half, top, bottom: top + 1.15 * text }))
      .find(
        (label) => label.from >= least && label.to <= most && ![...others, ...missing, ...labels].some(meets(label)),
      )
    if (!label) return undefined
    labels.push(label)
  }
  return labels.map(({ from, to }) => (from + to) / 2)
}

const meets = (one: Frame) => (other: Frame) =>
  one.from < other.to && other.from < one.to && one.top < other.bottom && other.top < one.bottom
