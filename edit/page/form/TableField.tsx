import type { Path } from '#contract/edit/items.ts'
import { useLanguage } from '../language.tsx'
import { type FieldProps, type Side, useForm } from './context.ts'
import { headAndRows, pasted, Spreadsheet, Spreadsheets } from './Spreadsheet.tsx'
import { isHead } from './sheetFile.ts'
import { useStepBack } from './useStepBack.ts'

/** The head of a table stands beside its rows. */
const columnsBeside = (path: Path): Path[] => (path.at(-1) === 'rows' ? [path.with(-1, 'columns')] : [])

const rowsOf = ({ value }: Side): string[][] => (Array.isArray(value) ? (value as string[][]) : [])

/** Rows of cells, a table for each language. A row or column is added to and taken from all. */
export function TableField({ label, sides }: FieldProps) {
  const { form, languages } = useLanguage().words
  const { set, valueAt } = useForm()
  const step = useStepBack(sides.flatMap(({ path }) => [path, ...columnsBeside(path)]))
  const tables = sides.map(rowsOf)
  const width = Math.max(1, ...tables.flat().map((row) => row.length))
  const height = Math.max(...tables.map((rows) => rows.length))
  /** As large as the largest of them. */
  const whole = (rows: readonly string[][]) =>
    Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, column) => rows[row]?.[column] ?? ''))
  const change = (edit: (rows: string[][]) => string[][]) => {
    step.mark()
    for (const side of sides) set([side.path], edit(whole(rowsOf(side))))
  }
  /** The first row of a file that names its columns is the head of the table. */
  const takeSheet = ({ path }: Side, cells: string[][]) => {
    step.mark()
    const columns = isHead(cells) ? columnsBeside(path) : []
    if (columns.length > 0) set(columns, cells[0])
    set([path], columns.length > 0 ? cells.slice(1) : cells)
  }
  const paste = (side: Side, text: string, row: number, column: number) => {
    const isFirst = row <= 0 && column === 0
    const [columns] = isFirst ? columnsBeside(side.path) : []
    const apart = columns && headAndRows(valueAt(columns), text)
    step.mark()
    if (apart) set([columns], apart.head)
    set([side.path], pasted(rowsOf(side), apart?.rows ?? text, Math.max(0, row), column))
  }
  return (
    <Spreadsheets title={label} path={sides[0]?.path ?? []} onChange={change} step={step}>
      {sides.map((side) => {
        const language = side.lang ? languages[side.lang] : ''
        return (
          <Spreadsheet
            key={side.lang ?? ''}
            caption={language || <span className="visually-hidden">{label}</span>}
            heads={Array.from({ length: width }, (_, column) => form.column(column + 1))}
            rows={whole(rowsOf(side)).map((cells, row) =>
              cells.map((value, column) => ({
                label: `${form.cell(row + 1, column + 1)} ${language}`,
                path: [...side.path, row, column],
                value,
                onChange: (value) => set([[...side.path, row]], cells.with(column, String(value))),
              })),
            )}
            onRemoveRow={(row) => change((rows) => rows.toSpliced(row, 1))}
            onRemoveColumn={(column) => change((rows) => rows.map((cells) => cells.toSpliced(column, 1)))}
            onSheet={(cells) => takeSheet(side, cells)}
            onPaste={(...given) => paste(side, ...given)}
          />
        )
      })}
    </Spreadsheets>
  )
}
