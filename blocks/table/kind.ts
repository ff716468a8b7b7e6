import { z } from 'zod'
import { text } from '#contract/fields.ts'
import type { ComposedKind, Finding, Nearest } from '../kind.ts'

const row = z.array(z.string())
/** `filter` names the column whose values readers may choose from. */
const contentShape = z.strictObject({
  type: z.literal('table'),
  caption: text,
  columns: z.array(text).min(2),
  rows: z.array(row).min(1),
  filter: text.optional(),
  note: text.optional(),
})
/** What is made of a list may be empty: the list may be. */
const shape = contentShape.extend({ rows: z.array(row) })

export const table = {
  shape,
  contentShape,
  compose: (block) => block,
  check: (block, nearest) => [...checkCells(block), ...checkFilter(block, nearest)],
  searchTexts: ({ caption, columns, rows, note }) => [
    caption,
    // A tab between cells tells rows from prose.
    columns.join('\t'),
    ...rows.map((row) => row.join('\t')),
    note,
  ],
  print: (block, { table }) => table(block),
  words: {
    zh: { name: '表格', about: '一张表格，可筛选' },
    en: { name: 'Table', about: 'A table, also with a filter' },
  },
  samples({ t, range }) {
    const row = (at: number) => [
      at < 7 ? t.item(at) : `${t.item(at)} ${at + 1}`,
      t.kinds[at % 3] ?? '',
      `${(1204.5 + at * 97.3).toFixed(1)}`,
      at === 2 ? '—' : `${(1304.5 - at * 31).toFixed(1)}`,
      `${1466 + at * 3}`,
      `${at % 2 ? '-' : '+'}${at}.4%`,
    ]
    const many = range(16).map((at) => [row(at)[0] ?? '', t.kinds[at % 7] ?? '', ...row(at).slice(2)])
    return [
      { type: 'table', caption: t.plain, columns: t.plainColumns, rows: t.plainRows, note: t.note },
      { type: 'table', caption: t.filtered, columns: t.columns, rows: range(7).map(row), filter: t.columns[1] },
      { type: 'table', caption: t.listed, columns: t.columns, rows: many, filter: t.columns[1], note: t.note },
    ]
  },
} satisfies ComposedKind<typeof shape, typeof contentShape>

function checkCells({ columns: { length: wanted }, rows }: z.output<typeof contentShape>): Finding[] {
  const at = rows.findIndex((row) => row.length !== wanted)
  const found = rows[at]?.length
  if (found === undefined) return []
  return [{ key: `rows.${at}`, reason: { is: 'cellsPerColumn', row: at + 1, found, wanted } }]
}

/** A filter names one of the columns. */
export function checkFilter(
  { columns, filter }: { columns: string[]; filter?: string | undefined },
  nearest: Nearest,
): Finding[] {
  if (filter === undefined || columns.includes(filter)) return []
  return [{ key: 'filter', reason: { is: 'unknownColumn', filter, columns, meant: nearest(filter, columns) } }]
}
