import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Chart } from '#contract/blocks.ts'
import { BarChart } from './BarChart.tsx'
import { CandlestickChart } from './CandlestickChart.tsx'
import { DonutChart } from './DonutChart.tsx'
import styles from './Drawing.module.css'
import { type DrawingSize, drawingSizes, initialBox } from './drawingSizes.ts'
import { LineChart } from './LineChart.tsx'
import type { ChartProps } from './Plot.tsx'
import { TextureId, Textures } from './Textures.tsx'
import './series.css'

export type DrawingProps = Omit<ChartProps<Chart>, 'initial'>

/**
 * The drawing of a chart, which fills the room that its block keeps for it. A document has it in both drawingSizes; the app keeps the one that
 * is shown and draws it for the room's own size.
 */
export function Drawing({ chart, named, words }: DrawingProps) {
  const id = useId()
  const room = useRef<HTMLDivElement>(null)
  const shown = useShownSize(room)
  return (
    <TextureId value={id}>
      {chart.kind !== 'candlestick' && <Textures id={id} />}
      <div ref={room} className={styles.room} data-kind={chart.kind}>
        {drawingSizes.map(
          (size) =>
            (shown ?? size) === size && (
              <div key={size} className={styles.drawing} data-size={size}>
                {draw({ chart, initial: initialBox(chart, size), named, words })}
              </div>
            ),
        )}
      </div>
    </TextureId>
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
    case 'donut':
      return <DonutChart chart={chart} {...rest} />
    case 'candlestick':
      return <CandlestickChart chart={chart} {...rest} />
  }
}
