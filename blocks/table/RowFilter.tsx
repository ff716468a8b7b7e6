import { Choices } from '#web/parts/Choices.tsx'
import { Select } from '#web/parts/Select.tsx'
import typography from '#web/styles/typography.module.css'
import type { Words } from '#web/words/zh.ts'
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
        <Select
          className={`${typography.quiet} ${styles.list}`}
          label={name}
          value={chosen}
          onChoose={onChoose}
          all={words.all}
          options={values}
        />
      )}
      <p role="status" className={`${typography.quiet} ${styles.count}`}>
        {words.rows(shown, rows.length)}
      </p>
    </div>
  )
}
