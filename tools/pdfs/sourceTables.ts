import { targetTable } from '../../blocks/targets/kind.ts'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import { squeezed } from './paperTables.ts'
import type { IndicatorsBlock, PrintedBlock, PrintedChapter } from './reportSource.ts'

/** A table as its source says it, in words as they compare. */
export interface SourceTable {
  head: string[]
  rows: string[][]
}

/** Every table that the chapters of a report hold, in their order. */
export const tablesOfChapters = (chapters: readonly PrintedChapter[], lang: WholeLang): SourceTable[] =>
  chapters.flatMap(({ text = '', sections }) => [
    ...tablesOfText(text),
    ...sections.flatMap((section) => [
      ...tablesOfText(section.text ?? ''),
      ...(section.blocks ?? []).flatMap((block) => tablesOfBlock(block, lang)),
    ]),
  ])

function tablesOfBlock(block: PrintedBlock, lang: WholeLang): SourceTable[] {
  switch (block.type) {
    case 'table':
      return [tableOf([block.columns, ...block.rows])]
    case 'targets': {
      const { columns, rows } = targetTable(block.items, lang)
      return [tableOf([columns, ...rows])]
    }
    case 'indicators':
      return indicatorsOf(block)
    case 'lead':
    case 'prose':
    case 'callout':
    case 'split':
      return tablesOfText(block.text)
    case 'faq':
      return block.items.flatMap(({ answer }) => tablesOfText(answer))
    default:
      return []
  }
}

const tableOf = ([head = [], ...rows]: readonly string[][]): SourceTable => ({
  head: head.map(squeezed),
  rows: rows.map((row) => row.map(squeezed)),
})

/** The tables of a Markdown text, as they compare. */
export const tablesOfText = (text: string): SourceTable[] =>
  cellsOfText(text).map((table) => tableOf(table.map((row) => row.map(plain))))

/** The cells of each table of a Markdown text as they are written there, heads first. */
export function cellsOfText(text: string): string[][][] {
  const lines = text.split('\n').map((line) => line.trim())
  const tables: string[][][] = []
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('|')) continue
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    if (!lines[at - 1]?.startsWith('|')) tables.push([])
    if (!cells.every((cell) => /^:?-+:?$/.test(cell))) tables.at(-1)?.push(cells)
  }
  return tables
}

const plain = (cell: string) => cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', '')

/** A topic a table: each indicator says what it is counted in, and has a value below each year. */
function indicatorsOf({ years, columns, items }: IndicatorsBlock): SourceTable[] {
  const [name = '', ...others] = columns
  const ends = others.slice(years.length)
  const head = [name, ...others.slice(0, years.length).filter((word, at) => word.includes(String(years[at]))), ...ends]
  return [...Map.groupBy(items, ({ topic }) => topic).values()].map((items) =>
    tableOf([
      head,
      ...items.map(({ name, unit, values, target, status, method }) => [
        `${name}(${unit})`,
        ...values,
        ...[target, status, method],
      ]),
    ]),
  )
}
