import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import { readContent } from '../../server/content/index.ts'
import { wordsIn } from '../../server/content/readFiles.ts'
import { type Paper, type PaperCell, type PaperTable, readPaper, squeezed } from './paperTables.ts'
import { chaptersOf } from './reportSource.ts'
import { statementsOf } from './sourceStatements.ts'
import { type SourceTable, tablesOfChapters, tablesOfText } from './sourceTables.ts'

/** Size of the year on the cover of a report, in points, as print.css has it. */
const yearOnCover = 76

const content = join(import.meta.dirname, '../../content')
const { files } = await readContent(content)
if (!files) throw new Error('the content cannot be read')

/** Every PDF that is printed from the content, and the tables of what it was printed from. */
const printed = [
  ...files.reports.flatMap((report) =>
    wholeLangs.map((lang) => {
      const chapters = chaptersOf(report, files, lang)
      const [tables, statements] = [tablesOfChapters(chapters, lang), statementsOf(chapters).map(squeezed)]
      return { name: `reports/${report.id}.${lang}.pdf`, tables, statements }
    }),
  ),
  ...files.articles
    .filter(({ kind }) => kind === 'announcement')
    .flatMap(({ id, data }) =>
      wholeLangs.flatMap((lang) => {
        const text = wordsIn(data, lang)
        return text
          ? [{ name: `announcements/${id}.${lang}.pdf`, tables: tablesOfText(text.body), statements: [] }]
          : []
      }),
    ),
]

test.each(printed)(
  '$name: tables are as wide as their heads, and each number is that of its source',
  async ({ name, tables, statements }) => {
    const paper = await readPaper(join(content, 'media', name))
    expect(paper.tables.flatMap(unevenRows)).toEqual([])
    expect(paper.tables.flatMap(lonelyHeads)).toEqual([])
    expect(paper.tables.flatMap(overprints)).toEqual([])
    expect(joined(paper)).toEqual(tables)
    // Chromium prints a document smaller in which anything is wider than the page.
    if (name.startsWith('reports/')) expect(paper.largest).toBeCloseTo(yearOnCover)
    expect(statements.filter((words) => !paper.text.includes(words))).toEqual([])
  },
)

const unevenRows = ({ page, head, rows }: PaperTable) =>
  rows.filter((row) => row.length !== head.length).map((row) => `page ${page}: ${row.length} cells of ${head.length}`)

const lonelyHeads = ({ page, head, rows }: PaperTable) =>
  rows.length === 0 ? [`page ${page}: nothing below ${wordsOf(head)}`] : []

const overprints = ({ page, head, rows }: PaperTable) =>
  [head, ...rows].flatMap((row) =>
    row.flatMap(({ text, right }, at) => {
      const next = row[at + 1]
      return next && right > next.left ? [`page ${page}: “${text}” runs into “${next.text}”`] : []
    }),
  )

/** The tables of a file as their source has them: one that runs on over the page's end says its head again. */
function joined({ tables }: Paper): SourceTable[] {
  const all: (SourceTable & { length: number })[] = []
  for (const { head, rows, length } of tables) {
    const before = all.at(-1)
    if (before && before.rows.length < before.length) {
      expect(wordsOf(head)).toEqual(before.head)
      before.rows.push(...rows.map(wordsOf))
    } else all.push({ head: wordsOf(head), rows: rows.map(wordsOf), length })
  }
  return all.map(({ head, rows }) => ({ head, rows }))
}

const wordsOf = (row: readonly PaperCell[]) => row.map(({ text }) => text)
