import { ChevronDown } from 'lucide-react'
import { Choices } from '../parts/Choices.tsx'
import { useEarlyChoice } from '../parts/useEarlyChoice.ts'
import type { Words } from '../words/zh.ts'
import { valuesOf } from './columns.ts'
import styles from './RowFilter.module.css'

interface Props {
  columns: string[]
  rows: string[][]
  /** Place of the column whose values may be chosen. */
  at: number
  /** Empty: all rows. */
  chosen: string
  shown: number
  onChoose: (value: string) => void
  words: Words['table']
}

/** Up to this number of values each is a button; more of them are a list. */
const few = 6

/** Chooses the rows of a table by the values of one column, and says how many are shown. */
export function RowFilter({ columns, rows, at, chosen, shown, onChoose, words }: Props) {
  const name = columns[at] ?? ''
  const values = valuesOf(rows, at)
  const select = useEarlyChoice(chosen, onChoose)
  return (
    <div className={styles.filter}>
      {values.length <= few ? (
        <Choices
          legend={name}
          choices={[{ value: '', label: words.all }, ...values.map((value) => ({ value, label: value }))]}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : (
        <label className={styles.list}>
          {name}
          <span className={styles.select}>
            <select
              ref={select}
              defaultValue={chosen}
              autoComplete="off"
              onChange={(event) => onChoose(event.target.value)}
            >
              <option value="">{words.all}</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" size={16} />
          </span>
        </label>
      )}
      <p role="status" className={styles.count}>
        {words.rows(shown, rows.length)}
      </p>
    </div>
  )
}
