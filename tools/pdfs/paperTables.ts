import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js'

/** A cell as it lies on paper: its words without spaces, and from where to where they reach (points from the left). */
export interface PaperCell {
  text: string
  left: number
  right: number
}

/** A table of a page; what runs on over the page's end is another one there, with its head again. */
export interface PaperTable {
  page: number
  head: PaperCell[]
  rows: PaperCell[][]
  /** How many rows the whole table has. */
  length: number
}

export interface Paper {
  tables: PaperTable[]
  /** Size of the largest letters of the first page, in points. */
  largest: number
  /** All words of the file without spaces, in the order of the tags, which is that of reading; heads and feet of pages are none of them. */
  text: string
}

interface Node {
  role?: string
  type?: string
  id?: string
  children?: Node[]
}

/** Reads the tables of a tagged PDF from what is on its pages: cells are where the tags say, words where they are drawn. */
export async function readPaper(file: string): Promise<Paper> {
  const task = getDocument({ data: new Uint8Array(await readFile(file)) })
  const pdf = await task.promise
  const tables: PaperTable[] = []
  let text = ''
  let largest = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const drawn = wordsById(items)
    if (number === 1) largest = Math.max(...[...drawn.values()].flat().map(({ transform }) => Number(transform[0])))
    const tree = (await page.getStructTree()) as Node | null
    for (const table of tree ? ofRole(tree, 'Table') : []) {
      // The tags name every row of a table on each page on which a part of it lies.
      const named = ofRole(table, 'TR')
      const rows = named
        .map((row) =>
          (row.children ?? [])
            .filter(({ role }) => role === 'TH' || role === 'TD')
            .map((cell) => ({ role: cell.role, ...cellOf(cell, drawn) })),
        )
        .filter((row) => row.some(({ text }) => text !== ''))
      const isHead = (row: { role?: string | undefined }[]) => row.every(({ role }) => role === 'TH')
      const [head = [], cells] = [rows.find(isHead), rows.filter((row) => !isHead(row))]
      if (rows.length > 0) tables.push({ page: number, head, rows: cells, length: named.length - 1 })
    }
    text += squeezed(
      (tree ? contentsOf(tree) : [])
        .flatMap((id) => drawn.get(id) ?? [])
        .map(({ str }) => str)
        .join(''),
    )
  }
  await task.destroy()
  return { tables, text, largest }
}

/** Words as they compare: paper breaks lines, sets spaces between Chinese and Latin, and has marks of print. */
export const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200b\u00ad]+/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replaceAll('–', '-')

function wordsById(items: (TextItem | TextMarkedContent)[]): Map<string, TextItem[]> {
  const found = new Map<string, TextItem[]>()
  const open: string[] = []
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? '')
      continue
    }
    const id = open.at(-1) ?? ''
    found.set(id, [...(found.get(id) ?? []), item])
  }
  return found
}

const ofRole = (node: Node, role: string): Node[] =>
  node.role === role ? [node] : (node.children ?? []).flatMap((child) => ofRole(child, role))

const contentsOf = (node: Node): string[] =>
  node.type === 'content' ? [node.id ?? ''] : (node.children ?? []).flatMap(contentsOf)

function cellOf(cell: Node, drawn: ReadonlyMap<string, TextItem[]>): PaperCell {
  const words = contentsOf(cell).flatMap((id) => drawn.get(id) ?? [])
  const solid = words.filter(({ str }) => str.trim() !== '')
  return {
    text: squeezed(words.map(({ str }) => str).join('')),
    left: Math.min(...solid.map(({ transform }) => Number(transform[4]))),
    right: Math.max(...solid.map(({ transform, width }) => Number(transform[4]) + width)),
  }
}
