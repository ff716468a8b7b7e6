import { memo } from 'react'
import type { Candle } from './candles.ts'
import marks from './marks.module.css'

/**
 * Bodies and wicks of the prices with the bars of the volumes below; hollow where a day rises. Two shapes in all: a year of days would
 * be a thousand elements, and the longest part of its page. Hovering draws none of it anew.
 */
export const Candles = memo(({ candles, floor }: { candles: Candle[]; floor: number }) => (
  <g>
    {[true, false].map((rises) => (
      <path
        key={String(rises)}
        className={marks.candle}
        data-rises={rises}
        d={candles
          .filter((candle) => candle.rises === rises)
          .map((candle) => shapeOf(candle, floor))
          .join('')}
      />
    ))}
  </g>
))

/** Upper wick, lower wick, body and volume of a candle, to a tenth of a pixel. */
function shapeOf({ x, width, high, low, top, bottom, volume }: Candle, floor: number): string {
  const [middle, left] = [px(x), px(x - width / 2)]
  const bar = (from: number, to: number) =>
    `M${left} ${px(from)}h${px(width)}v${px(Math.max(to - from, 0.5))}h${px(-width)}z`
  return `M${middle} ${px(high)}V${px(top)}M${middle} ${px(bottom)}V${px(low)}${bar(top, bottom)}${bar(volume, floor)}`
}

const px = (length: number) => String(Math.round(length * 10) / 10)
