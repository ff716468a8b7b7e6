import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Chart } from '#contract/blocks.ts'
import type { Words } from '../words/zh.ts'
import { BarChart } from './BarChart.tsx'
import { CandlestickChart } from './CandlestickChart.tsx'
import { DonutChart } from './DonutChart.tsx'
import styles from './Drawing.module.css'
import { boxOf, type Form, forms } from './forms.ts'
import { LineChart } from './LineChart.tsx'
import type { Named } from './Plot.tsx'
import { TextureId, Textures } from './Textures.tsx'
import type { Box } from './useBox.ts'

export interface DrawingProps {
  chart: Chart
  named: Named
  words: Words['chart']
}

/**
 * The drawing of a chart, which fills the room that its block keeps for it. A document has it in both forms; the app keeps the one that
 * is shown and draws it for the room's own size.
 */
export function Drawing({ chart, named, words }: DrawingProps) {
  const id = useId()
  const room = useRef<HTMLDivElement>(null)
  const shown = useShownForm(room)
  return (
    <TextureId value={id}>
      {chart.kind !== 'candlestick' && <Textures id={id} />}
      <div ref={room} className={styles.room} data-kind={chart.kind}>
        {forms.map(
          (form) =>
            (shown ?? form) === form && (
              <div key={form} className={styles.drawing} data-form={form}>
                {draw(chart, boxOf(chart, form), named, words)}
              </div>
            ),
        )}
      </div>
    </TextureId>
  )
}

/** The form that the style sheet shows; nothing where there is none, and until the app has looked. */
function useShownForm(room: RefObject<HTMLElement | null>): Form | undefined {
  const [shown, setShown] = useState<Form>()
  useEffect(() => {
    const drawings = [...(room.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const form = drawings.find((drawing) => getComputedStyle(drawing).display !== 'none')?.dataset.form
    setShown((before) => before ?? forms.find((known) => known === form))
  }, [room])
  return shown
}

function draw(chart: Chart, made: Box, named: Named, words: Words['chart']) {
  switch (chart.kind) {
    case 'bar':
    case 'stacked':
      return <BarChart {...{ chart, made, named, words }} />
    case 'line':
      return <LineChart {...{ chart, made, named, words }} />
    case 'donut':
      return <DonutChart {...{ chart, made, named, words }} />
    case 'candlestick':
      return <CandlestickChart {...{ chart, made, named, words }} />
  }
}
