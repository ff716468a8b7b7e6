export type Cell = string | number | null

/**
 * A table as the text of a CSV file (RFC 4180) that spreadsheets read as it is meant: a byte order mark, so that Excel takes
 * it for UTF-8, and an apostrophe before every cell that would else run as a formula. `null` is an empty cell.
 */
export const csvOf = (columns: string[], rows: Cell[][]): string =>
  `\uFEFF${[columns, ...rows].map((cells) => `${cells.map(fieldOf).join(',')}\r\n`).join('')}`

/** A name that every file system takes, without its ending. */
export function fileNameOf(name: string): string {
  const clean = name
    .replace(/[\\/:*?"<>|\p{C}\s]+/gu, ' ')
    .trim()
    .replace(/^[. ]+/, '')
  return (
    [...clean]
      .slice(0, 80)
      .join('')
      .replace(/[. ]+$/, '') || 'table'
  )
}

const number = /^[+-]?\d[\d,]*(\.\d+)?%?$/
/** Characters that begin a formula; with the wide ones of Chinese input methods, which Excel takes for the same. */
const formula = /^[=+\-@＝＋－＠\t\r]/

function fieldOf(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const plain = cell.replaceAll('\u00a0', ' ') // what keeps a line from breaking is no part of a value
  const text = formula.test(plain) && !number.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
