import { useEffect, useRef, useState } from 'react'
import type { Rows } from '#web/charts/chartRows.ts'
import typography from '#web/styles/typography.module.css'
import type { Words } from '#web/words/zh.ts'
import { TableFrame } from '../table/TableFrame.tsx'
import styles from './Chart.module.css'

/** Above this number of rows a document has the first of them alone: it would be twice as long. */
const most = 60
const first = 20

interface Props {
  name: string
  unit?: string
  rows: Rows
  words: Words
  isWide?: boolean | undefined
}

/** The numbers of a chart; of long ones the first rows, and a box to tick for all of them, which holds before the app is there. */
export function ChartTable({ name, unit, rows, words, isWide }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const [all, setAll] = useState(false)
  useEffect(() => setAll(box.current?.checked ?? false), []) // it may have been ticked early
  const { columns, shown } = rows
  const isLong = shown.length > most
  return (
    <div className={styles.table} data-view="table">
      {unit !== undefined && <p className={typography.fine}>{words.chart.unit(unit)}</p>}
      <TableFrame
        name={name}
        columns={columns}
        rows={shown}
        shown={isLong && !all ? shown.slice(0, first) : shown}
        words={words.table}
        isWide={isWide}
      />
      {isLong && (
        <label className={styles.all}>
          <input
            ref={box}
            type="checkbox"
            className="visually-hidden"
            onChange={(event) => setAll(event.target.checked)}
          />
          {words.chart.allDays(shown.length)}
        </label>
      )}
    </div>
  )
}
