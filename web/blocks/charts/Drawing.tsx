import { useId } from 'react'
import type { Chart } from '#contract/blocks.ts'
import type { Words } from '../../words/zh.ts'
import { BarChart } from './BarChart.tsx'
import { CandlestickChart } from './CandlestickChart.tsx'
import { DonutChart } from './DonutChart.tsx'
import styles from './Drawing.module.css'
import { LineChart } from './LineChart.tsx'
import type { Named } from './Plot.tsx'
import { TextureId, Textures } from './Textures.tsx'

export interface DrawingProps {
  chart: Chart
  named: Named
  words: Words['chart']
}

/** The drawing of a chart: a chunk of its own, which fills the room that its block keeps for it. */
export function Drawing({ chart, named, words }: DrawingProps) {
  const id = useId()
  return (
    <TextureId value={id}>
      {chart.kind !== 'candlestick' && <Textures id={id} />}
      <div className={styles.drawing}>{draw(chart, named, words)}</div>
    </TextureId>
  )
}

function draw(chart: Chart, named: Named, words: Words['chart']) {
  switch (chart.kind) {
    case 'bar':
    case 'stacked':
      return <BarChart {...{ chart, named, words }} />
    case 'line':
      return <LineChart {...{ chart, named, words }} />
    case 'donut':
      return <DonutChart {...{ chart, named, words }} />
    case 'candlestick':
      return <CandlestickChart {...{ chart, named, words }} />
  }
}
