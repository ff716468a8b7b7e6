import { Download } from 'lucide-react'
import control from '../styles/control.module.css'
import type { Words } from '../words/zh.ts'
import styles from './CsvButton.module.css'
import { type Cell, csvOf, fileNameOf } from './csv.ts'
import { saveFile } from './saveFile.ts'

interface Props {
  /** What the table is called: names the file, and tells one button from another. */
  name: string
  columns: string[]
  rows: Cell[][]
  words: Words['table']
}

/** Saves a table as a CSV file, which is made in the browser. */
export const CsvButton = ({ name, columns, rows, words }: Props) => (
  <button
    type="button"
    className={`${control.chip} ${styles.button}`}
    aria-label={words.csvOf(name)}
    onClick={() => saveFile(`${fileNameOf(name)}.csv`, csvOf(columns, rows), 'text/csv')}
  >
    <Download aria-hidden="true" size={16} /> {words.csv}
  </button>
)
