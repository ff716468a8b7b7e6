import { memo } from 'react'
import type { Candle } from './candles.ts'
import marks from './marks.module.css'

/**
 * Bodies and wicks of the prices with the bars of the volumes below; hollow where a day rises. Two shapes in all: a year of days would
 * be a thousand elements, and the longest part of its page. Hovering draws none of it anew. Lines are drawn around whole pixels and are
 * sharp half a pixel further.
 */
export const Candles = memo(({ candles, floor }: { candles: Candle[]; floor: number }) => (
  <g transform="translate(0.5 0.5)">
    {[true, false].map((rises) => (
      <path
        key={String(rises)}
        className={marks.candle}
        data-rises={rises || undefined}
        d={candles
          .filter((candle) => candle.rises === rises)
          .map((candle) => shapeOf(candle, floor))
          .join('')}
      />
    ))}
  </g>
))

/** Upper wick, body, lower wick and volume of a candle. A day that ends where it began still has a body. */
function shapeOf({ x, width, high, low, top, bottom, volume }: Candle, floor: number): string {
  const half = width / 2
  const body = Math.max(1, bottom - top)
  const bar = Math.max(1, floor - volume)
  return (
    `M${x} ${high}v${top - high}m${-half} 0h${width}v${body}h${-width}zm${half} ${body}v${Math.max(0, low - top - body)}` +
    `M${x - half} ${floor}v${-bar}h${width}v${bar}z`
  )
}
