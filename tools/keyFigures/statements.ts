import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import { indicatorIn } from '../../server/content/indicators.ts'
import type { Files } from '../../server/content/readFiles.ts'
import { wordsOfFigure } from '../../server/content/shapes/figures.ts'

export type WholeLang = 'zh' | 'en'
/** One thing that a content file says: a line of a text, a figure with its label, a cell with its row and column. */
export type Statement = { file: string; line: number; lang: WholeLang; text: string }

type Say = (text: string, line: number) => void
type Plain = Record<string, unknown>

/** Every statement of the folder in both languages, with shared figures filled in; figures.yaml itself says nothing. */
export async function readStatements(folder: string, figures: Files['figures']): Promise<Statement[]> {
  const names = await readdir(folder, { recursive: true })
  const read = names
    .filter((name) => /\.(yaml|vtt)$/.test(name) && name !== 'figures.yaml')
    .map(async (name) => statementsOf(name, await readFile(join(folder, name), 'utf8'), figures))
  return (await Promise.all(read)).flat()
}

function statementsOf(file: string, source: string, figures: Files['figures']): Statement[] {
  const found: Statement[] = []
  const sayIn =
    (lang: WholeLang): Say =>
    (text, line) =>
      found.push({ file, line, lang, text: withFigures(text, lang, figures) })
  const own = file.match(/\.(zh|en)\.(yaml|vtt)$/)?.[1] as WholeLang | undefined
  if (own && file.endsWith('.vtt')) sayIn(own)(source.replace(/\s+/g, own === 'zh' ? '' : ' '), 1)
  if (file.endsWith('.vtt')) return found
  const lines = new LineCounter()
  const root = parseDocument(source, { lineCounter: lines }).contents
  const lineOf = (node: Node) => lines.linePos(node.range?.[0] ?? 0).line
  const walk = (node: unknown, lang: WholeLang | undefined): void => {
    if (isMap(node)) {
      const plain = node.toJSON() as Plain
      for (const language of lang ? [lang] : wholeLangs) {
        shaped(node, plain, language, (text, at) => sayIn(language)(text, lineOf(at)))
      }
      for (const { key, value } of node.items) {
        const name = String(isScalar(key) ? key.value : key)
        walk(value, name === 'zh' || name === 'en' ? name : lang)
      }
    } else if (isSeq(node)) for (const entry of node.items) walk(entry, lang)
    else if (isScalar(node) && lang) {
      const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
      linesOf(String(node.value), (text, line) => sayIn(lang)(text, lineOf(node) + (isBlock ? line + 1 : 0)))
    }
  }
  walk(root, own)
  return found
}

/** What a figure, a chart, a table or a row of indicators says by its shape. */
function shaped(node: YAMLMap, plain: Plain, lang: WholeLang, say: (text: string, at: Node) => void) {
  const { value, label, name, unit = '', note = '', title = '', caption = '' } = plain
  if (value !== undefined && (label ?? name)) say(`${label ?? name}: ${value} ${unit} (${note})`, node)
  if (Array.isArray(plain.slices))
    for (const slice of plain.slices as Plain[]) say(`${title} | ${slice.name}: ${slice.value} ${unit}`, node)
  if (Array.isArray(plain.categories)) {
    // Small multiples share the categories of their board.
    for (const chart of (plain.items as Plain[] | undefined) ?? [plain])
      for (const series of chart.series as { name: string; values: unknown[] }[])
        for (const [at, category] of plain.categories.entries()) {
          const { title, unit = '' } = chart
          say(`${title} | ${series.name} | ${category}: ${series.values[at]} ${unit}`, node)
        }
  }
  const rows = node.get('rows')
  if (Array.isArray(plain.columns) && isSeq(rows))
    for (const row of rows.items)
      if (isSeq(row)) say(`${caption} | ${rowText(plain.columns, row.toJSON() as unknown[])}`, row)
  if (Array.isArray(plain.values) && (plain[lang] as Plain | undefined)?.name) {
    const { name, unit, target, values } = indicatorIn(plain as Files['esg']['items'][number], lang) // nothing else has values and named words
    for (const [at, given] of values.entries()) say(`${name} | ${firstYear + at}: ${given} ${unit} | ${target}`, node)
  }
}

/** The first year of the values in esg-data.yaml. */
const firstYear = 2021

/** `first | column: cell unit | …`, where a column is called "column (unit)". */
function rowText(columns: unknown[], [first, ...cells]: unknown[]): string {
  const said = cells.map((cell, at) => {
    const [, column, unit = ''] = String(columns[at + 1]).match(/^(.*?)\s*(?:[(（]([^)）]*)[)）])?$/) ?? []
    return `${column}: ${cell} ${unit}`
  })
  return [first, ...said].join(' | ')
}

/** The lines of a text; the rows of a Markdown table with their columns. */
function linesOf(text: string, say: Say) {
  let columns: string[] | undefined
  for (const [at, line] of text.split('\n').entries()) {
    const cells = /^\s*\|(.*)\|\s*$/
      .exec(line)?.[1]
      ?.split('|')
      .map((cell) => cell.trim())
    if (!cells) say(line, at)
    else if (columns && !cells.every((cell) => /^:?-+:?$/.test(cell))) say(rowText(columns, cells), at)
    columns = cells && (columns ?? cells)
  }
}

function withFigures(text: string, lang: WholeLang, figures: Files['figures']): string {
  return text.replace(/\$\(([a-z0-9-]+)(?:\.(value|unit))?\)/g, (whole, id: string, part?: 'value' | 'unit') => {
    const figure = figures.items.find((figure) => figure.id === id)
    return figure ? wordsOfFigure(figure, figures.units)[lang][part ?? 'text'] : whole
  })
}
