import { memo } from 'react'
import type { Candle } from './candles.ts'
import paint from './paint.module.css'
import { Stretched } from './shapes.tsx'

interface Props {
  candles: Candle[]
  /** Pixel on which the volumes stand. */
  floor: number
  /** Pixels that a step up or down is high. */
  grain: number
}

/**
 * Bodies and wicks of the prices with the bars of the volumes below; hollow where a day rises. Two shapes in all: a year of days would
 * be a thousand elements, and the longest part of its page. Hovering draws none of it anew. Lines are drawn around whole pixels and are
 * sharp half a pixel further.
 */
export const Candles = memo(({ candles, floor, grain }: Props) => (
  <Stretched>
    {[true, false].map((rises) => (
      <path
        key={String(rises)}
        className={paint.candle}
        transform={`translate(0.5 0.5)${grain === 1 ? '' : ` scale(1 ${grain})`}`}
        data-rises={rises || undefined}
        d={shapeOf(
          candles.filter((candle) => candle.rises === rises),
          floor,
          grain,
        )}
      />
    ))}
  </Stretched>
))

/** Each candle begins where the one before it ends, and each bar too: such a path leaves least of it when it is compressed. */
function shapeOf(candles: Candle[], floor: number, grain: number): string {
  const steps = (pixels: number) => Math.round(pixels / grain)
  let [x, y] = [0, 0]
  const prices = candles.map((candle) => {
    const { width } = candle
    const [high, top, low] = [steps(candle.high), steps(candle.top), steps(candle.low)]
    const body = Math.max(1, steps(candle.bottom) - top) // a day that ends where it began still has one
    const end = Math.max(low, top + body)
    const outline = `h${width / 2}v${body}h${-width}v${-body}h${width / 2}`
    const shape = `m${candle.x - x} ${high - y}v${top - high}${outline}m0 ${body}v${end - top - body}`
    x = candle.x
    y = end
    return shape
  })
  x = 0
  const volumes = candles.map((candle) => {
    const left = candle.x - candle.width / 2
    const shape = `m${left - x} 0V${Math.min(steps(candle.volume), steps(floor) - 1)}h${candle.width}V${steps(floor)}`
    x = left + candle.width
    return shape
  })
  return `M0 0${prices.join('')}M0 ${steps(floor)}${volumes.join('')}`
}
