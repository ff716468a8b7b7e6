import { useState } from 'react'
import type { Words } from '../words/zh.ts'
import styles from './Chart.module.css'
import type { Rows } from './chartRows.ts'
import { TableFrame } from './TableFrame.tsx'

/** Rows that are shown at first. */
const most = 60

interface Props {
  name: string
  unit: string
  rows: Rows
  words: Words
}

/** The numbers of a chart; of long ones the first rows, and a button for the rest. */
export function ChartTable({ name, unit, rows, words }: Props) {
  const [all, setAll] = useState(false)
  const { columns, shown } = rows
  const cut = !all && shown.length > most
  return (
    <div className={styles.table}>
      <p className={styles.unit}>{words.chart.unit(unit)}</p>
      <TableFrame
        name={name}
        columns={columns}
        rows={shown}
        shown={cut ? shown.slice(0, most) : shown}
        words={words.table}
      />
      {cut && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          {words.chart.allDays(shown.length)}
        </button>
      )}
    </div>
  )
}
