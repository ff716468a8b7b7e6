import { sum } from 'd3-array'
import { arc, pie } from 'd3-shape'
import type { Donut } from '#contract/blocks.ts'

export interface Slice {
  name: string
  value: number
  /** Of the whole, 0 to 1. */
  share: number
  path: string
  /** Middle of the slice, where its share may stand. */
  middle: [number, number]
  /** Clockwise from the top, in radians. */
  from: number
  to: number
}

/** Rings are so wide that shares can stand on them. */
export const hole = 0.6

/** Slices clockwise from the top in the order of the content, around the point 0, 0. */
export function slicesOf({ slices }: Donut, radius: number): Slice[] {
  const whole = sum(slices, ({ value }) => value)
  const ring = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * hole)
    .outerRadius(radius)
    .digits(1)
  return pie<Donut['slices'][number]>()
    .sort(null)
    .value(({ value }) => value)(slices)
    .map(({ data, startAngle, endAngle }) => ({
      ...data,
      share: data.value / whole,
      path: ring({ startAngle, endAngle }) ?? '',
      middle: ring.centroid({ startAngle, endAngle }),
      from: startAngle,
      to: endAngle,
    }))
}

/** The slice under a point, counted from the middle of the ring. */
export function sliceAt(slices: Slice[], x: number, y: number, radius: number): number | undefined {
  const distance = Math.hypot(x, y)
  if (distance > radius || distance < radius * hole) return undefined
  const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
  const at = slices.findIndex(({ from, to }) => angle >= from && angle < to)
  return at < 0 ? undefined : at
}
