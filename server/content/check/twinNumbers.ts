import type { BlockFile } from '#blocks/kinds.ts'
import type { Problem } from '../problems.ts'
import type { PageEntry } from '../readFiles.ts'
import { contradict, numberIn } from './pairedNumbers.ts'

/** Numbers of a page that are others in its twin: cells of tables, values of charts, large figures. Both have the same structure. */
export const checkNumbers = (main: PageEntry, twin: PageEntry): Problem[] =>
  main.data.blocks.flatMap((block, at) => {
    const other = twin.data.blocks[at]
    return (other ? differing(block, other) : []).map(([key, there, here]): Problem => {
      const reason = { is: 'numbersDiffer', here, there, twin: main.file } as const
      return { file: twin.file, field: `blocks.${at}.${key}`, reason, quote: here }
    })
  })

/** Where a number stands in its block, and how each language writes it. */
type Difference = readonly [key: string, main: string, twin: string]
type Of<Type extends BlockFile['type']> = Extract<BlockFile, { type: Type }>

function differing(block: BlockFile, twin: BlockFile): Difference[] {
  if (block.type === 'table' && twin.type === 'table') return inTables(block, twin)
  if (block.type === 'figures' && twin.type === 'figures') return inFigures(block, twin)
  if (block.type === 'chart' && twin.type === 'chart') return inPlots(block, twin, '')
  if (block.type !== 'multiples' || twin.type !== 'multiples') return []
  return block.items.flatMap((item, at) => inPlots(item, twin.items[at], `items.${at}.`))
}

function inTables(table: Of<'table'>, twin: Of<'table'>): Difference[] {
  const between = (row: number, other: number) => {
    const [cells, theirs] = [table.rows[row] ?? [], twin.rows[other] ?? []]
    return cells.flatMap((cell, at): Difference[] => {
      const values = [cell, theirs[at] ?? ''] as const
      const heads = [table.columns[at] ?? '', twin.columns[at] ?? ''] as const
      const around = [
        [wordsOf(cells), ...saidOf(table)].join(' '),
        [wordsOf(theirs), ...saidOf(twin)].join(' '),
      ] as const
      return contradict({ values, heads, around }) ? [[`rows.${other}.${at}`, ...values]] : []
    })
  }
  const found = table.rows.map((_, row) => between(row, row))
  const odd = found.flatMap(({ length }, row) => (length > 0 ? [row] : []))
  // A language may sort its rows by its own names.
  const isMoved = (row: number) => odd.some((other) => other !== row && between(row, other).length === 0)
  return found.filter((_, row) => !isMoved(row)).flat()
}

/** The words of a row may say what its numbers are counted in. */
const wordsOf = (cells: string[]) => cells.filter((cell) => !numberIn(cell)).join(' ')
const saidOf = ({ caption, note = '' }: Of<'table'>) => [caption, note]

const inFigures = (block: Of<'figures'>, twin: Of<'figures'>): Difference[] =>
  block.items.flatMap((item, at) => {
    const other = twin.items[at] ?? item
    const values = [item.value, other.value] as const
    const heads = [item.unit ?? '', other.unit ?? ''] as const
    const around = [`${item.label} ${item.note}`, `${other.label} ${other.note}`] as const
    return contradict({ values, heads, around }) ? [[`items.${at}.value`, ...values]] : []
  })

interface Plot {
  unit: string
  title: string
  series: readonly { name: string; values: readonly (number | null)[] }[]
}

function inPlots(plot: object, twin: object | undefined, key: string): Difference[] {
  if (!isPlot(plot) || !twin || !isPlot(twin)) return []
  return plot.series.flatMap(({ name, values }, row) =>
    values.flatMap((value, at): Difference[] => {
      const other = twin.series[row]
      const pair = [String(value), String(other?.values[at] ?? null)] as const
      const around = [`${plot.title} ${name}`, `${twin.title} ${other?.name}`] as const
      return contradict({ values: pair, heads: [plot.unit, twin.unit], around })
        ? [[`${key}series.${row}.values.${at}`, ...pair]]
        : []
    }),
  )
}
const isPlot = (block: object): block is Plot => 'series' in block
