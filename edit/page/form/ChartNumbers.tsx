import { isData } from '#edit/content/options.ts'
import { useLanguage } from '../language.tsx'
import { type ChartData, chartOf, hasSameNumbers, matrixOf, numberIn } from './chartMatrix.ts'
import { type Side, useForm } from './context.ts'
import lists from './List.module.css'
import { type Cell, pasted, Spreadsheet, Spreadsheets } from './Spreadsheet.tsx'
import { useStepBack } from './useStepBack.ts'

const chartIn = ({ value }: Side): ChartData => (isData(value) ? value : {})

/**
 * Categories and series of a chart as one table for each language, as in a spreadsheet, from which they can be pasted. Where both
 * languages have the same numbers, these are changed in both.
 */
export function ChartNumbers({ sides }: { sides: readonly Side[] }) {
  const { words } = useLanguage()
  const { set } = useForm()
  const step = useStepBack(
    sides.flatMap(({ path }) => [
      [...path, 'categories'],
      [...path, 'series'],
    ]),
  )
  const [first = {}] = sides.map(chartIn)
  const isShared = sides.length > 1 && sides.every((side) => hasSameNumbers(chartIn(side), first))
  const write = ({ path }: Side, rows: readonly string[][]) => {
    const { categories, series } = chartOf(rows)
    set([[...path, 'categories']], categories)
    set([[...path, 'series']], series)
  }
  /** Changes what stands in the table of each language. */
  const change = (edit: (rows: string[][]) => string[][]) => {
    step.mark()
    for (const side of sides) write(side, edit(matrixOf(chartIn(side))))
  }
  /** What is pasted into one table is that language's; its numbers are the others' too where they were the same. */
  const paste = (into: Side, text: string, row: number, column: number) =>
    take(into, pasted(matrixOf(chartIn(into)), text, row, column))
  const take = (into: Side, own: string[][]) => {
    step.mark()
    for (const side of isShared ? sides : [into])
      write(side, side === into ? own : withNumbersOf(own, matrixOf(chartIn(side))))
  }
  return (
    <Spreadsheets
      title={words.form.numbers}
      path={[...(sides[0]?.path ?? []), 'categories']}
      onChange={change}
      step={step}
    >
      {isShared && <p className={lists.count}>{words.form.numbersShared}</p>}
      {sides.map((side) => (
        <Numbers
          key={side.lang ?? ''}
          side={side}
          alike={isShared ? sides : [side]}
          onChange={change}
          onPaste={(...given) => paste(side, ...given)}
          onSheet={(cells) => take(side, cells)}
        />
      ))}
    </Spreadsheets>
  )
}

/** The words of one matrix with the numbers of another; words that are not there yet are the other's. */
const withNumbersOf = (numbers: readonly string[][], words: readonly string[][]) =>
  numbers.map((cells, row) =>
    cells.map((cell, column) => (row > 0 && column > 0 ? cell : words[row]?.[column] || cell)),
  )

interface NumbersProps {
  side: Side
  /** Languages that have the same numbers, this one among them. */
  alike: readonly Side[]
  onChange(edit: (rows: string[][]) => string[][]): void
  onPaste(text: string, row: number, column: number): void
  onSheet(cells: string[][]): void
}

function Numbers({ side, alike, onChange, onPaste, onSheet }: NumbersProps) {
  const { form, languages } = useLanguage().words
  const { set } = useForm()
  const [[, ...names] = [], ...rows] = matrixOf(chartIn(side))
  const language = side.lang ? languages[side.lang] : ''
  const word = (label: string, place: readonly (string | number)[], value: string): Cell => {
    const path = [...side.path, ...place]
    return { label: `${label} ${language}`, path, value, onChange: (value) => set([path], value) }
  }
  return (
    <Spreadsheet
      caption={language}
      heads={[undefined, ...names.map((name, at) => word(form.series(at + 1), ['series', at, 'name'], name))]}
      rows={rows.map(([category = '', ...cells], row) => [
        word(form.row(row + 1), ['categories', row], category),
        ...cells.map((cell, at): Cell => {
          const place = ['series', at, 'values', row]
          return {
            label: `${names[at] || form.series(at + 1)}, ${category || form.row(row + 1)} ${language}`,
            path: [...side.path, ...place],
            value: cell === '' ? null : numberIn(cell),
            isNumber: true,
            onChange: (value) =>
              set(
                alike.map(({ path }) => [...path, ...place]),
                value,
              ),
          }
        }),
      ])}
      onRemoveRow={(row) => onChange((all) => all.toSpliced(row + 1, 1))}
      onRemoveColumn={(column) => onChange((all) => all.map((cells) => cells.toSpliced(column, 1)))}
      onPaste={(text, row, column) => onPaste(text, row + 1, column)}
      onSheet={onSheet}
    />
  )
}
