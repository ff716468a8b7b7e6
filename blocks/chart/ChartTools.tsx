import type { Rows } from '#web/charts/chartRows.ts'
import { CsvButton } from '#web/parts/CsvButton.tsx'
import { ViewSwitch } from '#web/parts/ViewSwitch.tsx'
import type { Words } from '#web/words/zh.ts'
import styles from './ChartTools.module.css'

/** Above what is drawn: whether the drawing or its numbers are shown, and the numbers as a file. */
export const ChartTools = ({ name, rows, words }: { name: string; rows: Rows; words: Words }) => (
  <div className={styles.tools}>
    <ViewSwitch
      legend={words.chart.view}
      choices={[
        { value: 'chart', label: words.chart.chart },
        { value: 'table', label: words.chart.table },
      ]}
      initial="chart"
    />
    <CsvButton name={name} columns={rows.rawColumns} rows={rows.raw} words={words.table} />
  </div>
)
