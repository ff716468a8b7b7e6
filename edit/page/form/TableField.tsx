import { Plus, X } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { useLanguage } from '../language.tsx'
import { type FieldProps, keyOf, type Side, useForm, useIssues } from './context.ts'
import styles from './Form.module.css'
import lists from './List.module.css'

const rowsOf = ({ value }: Side): string[][] => (Array.isArray(value) ? (value as string[][]) : [])

/** Rows of cells, a table for each language. A row or column is added to and taken from all. */
export function TableField({ label, sides }: FieldProps) {
  const { words } = useLanguage()
  const { set } = useForm()
  const tables = sides.map(rowsOf)
  const height = Math.max(...tables.map((rows) => rows.length))
  const width = Math.max(1, ...tables.flat().map((row) => row.length))
  const change = (edit: (rows: string[][]) => string[][]) =>
    sides.forEach((side, index) => void set([side.path], edit(tables[index] ?? [])))
  const issues = useIssues(sides[0]?.path ?? [])
  return (
    <div className={lists.list} data-path={keyOf(sides[0]?.path ?? [])}>
      <h2 className={lists.listTitle}>
        {label} <span className={lists.count}>{words.form.paste}</span>
      </h2>
      {issues.length > 0 && <p className={styles.issue}>{issues.join(' ')}</p>}
      {sides.map((side) => (
        <Grid key={side.lang ?? ''} label={label} side={side} height={height} width={width} onChange={change} />
      ))}
      <div className={lists.row}>
        <button
          type="button"
          className={styles.add}
          onClick={() => change((rows) => [...rows, Array.from({ length: width }, () => '')])}
        >
          <Plus aria-hidden size={16} /> {words.form.addRow}
        </button>
        <button type="button" className={styles.add} onClick={() => change((rows) => rows.map((row) => [...row, '']))}>
          <Plus aria-hidden size={16} /> {words.form.addColumn}
        </button>
      </div>
    </div>
  )
}

interface GridProps {
  label: string
  side: Side
  height: number
  width: number
  /** Changes the rows of every language. */
  onChange(edit: (rows: string[][]) => string[][]): void
}

function Grid({ label, side, height, width, onChange }: GridProps) {
  const { words } = useLanguage()
  const { set } = useForm()
  const rows = rowsOf(side)
  const language = side.lang ? words.languages[side.lang] : ''
  const paste = (event: ClipboardEvent, top: number, left: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    set([side.path], pasted(rows, text, top, left))
  }
  const write = (row: number, column: number, value: string) => {
    const cells = Array.from({ length: Math.max(column + 1, rows[row]?.length ?? 0) }, (_, at) => rows[row]?.[at] ?? '')
    cells[column] = value
    set([[...side.path, row]], cells)
  }
  return (
    <div className={lists.tableFrame}>
      <table className={lists.table}>
        <caption className={styles.label}>
          {side.lang ? language : <span className="visually-hidden">{label}</span>}
        </caption>
        <ColumnHeads width={width} onChange={onChange} />
        <tbody>
          {Array.from({ length: height }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={row}>
              {Array.from({ length: width }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={column} data-path={keyOf([...side.path, row, column])}>
                  <input
                    className={styles.input}
                    aria-label={`${words.form.cell(row + 1, column + 1)} ${language}`.trim()}
                    value={rows[row]?.[column] ?? ''}
                    onChange={(event) => write(row, column, event.target.value)}
                    onPaste={(event) => paste(event, row, column)}
                  />
                </td>
              ))}
              <td>
                <RemoveButton
                  say={words.form.removeRow(row + 1)}
                  act={() => onChange((all) => all.toSpliced(row, 1))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHeads({ width, onChange }: Pick<GridProps, 'width' | 'onChange'>) {
  const { words } = useLanguage()
  return (
    <thead>
      <tr>
        {Array.from({ length: width }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <th key={column} scope="col">
            {words.form.column(column + 1)}
            <RemoveButton
              say={words.form.removeColumn(column + 1)}
              act={() => onChange((all) => all.map((row) => row.toSpliced(column, 1)))}
            />
          </th>
        ))}
        <td />
      </tr>
    </thead>
  )
}

/** Takes a row or a column away. */
export const RemoveButton = ({ say, act }: { say: string; act(): void }) => (
  <button type="button" className={styles.icon} aria-label={say} title={say} onClick={act}>
    <X aria-hidden size={14} />
  </button>
)

/** Rows after cells of a spreadsheet were put into them, from a cell on. */
export function pasted(rows: readonly string[][], text: string, top: number, left: number): string[][] {
  const cells = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  const width = Math.max(...rows.map((row) => row.length), ...cells.map((line) => line.length + left))
  const height = Math.max(rows.length, cells.length + top)
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => cells[row - top]?.[column - left] ?? rows[row]?.[column] ?? ''),
  )
}
