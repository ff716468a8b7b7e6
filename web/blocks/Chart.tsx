import { useId, useState } from 'react'
import type { Chart as ChartData } from '#contract/blocks.ts'
import { Choices } from '../parts/Choices.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import type { Words } from '../words/zh.ts'
import styles from './Chart.module.css'
import { ChartDrawing } from './ChartDrawing.tsx'
import { ChartTable } from './ChartTable.tsx'
import { rowsOf } from './chartRows.ts'
import { areLabelsAbove, isLying, lanesOf } from './chartShape.ts'
import { Heading } from './Heading.tsx'
import { Unbroken } from './Unbroken.tsx'

type View = 'chart' | 'table'

/** A chart with its finding in words; the same numbers as a table and as a file. The drawing comes in a chunk of its own. */
export function Chart({ chart, words }: { chart: ChartData; words: Words }) {
  const id = useId()
  const [view, setView] = useState<View>('chart')
  const named = { title: `${id}-title`, summary: `${id}-summary` }
  const rows = rowsOf(chart, words.chart)
  return (
    <figure className={styles.chart} data-kind={chart.kind} data-view={view} aria-labelledby={named.title}>
      <figcaption className={styles.words}>
        <Heading>
          <span id={named.title}>
            <Unbroken text={chart.title} />
          </span>
        </Heading>
        <p id={named.summary} className={styles.summary}>
          {chart.summary}
        </p>
      </figcaption>
      <div className={styles.tools}>
        <Choices
          legend={words.chart.view}
          choices={[
            { value: 'chart', label: words.chart.chart },
            { value: 'table', label: words.chart.table },
          ]}
          chosen={view}
          onChoose={(value) => setView(value === 'table' ? 'table' : 'chart')}
        />
        <CsvButton name={chart.title} columns={rows.rawColumns} rows={rows.raw} words={words.table} />
      </div>
      <div className={styles.data}>
        <div className={styles.room} {...roomOf(chart)}>
          <ChartDrawing chart={chart} named={named} words={words} />
        </div>
        {view === 'table' && <ChartTable name={chart.title} unit={chart.unit} rows={rows} words={words} />}
        {chart.note && <p className={styles.note}>{chart.note}</p>}
      </div>
    </figure>
  )
}

/** What the height of the room depends on, known before the drawing is there. */
function roomOf(chart: ChartData) {
  if (chart.kind === 'candlestick') return {}
  if (chart.kind === 'donut') return { style: { '--rows': chart.slices.length } as object }
  const { categories, series } = chart
  if (!isLying(chart)) return { 'data-series': series.length > 1 ? 'many' : 'one' }
  const style = { '--rows': categories.length, '--lanes': lanesOf(chart) } as object
  return { style, 'data-lying': areLabelsAbove(chart) ? 'above' : 'beside', 'data-kind': chart.kind }
}
