import { type AriaRole, type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { nextPaint } from '#web/parts/nextPaint.ts'
import control from '#web/styles/control.module.css'
import type { Words } from '#web/words/zh.ts'
import {
  halvesOf,
  headColumn,
  isShort,
  numericColumns,
  onPhone,
  shortHeadOnPhone,
  shortOnPhone,
  wordyColumns,
} from './columns.ts'
import { useScrollShadows } from './scrollShadows.ts'
import styles from './Table.module.css'
import phones from './TablePhone.module.css'

/** From this number of rows on the heads of the columns stay in sight, and of cards on phones the first ones are shown. */
const long = 12

interface Props {
  name: string
  columns: string[]
  rows: string[][]
  /** The rows that are shown, when it is not all of them. */
  shown?: string[][]
  /** Which of them the address leads to. */
  arrival?: number | undefined
  words: Words['table']
  /** Whether one of many columns may be wider than the column of the page. */
  isWide?: boolean | undefined
}

/** A head that is a year. */
const year = /^\d{4}年?$/

/** From this number of columns on those with much to say need a width of their own. */
const many = 6

/** The table itself: on phones a card a row where that helps, else in a region that scrolls sideways where it does not fit. */
export function TableFrame({ name, columns, rows, shown = rows, arrival, words, isWide = false }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  useNewestYear(scroller)
  const edges = useScrollShadows(scroller)
  const [isOpen, setOpen] = useState(false)
  const shape = shapeOf(columns, rows)
  const { phone, role, kindOf } = shape
  const isFolded = !isOpen && phone === 'cards' && shown.length >= long
  return (
    <div
      className={styles.frame}
      data-wide={edges.wide}
      data-broad={(isWide && columns.length >= many) || undefined}
      data-start={edges.start || undefined}
      data-end={edges.end || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one more heading's place */}
      <div
        ref={scroller}
        className={styles.scroll}
        role="region"
        aria-label={`${name} (${words.scroll})`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        <table
          className={`${styles.table} ${phones.onPhone}`}
          aria-label={name}
          data-folded={isFolded || undefined}
          data-long={rows.length >= long || undefined}
          data-phone={phone}
          data-many={columns.length >= many || undefined}
          {...role('table')}
        >
          <Heads columns={columns} role={role} kindOf={kindOf} />
          <Rows columns={columns} shown={shown} arrival={arrival} shape={shape} />
        </table>
      </div>
      {isFolded && (
        <button type="button" className={`${control.quiet} ${phones.all}`} onClick={() => setOpen(true)}>
          {words.allRows(shown.length)}
        </button>
      )}
    </div>
  )
}

/** Where years stand side by side and do not fit, a reader sees the newest first, and scrolls back. */
function useNewestYear(scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const frame = scroller.current
    const years = [...(frame?.querySelectorAll<HTMLElement>('thead [data-short]') ?? [])]
    const newest = years.at(-1)
    if (frame && newest && years.length > 2)
      frame.scrollLeft = newest.offsetLeft + newest.offsetWidth - frame.clientWidth
  }, [scroller])
}

/** What becomes of a table on phones, its column of heads, and what its cells are. */
function shapeOf(columns: string[], rows: string[][]) {
  const numeric = numericColumns(columns, rows)
  const wordy = wordyColumns(columns, rows)
  const phone = onPhone(columns, rows)
  const head = headColumn(columns, rows)
  const [kept, keptHead] = phone === 'fits' ? [shortOnPhone, shortHeadOnPhone] : []
  // Safari takes the meaning from a table that is laid out as something else: say it again.
  const role = (name: AriaRole) => (phone === 'cards' ? { role: name } : {})
  const kindOf = (column: number) => (numeric[column] ? 'number' : wordy[column])
  return { phone, head, kept, keptHead, halves: halvesOf(columns, rows), role, kindOf }
}

interface HeadProps extends Pick<ReturnType<typeof shapeOf>, 'role' | 'kindOf'> {
  columns: string[]
}

const Heads = ({ columns, role, kindOf }: HeadProps) => (
  <thead {...role('rowgroup')}>
    <tr {...role('row')}>
      {columns.map((column, place) => (
        <th
          // biome-ignore lint/suspicious/noArrayIndexKey: the same; two may be called alike
          key={place}
          scope="col"
          data-kind={kindOf(place)}
          data-short={year.test(column) || undefined}
          {...role('columnheader')}
        >
          <NonBreaking text={column} />
        </th>
      ))}
    </tr>
  </thead>
)

interface RowsProps {
  columns: string[]
  shown: string[][]
  arrival: number | undefined
  shape: ReturnType<typeof shapeOf>
}

/** What marks the row that the address leads to; the document opens there before the app is there. */
const arrivalProps = { ref: (row: HTMLTableRowElement | null) => void arrive(row), 'data-arrival': '' }

/** Brings the row that the address leads to into sight, and screen readers to it, once the page stands at its top and has the focus. */
async function arrive(row: HTMLTableRowElement | null) {
  await nextPaint()
  await nextPaint()
  if (!row?.isConnected || window.scrollY > 0) return
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.scrollIntoView({ behavior: 'instant', block: 'center' })
}

function Rows({ columns, shown, arrival, shape: { phone, head, kept, keptHead, halves, role, kindOf } }: RowsProps) {
  return (
    <tbody {...role('rowgroup')}>
      {shown.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and nothing of one is kept
        <tr key={row} {...role('row')} {...(row === arrival && arrivalProps)}>
          {cells.map((cell, place) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={place}
              isHead={place === head}
              data-kind={place === head ? undefined : kindOf(place)}
              data-label={place === head ? undefined : columns[place]}
              data-group={place < head || undefined}
              data-half={(phone === 'cards' && halves[place]) || undefined}
              data-short={isShort(cell, place === head ? keptHead : kept) || undefined}
              {...role(place === head ? 'rowheader' : 'cell')}
            >
              {cell}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface CellProps extends ComponentProps<'td'> {
  isHead: boolean
  children: string
}

const Cell = ({ isHead, children, ...rest }: CellProps) =>
  isHead ? (
    <th scope="row" {...rest}>
      <NonBreaking text={children} />
    </th>
  ) : (
    <td {...rest}>
      <NonBreaking text={children} />
    </td>
  )
