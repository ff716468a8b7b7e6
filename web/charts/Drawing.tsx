import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Chart } from '#blocks/chart/kind.ts'
import { BarChart } from './BarChart.tsx'
import { CandlestickChart } from './CandlestickChart.tsx'
import styles from './Drawing.module.css'
import { type DrawingSize, drawingSizes, initialBox } from './drawingSizes.ts'
import { LineChart } from './LineChart.tsx'
import type { ChartProps } from './Plot.tsx'
import { ShareChart } from './ShareChart.tsx'
import { SlopeChart } from './SlopeChart.tsx'
import './series.css'

export interface DrawingProps extends Omit<ChartProps<Chart>, 'initial'> {
  /** Height of the room in rem, where it is not that of a chart by itself: the drawing is narrow then, whatever its room. */
  height?: number
}

/**
 * The drawing of a chart, which fills the room that its block keeps for it. A document has it in both drawingSizes; the app keeps the one that
 * is shown and draws it for the room's own size.
 */
export function Drawing({ chart, named, words, height }: DrawingProps) {
  const room = useRef<HTMLDivElement>(null)
  const shown = useShownSize(room)
  const sizes = height !== undefined || chart.kind === 'share' ? drawingSizes.slice(0, 1) : drawingSizes
  return (
    <div ref={room} className={styles.room} data-kind={chart.kind}>
      {sizes.map(
        (size) =>
          (shown ?? size) === size && (
            <div key={size} className={styles.drawing} data-size={size}>
              {draw({ chart, initial: initialBox(chart, size, height), named, words })}
            </div>
          ),
      )}
    </div>
  )
}

/** The size that the style sheet shows; nothing where there is none, and until the app has looked. */
function useShownSize(room: RefObject<HTMLElement | null>): DrawingSize | undefined {
  const [shown, setShown] = useState<DrawingSize>()
  useEffect(() => {
    const drawings = [...(room.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const size = drawings.find((drawing) => getComputedStyle(drawing).display !== 'none')?.dataset.size
    setShown((before) => before ?? drawingSizes.find((known) => known === size))
  }, [room])
  return shown
}

function draw({ chart, ...rest }: ChartProps<Chart>) {
  switch (chart.kind) {
    case 'bar':
    case 'stacked':
      return <BarChart chart={chart} {...rest} />
    case 'line':
      return <LineChart chart={chart} {...rest} />
    case 'slope':
      return <SlopeChart chart={chart} {...rest} />
    case 'share':
      return <ShareChart chart={chart} {...rest} />
    case 'candlestick':
      return <CandlestickChart chart={chart} {...rest} />
  }
}
