import { useState } from 'react'
import type { BlockOf } from '#contract/blocks.ts'
import { CsvButton } from '../parts/CsvButton.tsx'
import type { Words } from '../words/zh.ts'
import { Heading } from './Heading.tsx'
import { RowFilter } from './RowFilter.tsx'
import styles from './Table.module.css'
import { TableFrame } from './TableFrame.tsx'

/** Rows and columns under a heading; on phones the first column stays while the others scroll. */
export function Table({ caption, columns, rows, filter, note, words }: BlockOf<'table'> & { words: Words['table'] }) {
  const [chosen, setChosen] = useState('')
  const at = filter === undefined ? -1 : columns.indexOf(filter)
  const shown = chosen === '' ? rows : rows.filter((cells) => cells[at] === chosen)

  return (
    <>
      <div className={styles.head}>
        <Heading>{caption}</Heading>
        <CsvButton name={caption} columns={columns} rows={shown} words={words} />
      </div>
      {at >= 0 && <RowFilter {...{ columns, rows, at, chosen, words }} shown={shown.length} onChoose={setChosen} />}
      <TableFrame name={caption} columns={columns} rows={rows} shown={shown} words={words} />
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
