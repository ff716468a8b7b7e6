import type { DataBlockFile } from '#blocks/from/dataBlock.ts'
import type { Block } from '#blocks/kinds.ts'
import { indicatorIn, withUnit } from '../indicators.ts'
import type { Files } from '../readFiles.ts'
import { announcementsHtml } from './announcements.ts'
import type { LanguageContent } from './languageContent.ts'
import { correctionsOf } from './revisions.ts'
import type { Source } from './source.ts'
import { vacancyRows } from './vacancies.ts'

/** What data blocks draw on: lists that are composed already, and the ESG indicators of the files. */
export interface BlockSource extends Source, Pick<LanguageContent, Lists> {}
type Lists = 'breedPigs' | 'meatSale' | 'pigSale' | 'publicWelfare' | 'reportPolicy' | 'quotes'

/** Tables that have a column for each of these fields. */
const fields = {
  standards: ['type', 'item', 'requirement'],
  'product-lines': ['name', 'temperature', 'shelfLifeDays', 'pack', 'summary'],
  'sales-regions': ['name', 'office', 'address', 'phone'],
  'sale-points': ['name', 'province', 'address', 'phone', 'weight', 'note'],
} as const satisfies Partial<Record<TableData, readonly string[]>>

type TableBlock = Exclude<Extract<DataBlockFile, { columns: string[] }>, { data: 'vacancies' }>
type TableData = TableBlock['data']

/** A block that a page takes from the data of a list, so that no figure is written twice. */
export function composeDataBlock(block: DataBlockFile, source: BlockSource): Block {
  switch (block.data) {
    case 'indicative':
      return composeIndicative(block, source)
    case 'programmes':
      return {
        type: 'cards',
        title: block.title,
        note: block.note,
        items: source.publicWelfare.map(({ title, text }) => ({ title, text })),
      }
    case 'policies':
      return composePolicies(block, source)
    case 'vacancies':
      return composeVacancies(block, source)
    case 'announcements':
      return {
        type: 'prose',
        title: block.title,
        text: `${source.html(block.text)}\n${announcementsHtml(source, block.elsewhere)}`,
      }
    default: {
      const { data, kind, title, type, ...words } = block
      return { ...words, type: 'table', caption: title, rows: rowsOf(block, source) }
    }
  }
}

function composeIndicative(
  block: Extract<DataBlockFile, { data: 'indicative' }>,
  { pigSale: { indicative } }: BlockSource,
): Block {
  const { data, names, ...words } = block
  // Of less than two weeks there is no course to draw.
  if (indicative.length < 2) return { type: 'table', caption: words.title, columns: [words.axis, ...names], rows: [] }
  return {
    ...words,
    type: 'chart',
    kind: 'line',
    categories: indicative.map(({ week }) => week),
    series: names.map((name, at) => ({ name, values: indicative.map(({ prices }) => prices[at] ?? null) })),
  }
}

function composeVacancies(
  { title, note, columns, filter, untilFilled, none }: Extract<DataBlockFile, { data: 'vacancies' }>,
  { files, lang, html }: BlockSource,
): Block {
  const rows = vacancyRows(files, lang, untilFilled)
  if (rows.length === 0) return { type: 'prose', title, text: html(none) }
  return { type: 'table', caption: title, columns, rows, filter, note }
}

function composePolicies(
  block: Extract<DataBlockFile, { data: 'policies' }>,
  { reportPolicy: { categories, policies } }: BlockSource,
): Block {
  return {
    type: 'faq',
    title: block.title,
    note: block.note,
    categories: categories.map(({ typeName, typeCode }) => ({ typeName, typeCode })),
    items: policies.map(({ title, category, categoryName, version, date, summary, body }) => ({
      category,
      question: title,
      about: `${categoryName} · ${block.version} ${version}`,
      date,
      answer: `<p>${summary}</p>${body}`,
    })),
  }
}

function rowsOf(
  { data, kind }: Pick<TableBlock, 'data' | 'kind'>,
  { breedPigs, meatSale, pigSale, files, lang }: BlockSource,
): string[][] {
  switch (data) {
    case 'performance': {
      const lines = breedPigs.items
      return (lines[0]?.rows ?? []).map(({ label, unit }, at) => [
        label,
        unit,
        ...lines.map(({ rows }) => rows[at]?.value ?? '—'),
      ])
    }
    case 'esg':
      return files.esg.items
        .map((item) => indicatorIn(item, lang))
        .map(({ name, unit, topic, values, target, status, method }) => [
          ...[withUnit(name, unit, lang), topic],
          ...values,
          ...[target, status, method],
        ])
    case 'corrections':
      return correctionsOf(files, lang)
    case 'standards':
      return cellsOf(breedPigs.standards, fields[data])
    case 'product-lines':
      return cellsOf(meatSale.items, fields[data])
    case 'sales-regions':
      return cellsOf(meatSale.regions, fields[data])
    default:
      return cellsOf(
        pigSale.items.filter((point) => kind === undefined || point.kind === kind),
        fields[data],
      )
  }
}

const cellsOf = <E>(entries: E[], columns: readonly (keyof E)[]) =>
  entries.map((entry) => columns.map((field) => String(entry[field])))

/** How many columns a data table has, for the check of the heads that a page gives them. */
export function columnsOf(data: TableData | 'vacancies', files: Files): number {
  if (data === 'vacancies') return 5
  if (data === 'corrections') return 3
  if (data === 'performance') return 2 + files.breedPigs.items.length
  if (data === 'esg') return 5 + files.esg.years.length
  return fields[data].length
}
