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
  const step = tickStep(start, end, count)
  if (start === 0 && end > high * roomy) {
    const tight = tightStep(high, count)
    const steps = Math.ceil(high / tight - 1e-9)
    if (steps * tight < end) return ofSteps(scale, 0, tight, steps)
  }
  const room = base === 'near' && !fromZero && low - start < step / 4 && (low < 0 || start - step > 0)
  if (room) return ofSteps(scale, start - step, step, Math.round((end - start) / step) + 1)
  return { scale, ticks, decimals: decimalsOf([step]) }
}

/** A scale that ends so far above the highest value wastes room. */
const roomy = 1.2

/** The step, among those that read well, with which a scale from zero ends nearest above its highest value. */
function tightStep(high: number, count: number): number {
  const power = 10 ** Math.floor(Math.log10(high / count))
  const steps = [1, 2, 2.5, 4, 5, 10].map((step) => step * power)
  const wasted = (step: number) => Math.ceil(high / step - 1e-9) * step - high
  const fitting = steps.filter((step) => high / step > count - 2 && high / step <= count + 2)
  return fitting.reduce((one, other) => (wasted(other) < wasted(one) ? other : one), fitting[0] ?? 10 * power)
}

function ofSteps(scale: ScaleLinear<number, number>, start: number, step: number, steps: number): ValueScale {
  const ticks = Array.from({ length: steps + 1 }, (_, at) => Number((start + at * step).toPrecision(12)))
  return { scale: scale.domain([start, ticks.at(-1) ?? 1]), ticks, decimals: decimalsOf([step]) }
}

/** All values alike still need a scale with some width. */
function withWidth(from: number, to: number): [number, number] {
  if (from < to) return [from, to]
  return from === 0 ? [0, 1] : [from - Math.abs(from) / 10, to + Math.abs(to) / 10]
}
