import { Plus } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { isData } from '#edit/content/options.ts'
import { useLanguage } from '../language.tsx'
import { type ChartData, chartOf, hasSameNumbers, matrixOf, numberIn } from './chartMatrix.ts'
import { type Side, useForm, useIssues } from './context.ts'
import styles from './Form.module.css'
import { NumberInput } from './LeafInput.tsx'
import lists from './List.module.css'
import { pasted, RemoveButton } from './TableField.tsx'

const chartIn = ({ value }: Side): ChartData => (isData(value) ? value : {})

/**
 * Categories and series of a chart as one table for each language, as in a spreadsheet, from which they can be pasted. Where both
 * languages have the same numbers, these are changed in both.
 */
export function ChartNumbers({ sides }: { sides: readonly Side[] }) {
  const { words } = useLanguage()
  const { set } = useForm()
  const charts = sides.map(chartIn)
  const [first = {}] = charts
  const isShared = sides.length > 1 && charts.every((chart) => hasSameNumbers(chart, first))
  /** Changes what stands in the table of each language. */
  const change = (edit: (rows: string[][]) => string[][]) =>
    sides.forEach((side, at) => void write(side, edit(matrixOf(charts[at] ?? {}))))
  const write = ({ path }: Side, rows: readonly string[][]) => {
    const { categories, series } = chartOf(rows)
    set([[...path, 'categories']], categories)
    set([[...path, 'series']], series)
  }
  /** What is pasted into one table is that language's; its numbers are the others' too where they were the same. */
  const paste = (at: number, text: string, row: number, column: number) => {
    const own = pasted(matrixOf(charts[at] ?? {}), text, row, column)
    for (const [other, side] of sides.entries()) {
      if (other === at) write(side, own)
      else if (isShared) write(side, withNumbersOf(own, matrixOf(charts[other] ?? {})))
    }
  }
  return (
    <div className={lists.list}>
      <h2 className={lists.listTitle}>
        {words.form.numbers} <span className={lists.count}>{words.form.paste}</span>
      </h2>
      {isShared && <p className={lists.count}>{words.form.numbersShared}</p>}
      {sides.map((side, at) => (
        <Numbers
          key={side.lang ?? ''}
          side={side}
          also={isShared ? sides.filter((other) => other !== side) : []}
          onChange={change}
          onPaste={(...given) => paste(at, ...given)}
        />
      ))}
      <div className={lists.row}>
        <button
          type="button"
          className={styles.add}
          onClick={() => change((rows) => [...rows, rows[0]?.map(() => '') ?? ['']])}
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

/** The words of one matrix with the numbers of another; words that are not there yet are the other's. */
const withNumbersOf = (numbers: readonly string[][], words: readonly string[][]) =>
  numbers.map((cells, row) =>
    cells.map((cell, column) => (row > 0 && column > 0 ? cell : words[row]?.[column] || cell)),
  )

interface NumbersProps {
  side: Side
  /** Languages that have the same numbers. */
  also: readonly Side[]
  onChange(edit: (rows: string[][]) => string[][]): void
  onPaste(text: string, row: number, column: number): void
}

function Numbers({ side, also, onChange, onPaste }: NumbersProps) {
  const { words } = useLanguage()
  const { set } = useForm()
  const [names = [], ...rows] = matrixOf(chartIn(side))
  const language = side.lang ? words.languages[side.lang] : ''
  const pasteAt = (row: number, column: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    onPaste(text, row, column)
  }
  const series = names.slice(1)
  const pathsOf = (column: number, row: number) =>
    [side, ...also].map(({ path }) => [...path, 'series', column, 'values', row])
  return (
    <div className={lists.tableFrame}>
      <table className={lists.table}>
        <caption className={styles.label}>{language}</caption>
        <SeriesNames side={side} names={series} pasteAt={pasteAt} onChange={onChange} />
        <tbody>
          {rows.map(([category = '', ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place
            <tr key={row}>
              <td>
                <Word
                  label={`${words.form.row(row + 1)} ${language}`}
                  path={[...side.path, 'categories', row]}
                  value={category}
                  onPaste={pasteAt(row + 1, 0)}
                />
              </td>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
                <td key={column} onPaste={pasteAt(row + 1, column + 1)}>
                  <Numeral
                    label={`${series[column] || words.form.series(column + 1)}, ${category || words.form.row(row + 1)} ${language}`}
                    path={[...side.path, 'series', column, 'values', row]}
                    value={cell}
                    onChange={(value) => set(pathsOf(column, row), value)}
                  />
                </td>
              ))}
              <td>
                <RemoveButton
                  say={words.form.removeRow(row + 1)}
                  act={() => onChange((all) => all.toSpliced(row + 1, 1))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SeriesNamesProps extends Pick<NumbersProps, 'side' | 'onChange'> {
  names: readonly string[]
  pasteAt(row: number, column: number): (event: ClipboardEvent) => void
}

function SeriesNames({ side, names, pasteAt, onChange }: SeriesNamesProps) {
  const { words } = useLanguage()
  const language = side.lang ? words.languages[side.lang] : ''
  return (
    <thead>
      <tr>
        <td />
        {names.map((name, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
          <td key={column}>
            <Word
              label={`${words.form.series(column + 1)} ${language}`}
              path={[...side.path, 'series', column, 'name']}
              value={name}
              onPaste={pasteAt(0, column + 1)}
            />
            <RemoveButton
              say={words.form.removeColumn(column + 1)}
              act={() => onChange((all) => all.map((row) => row.toSpliced(column + 1, 1)))}
            />
          </td>
        ))}
        <td />
      </tr>
    </thead>
  )
}

interface CellProps {
  label: string
  path: Side['path']
  value: string
}

function Word({ label, path, value, onPaste }: CellProps & { onPaste(event: ClipboardEvent): void }) {
  const { set } = useForm()
  const issues = useIssues(path)
  return (
    <>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={issues.length > 0}
        value={value}
        onChange={(event) => set([path], event.target.value)}
        onPaste={onPaste}
      />
      {issues.length > 0 && <p className={styles.issue}>{issues.join(' ')}</p>}
    </>
  )
}

function Numeral({ label, path, value, onChange }: CellProps & { onChange(value: unknown): void }) {
  const issues = useIssues(path)
  return (
    <>
      <NumberInput
        className={styles.input}
        aria-label={label}
        aria-invalid={issues.length > 0}
        value={value === '' ? null : numberIn(value)}
        onChange={onChange}
      />
      {issues.length > 0 && <p className={styles.issue}>{issues.join(' ')}</p>}
    </>
  )
}
