import type { Data } from '#contract/api.ts'
import type { Block } from '#contract/blocks.ts'
import type { Files } from '../readFiles.ts'
import type { DataBlockFile } from '../shapes/blocks.ts'

/** What data blocks draw on: the data of the calls, in one language, and the ESG indicators. */
export interface Sources {
  breedPigs: Data<'breedPigs'>
  meatSale: Data<'meatSale'>
  pigSale: Data<'pigSale'>
  publicWelfare: Data<'publicWelfare'>
  reportPolicy: Data<'reportPolicy'>
  esg: {
    years: number[]
    items: {
      topic: string
      name: string
      unit: string
      values: string[]
      target: string
      status: string
      method: string
    }[]
  }
}

type Row = string[]

/** A block that a page takes from the data of a list, so that no figure is written twice. */
export function composeDataBlock(block: DataBlockFile, sources: Sources): Block {
  switch (block.data) {
    case 'indicative': {
      const { indicative } = sources.pigSale
      const { data, names, ...words } = block
      // Of less than two weeks there is no course to draw.
      if (indicative.length < 2)
        return { type: 'table', caption: words.title, columns: [words.axis, ...names], rows: [] }
      return {
        ...words,
        type: 'chart',
        kind: 'line',
        categories: indicative.map(({ week }) => week),
        series: (['hog', 'piglet'] as const).map((kind, at) => ({
          name: names[at] ?? '',
          values: indicative.map((entry) => entry[kind]),
        })),
      }
    }
    case 'programmes':
      return {
        type: 'cards',
        title: block.title,
        note: block.note,
        items: sources.publicWelfare.map(({ title, text }) => ({ title, text })),
      }
    case 'policies':
      return {
        type: 'faq',
        title: block.title,
        note: block.note,
        categories: sources.reportPolicy.categories.map(({ typeName, typeCode }) => ({ typeName, typeCode })),
        items: sources.reportPolicy.policies.map(({ title, category, categoryName, version, date, summary, body }) => ({
          category,
          question: title,
          about: `${categoryName} · ${block.version} ${version}`,
          date,
          answer: `<p>${summary}</p>${body}`,
        })),
      }
    default: {
      const { data, title, type, ...words } = block
      return { ...words, type: 'table', caption: title, rows: rowsOf(data, sources) }
    }
  }
}

function rowsOf(data: Extract<DataBlockFile, { columns: string[] }>['data'], sources: Sources): Row[] {
  switch (data) {
    case 'breeds': {
      const breeds = sources.breedPigs.items
      return (breeds[0]?.rows ?? []).map(({ label, unit }, at) => [
        label,
        unit,
        ...breeds.map(({ rows }) => rows[at]?.value ?? '—'),
      ])
    }
    case 'semen':
      return sources.breedPigs.semen.map(({ type, item, requirement }) => [type, item, requirement])
    case 'meat-lines':
      return sources.meatSale.items.map((line) => [
        line.name,
        line.temperature,
        String(line.shelfLifeDays),
        line.pack,
        line.summary,
      ])
    case 'meat-regions':
      return sources.meatSale.regions.map(({ name, office, address, phone }) => [name, office, address, phone])
    case 'esg':
      return sources.esg.items.map((row) => [
        row.name,
        row.topic,
        row.unit,
        ...row.values,
        row.target,
        row.status,
        row.method,
      ])
    case 'hog-points':
    case 'piglet-points':
    case 'breeding-points':
      return sources.pigSale.items
        .filter(({ kind }) => data === `${kind}-points`)
        .map(({ province, name, address, phone, weight, note }) => [name, province, address, phone, weight, note])
  }
}

/** How many columns a data table has, for the check of the heads that a page gives them. */
export function columnsOf(data: Extract<DataBlockFile, { columns: string[] }>['data'], files: Files): number {
  switch (data) {
    case 'breeds':
      return 2 + files.breedPigs.items.length
    case 'esg':
      return 6 + files.esg.years.length
    case 'semen':
      return 3
    case 'meat-regions':
      return 4
    case 'meat-lines':
      return 5
    default:
      return 6
  }
}
