import type { WholeLang } from '../../contract/wholeLangs.ts'
import type { Files } from '../../server/content/readFiles.ts'
import { cellsOfText } from '../pdfs/sourceTables.ts'

type Report = Files['reports'][number]

/** A sheet of the workbook: where its figures stand in the report, its head with unit and years, its rows. */
export interface Sheet {
  name: string
  head: string[]
  rows: Row[]
}
interface Row {
  label: string
  isTotal: boolean
  values: Figure[]
}
/** A figure as a spreadsheet holds it, a share as part of one; nothing where the report has a dash. `decimals` are those of the report. */
interface Figure {
  number: number | undefined
  decimals: number
  isShare: boolean
}

interface Part {
  /** English title of the part of the report. */
  part: string
  /** The sheet of each of its tables; those of one name follow each other. Excel allows 31 characters. */
  names: Record<WholeLang, string[]>
}
const parts: Part[] = [
  { part: 'Consolidated income statement', names: { zh: ['合并利润表'], en: ['Income statement'] } },
  { part: 'Consolidated balance sheet: assets', names: { zh: ['合并资产负债表'], en: ['Balance sheet'] } },
  {
    part: 'Consolidated balance sheet: liabilities and equity',
    names: { zh: ['合并资产负债表'], en: ['Balance sheet'] },
  },
  { part: 'Consolidated cash flow statement', names: { zh: ['合并现金流量表'], en: ['Cash flow statement'] } },
  {
    part: 'Changes in equity attributable to shareholders',
    names: { zh: ['股东权益变动'], en: ['Changes in equity'] },
  },
  {
    part: 'Statements of the parent company',
    names: {
      zh: ['母公司利润表', '母公司资产负债表', '母公司现金流量表'],
      en: ['Parent income statement', 'Parent balance sheet', 'Parent cash flow statement'],
    },
  },
  {
    part: 'Quarters, non-recurring items, EBITDA',
    names: {
      zh: ['分季度数据', '非经常性损益', 'EBITDA与自由现金流'],
      en: ['Quarters', 'Non-recurring items', 'EBITDA and free cash flow'],
    },
  },
  { part: 'Five years in figures', names: { zh: ['五年主要数据'], en: ['Five years in figures'] } },
]

/** The statements and the figures derived from them, as the annual report has them. @throws Error where a part or table is missing. */
export function sheetsOf(report: Report, lang: WholeLang): Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const { part, names } of parts) {
    const tables = cellsOfText(textOf(report, part, lang))
    if (tables.length !== names[lang].length) throw new Error(`${part}: ${tables.length} tables`)
    for (const [at, name] of names[lang].entries()) {
      const [head = [], ...rows] = tables[at] ?? []
      const sheet = sheets.get(name)
      if (sheet) sheet.rows.push(...rows.map(rowOf))
      else sheets.set(name, { name, head, rows: rows.map(rowOf) })
    }
  }
  return [...sheets.values()]
}

function textOf({ data, id }: Report, part: string, lang: WholeLang): string {
  const found = data.chapters
    .flatMap(({ from = [] }) => from)
    .find((source) => 'en' in source && source.en?.title === part)
  const text = found && lang in found ? (found as Record<WholeLang, { text?: string }>)[lang].text : undefined
  if (text === undefined) throw new Error(`${id} has no part “${part}”`)
  return text
}

function rowOf([label = '', ...cells]: string[]): Row {
  const isTotal = label.startsWith('**')
  return { label: plain(label), isTotal, values: cells.map((cell) => figureOf(plain(cell))) }
}

const plain = (cell: string) => cell.replaceAll('**', '')

/** @throws Error of what is no figure. */
function figureOf(cell: string): Figure {
  if (cell === '—') return { number: undefined, decimals: 0, isShare: false }
  const [, sign, digits = '', percent] = cell.match(/^(−?)([\d,]+(?:\.\d+)?)(%?)$/) ?? []
  if (digits === '') throw new Error(`“${cell}” is no figure`)
  const decimals = digits.split('.')[1]?.length ?? 0
  const size = Number(digits.replaceAll(',', '')) * (sign ? -1 : 1)
  return { number: percent ? Number((size / 100).toFixed(decimals + 2)) : size, decimals, isShare: percent !== '' }
}
