import { dsvFormat } from 'd3-dsv'

/** What can be dropped on a table: a spreadsheet of Excel or WPS, or text with a sign between its cells. */
export const isSheetFile = ({ name }: Pick<File, 'name'>): boolean => /\.(xlsx|csv|tsv|txt)$/i.test(name)

/** The cells of the first sheet of a file, without empty rows and columns at its end. @throws Error where it is none. */
export async function readSheetFile(file: File): Promise<string[][]> {
  const cells = /\.xlsx$/i.test(file.name) ? await cellsOfExcel(file) : cellsOfText(await textOf(file))
  const width = Math.max(0, ...cells.map((row) => row.findLastIndex((cell) => cell !== '') + 1))
  const height = cells.findLastIndex((row) => row.some((cell) => cell !== '')) + 1
  if (width === 0) throw new Error(`${file.name} has no cells`)
  return cells.slice(0, height).map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
}

async function cellsOfExcel(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(file)
  return rows.map((row) => row.map(writtenCell))
}

/** A day is written as the content has it; other values as they stand there. */
function writtenCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return String(Number(value.toPrecision(12)))
  return String(value).replace(/\s+/g, ' ').trim()
}

function cellsOfText(text: string): string[][] {
  const [first = ''] = text.split('\n', 1)
  const sign = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? ','
  return dsvFormat(sign)
    .parseRows(text)
    .map((row) => row.map(writtenCell))
}

/** Excel in Chinese saves CSV in the national encoding. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Whether the first row names the columns: it has no figures but years behind a name, and the rows below it have some. */
export function isHead([head = [], ...rows]: readonly string[][]): boolean {
  const isFigure = (cell: string) => /^[-−]?[\d.,\s]+[%％]?$/.test(cell)
  const isYear = (cell: string) => /^(19|20)\d{2}年?[EF]?$/.test(cell.trim())
  const [corner = '', ...names] = head
  const areNames = !head.some(isFigure) || (!isFigure(corner) && names.every((cell) => isYear(cell) || !isFigure(cell)))
  return head.some((cell) => cell !== '') && areNames && rows.some((row) => row.some(isFigure))
}
