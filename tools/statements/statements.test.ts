import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import { readContent } from '../../server/content/index.ts'
import { sheetsOf } from './sheets.ts'
import { annualReport, statementsFile, statementsOf } from './statements.ts'

const content = join(import.meta.dirname, '../../content')
const { files } = await readContent(content)
const report = files?.reports.find(({ id }) => id === annualReport)
if (!files || !report) throw new Error('the content cannot be read')

describe.each(wholeLangs)('the workbook of the statements, %s', (lang) => {
  test('has the figures of the annual report as numbers, with unit and years above them', async () => {
    const sheets = await readExcelFile(await readFile(statementsFile(content, lang)))
    const wanted = sheetsOf(report, lang)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(wanted.map(({ name }) => name))
    for (const [at, { data }] of sheets.entries()) {
      const [, source, , head, ...rows] = data
      const { head: wantedHead, rows: wantedRows } = wanted[at] ?? { head: [], rows: [] }
      expect(source?.[0]).toContain(report.data[lang].title)
      expect(head).toEqual(wantedHead)
      expect(rows).toEqual(
        wantedRows.map(({ label, values }) => [label, ...values.map(({ number }) => number ?? null)]),
      )
    }
  })

  test('is the one that the report gives, to the byte', async () => {
    const bytes = await readFile(statementsFile(content, lang))
    expect(Buffer.from(await statementsOf(files, lang)).equals(bytes), 'npm --prefix tools run statements').toBe(true)
    expect(bytes.length).toBeLessThan(40_000)
  })

  test('is offered by the page of the figures', () => {
    const page = files.pages.find((page) => page.path === '/financial' && page.lang === lang)
    const offered = page?.data.blocks.flatMap((block) => (block.type === 'downloads' ? block.items : []))
    expect(offered?.map(({ file }) => file)).toContain(`reports/financial-statements.${lang}.xlsx`)
  })
})

test('both languages have the same figures in the statements, which are in millions in both', () => {
  const [zh, en] = wholeLangs.map((lang) =>
    sheetsOf(report, lang)
      .slice(0, 7)
      .map(({ rows }) => rows.map(({ values }) => values.map(({ number }) => number))),
  )
  expect(zh).toEqual(en)
})

test('assets are liabilities and equity', () => {
  const [, balance] = sheetsOf(report, 'en')
  const row = (wanted: string) =>
    balance?.rows.find(({ label }) => label === wanted)?.values.map(({ number }) => number)
  expect(row('Total assets')).toEqual([183_300, 181_800])
  expect(row('Total liabilities and equity')).toEqual(row('Total assets'))
})
