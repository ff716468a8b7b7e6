import { useState } from 'react'
import type { BlockOf } from '#blocks/kinds.ts'
import { Heading } from '#web/blocks/Heading.tsx'
import { CsvButton } from '#web/parts/CsvButton.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { useRouteQuery } from '#web/routing/useRouteQuery.ts'
import typography from '#web/styles/typography.module.css'
import type { Words } from '#web/words/zh.ts'
import { valuesOf } from './columns.ts'
import { RowFilter } from './RowFilter.tsx'
import styles from './Table.module.css'
import { TableFrame } from './TableFrame.tsx'

/** With more rows than these a table that can be filtered begins with the first of its groups. */
const most = 40

/** Sentences are read; figures are what somebody calculates with, and the form's own table should leave no file on a device. */
const hasFigures = (rows: readonly (readonly string[])[]) => rows.some((cells) => cells.some((cell) => /\d/.test(cell)))

/** Rows and columns under a heading, which may be narrowed to those of one group. `?row=` of the address leads to the row of that name. */
export function Table({ caption, columns, rows, filter, note, words }: BlockOf<'table'> & { words: Words['table'] }) {
  const at = filter === undefined ? -1 : columns.indexOf(filter)
  const { row } = useRouteQuery().read('row')
  const arrival = row === undefined ? undefined : rows.find(([name]) => name?.replaceAll('\u00a0', ' ') === row)
  const begin = rows.length > most ? valuesOf(rows, at)[0] : undefined
  const [choice, setChoice] = useState<{ row: string | undefined; value: string }>()
  // An address that names another row counts more than what was chosen before.
  const chosen = at < 0 ? '' : choice && choice.row === row ? choice.value : ((arrival ? arrival[at] : begin) ?? '')
  const shown = chosen === '' ? rows : rows.filter((cells) => cells[at] === chosen)
  // What all rows shown have in common needs no column.
  const isShown = (_: string, column: number) => chosen === '' || column !== at

  return (
    <>
      <div className={styles.head}>
        <Heading>{caption}</Heading>
        {hasFigures(rows) && <CsvButton name={caption} columns={columns} rows={shown} words={words} />}
      </div>
      {at >= 0 && (
        <RowFilter
          {...{ columns, rows, at, chosen, words }}
          shown={shown.length}
          onChoose={(value) => setChoice({ row, value })}
        />
      )}
      <TableFrame
        name={caption}
        columns={columns.filter(isShown)}
        rows={rows.map((cells) => cells.filter(isShown))}
        shown={shown.map((cells) => cells.filter(isShown))}
        arrival={arrival && shown.indexOf(arrival)}
        words={words}
        isWide
      />
      {note && (
        <p className={typography.note}>
          <NonBreaking text={note} />
        </p>
      )}
    </>
  )
}
