import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import type { Path } from '#contract/edit/items.ts'
import { Button, FileButton, IconButton } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import { useDrop } from '../media/useDrop.ts'
import { keyOf, useIssues } from './context.ts'
import styles from './Form.module.css'
import { Issues } from './Issues.tsx'
import { NumberInput } from './LeafInput.tsx'
import lists from './List.module.css'
import { isHead, isSheetFile, readSheetFile } from './sheetFile.ts'
import type { useStepBack } from './useStepBack.ts'

interface SpreadsheetsProps {
  title: string
  path: Path
  /** Changes the rows of every language. */
  onChange(edit: (rows: string[][]) => string[][]): void
  step: ReturnType<typeof useStepBack>
  children: ReactNode
}

/** Tables below their title, and what makes all of them larger. */
export function Spreadsheets({ title, path, onChange, step, children }: SpreadsheetsProps) {
  const { form } = useLanguage().words
  const addRow = (rows: string[][]) => [...rows, rows[0]?.map(() => '') ?? ['']]
  const addColumn = (rows: string[][]) => rows.map((row) => [...row, ''])
  return (
    <div className={lists.list} data-path={keyOf(path)} {...step.area}>
      <h2 className={lists.listTitle}>
        {title} <span className={lists.count}>{form.paste}</span>
      </h2>
      <Issues path={path} />
      {children}
      <div className={lists.row}>
        <Button look="add" Icon={Plus} onClick={() => onChange(addRow)}>
          {form.addRow}
        </Button>
        <Button look="add" Icon={Plus} onClick={() => onChange(addColumn)}>
          {form.addColumn}
        </Button>
        {step.canGoBack && (
          <Button look="link" onClick={step.back}>
            {form.tableStepBack}
          </Button>
        )}
      </div>
    </div>
  )
}

export interface Cell {
  label: string
  path: Path
  value: string | number | null
  isNumber?: boolean
  onChange(value: unknown): void
}

interface SpreadsheetProps {
  caption: ReactNode
  /** Above each column its name, or a cell that holds it; the corner has neither. */
  heads: readonly (Cell | string | undefined)[]
  rows: readonly (readonly Cell[])[]
  onRemoveRow(row: number): void
  onRemoveColumn(column: number): void
  /** Cells that are pasted from a cell on; the heads are row -1. */
  onPaste(text: string, row: number, column: number): void
  /** The cells of a file take the place of what stands there. */
  onSheet(cells: string[][]): void
}

/** One table whose cells are written into, or pasted from a spreadsheet. */
export function Spreadsheet({ caption, heads, rows, onRemoveRow, onRemoveColumn, onPaste, onSheet }: SpreadsheetProps) {
  const { form } = useLanguage().words
  const sheet = useSheet(onSheet)
  const { isOver, ...drop } = useDrop(sheet.take)
  const first = heads.findIndex((head) => head !== undefined)
  const pasteAt = (row: number, column: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    onPaste(text, row, column)
  }
  return (
    <div className={lists.tableFrame} data-over={isOver || undefined} {...drop}>
      <table className={lists.table}>
        <caption className={styles.label}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={column} scope="col" onPaste={pasteAt(-1, column)}>
                {typeof head === 'object' ? <CellInput {...head} /> : head}
                {head !== undefined && (
                  <IconButton
                    say={form.removeColumn(column - first + 1)}
                    Icon={X}
                    onClick={() => onRemoveColumn(column)}
                  />
                )}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={keyOf(cell.path)} data-path={keyOf(cell.path)} onPaste={pasteAt(row, column)}>
                  <CellInput {...cell} />
                </td>
              ))}
              <td>
                <IconButton say={form.removeRow(row + 1)} Icon={X} onClick={() => onRemoveRow(row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={lists.count}>
        <FileButton say={form.sheet} look="link" accept=".xlsx,.csv,.tsv" onFiles={sheet.take} />{' '}
        <span role="status">{sheet.said}</span>
      </p>
    </div>
  )
}

/** Reads a file that is chosen or dropped; what cannot be read is said. */
function useSheet(onSheet: SpreadsheetProps['onSheet']) {
  const { form } = useLanguage().words
  const [said, setSaid] = useState('')
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    setSaid('')
    const cells = isSheetFile(file) ? await readSheetFile(file).catch(() => undefined) : undefined
    if (cells) onSheet(cells)
    setSaid(cells ? form.sheetRead(file.name) : form.noSheet(file.name))
  }
  return { said, take: (files: readonly File[]) => void take(files) }
}

function CellInput({ label, path, value, isNumber, onChange }: Cell) {
  const shared = { 'aria-label': label.trim(), 'aria-invalid': useIssues(path).length > 0 }
  return (
    <>
      {isNumber ? (
        <NumberInput {...shared} value={value} onChange={onChange} />
      ) : (
        <input {...shared} value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
      )}
      <Issues path={path} />
    </>
  )
}

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

/** What is pasted, where its first row names the columns: their names over those that there are, and the text of the rows below. */
export function headAndRows(columns: unknown, text: string): { head: string[]; rows: string } | undefined {
  const cells = pasted([], text, 0, 0)
  if (!isHead(cells)) return undefined
  const [head = []] = pasted([Array.isArray(columns) ? columns : []], (cells[0] ?? []).join('\t'), 0, 0)
  return { head, rows: text.slice(text.indexOf('\n') + 1) }
}
