import { memo } from 'react'
import type { Candle } from './candles.ts'
import marks from './marks.module.css'

/** Bodies and wicks of the prices with the bars of the volumes below; hollow where a day rises. Hovering draws none of it anew. */
export const Candles = memo(({ candles, floor }: { candles: Candle[]; floor: number }) => (
  <g>
    {candles.map(({ day, rises, x, width, high, low, top, bottom, volume }) => (
      <g key={day.date} className={marks.candle} data-rises={rises}>
        <path d={`M${x},${high}V${top}M${x},${bottom}V${low}`} />
        <rect x={x - width / 2} y={top} width={width} height={Math.max(bottom - top, 0.5)} />
        <rect x={x - width / 2} y={volume} width={width} height={Math.max(floor - volume, 0.5)} />
      </g>
    ))}
  </g>
))
