import { extent, tickStep } from 'd3-array'
import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { decimalsOf } from './format.ts'

export interface ValueScale {
  scale: ScaleLinear<number, number>
  ticks: number[]
  /** Decimals that the ticks need. */
  decimals: number
}

interface Wanted {
  /** `zero`: always from zero, as bars must. `near`: from zero where that costs less than half of the plot. */
  base: 'zero' | 'near' | 'free'
  /** Pixels of the lowest and of the highest value. */
  range: [number, number]
  /** About how many ticks. */
  count: number
}

/** A scale that begins and ends at round values. */
export function valueScale(values: number[], { base, range, count }: Wanted): ValueScale {
  const [low = 0, high = 1] = extent(values)
  const fromZero = base === 'zero' || (base === 'near' && low >= 0 && low < high / 2)
  const scale = scaleLinear(fromZero ? withWidth(Math.min(0, low), Math.max(0, high)) : withWidth(low, high), range)
  scale.nice(count)
  const ticks = scale.ticks(count)
  const [start = 0, end = 1] = scale.domain()
  return { scale, ticks, decimals: decimalsOf([tickStep(start, end, count)]) }
}

/** All values alike still need a scale with some width. */
function withWidth(from: number, to: number): [number, number] {
  if (from < to) return [from, to]
  return from === 0 ? [0, 1] : [from - Math.abs(from) / 10, to + Math.abs(to) / 10]
}
