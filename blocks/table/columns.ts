/** A cell that is a number with its sign, bound and per cent, or says that there is none. */
const number = /^[≤≥<>±+−–-]?\s?\d[\d,]*(\.\d+)?\s?[%‰]?$/
const none = /^[-–—]*$/

/** Which columns hold numbers alone, so that they stand under one another by their last digit. The first names its row. */
export const numericColumns = (columns: string[], rows: string[][]): boolean[] =>
  columns.map((_, at) => {
    const cells = rows.map((row) => row[at]?.trim() ?? '')
    return (
      at > 0 && cells.some((cell) => number.test(cell)) && cells.every((cell) => number.test(cell) || none.test(cell))
    )
  })

/** The different values of a column, in the order in which they come. */
export const valuesOf = (rows: string[][], at: number): string[] => [...new Set(rows.map((row) => row[at] ?? ''))]

/** Which columns hold sentences, which whole paragraphs, in characters as wide as Chinese ones: they need room of their own. */
export const wordyColumns = (columns: string[], rows: string[][]): ('words' | 'text' | undefined)[] =>
  columns.map((_, at) => {
    const widest = widestOf(rows, at)
    return widest > paragraph ? 'text' : widest > wordy ? 'words' : undefined
  })

/** Whether a cell is a short value that must not break: a number with its unit, a date. */
export const isShort = (cell: string, most = short): boolean => widthOf(cell) <= most

/** The column that names the row: the second where the first is a group that is repeated row after row. */
export function headColumn(columns: string[], rows: string[][]): 0 | 1 {
  if (columns.length < 3 || numericColumns(columns, rows)[1]) return 0
  const groups = valuesOf(rows, 0).length
  const pairs = new Set(rows.map(([group, name]) => JSON.stringify([group, name]))).size
  return groups * 3 <= rows.length * 2 && pairs === rows.length ? 1 : 0
}

/**
 * What becomes of a table on a phone: it fits, or it scrolls beside its first column; where its cells are sentences its rows become
 * cards, unless it has numbers to be compared. Known from its cells alone, so that nothing jumps.
 */
export function onPhone(columns: string[], rows: string[][]): 'fits' | 'cards' | 'scrolls' {
  const compact = columns.every((_, at) => at === 0 || isBrief(rows, at))
  if (compact) return columns.length <= mostThatFit ? 'fits' : 'scrolls'
  const needed = columns.map((column, at) =>
    Math.max(Math.min(widestOf(rows, at), wrapped), ...column.split(' ').map(headWidthOf)),
  )
  const all = needed.reduce((sum, width) => sum + width + gap, -gap)
  if (all <= phone) return 'fits'
  return columns.filter((_, at) => at > 0 && isCounted(rows, at)).length > 1 ? 'scrolls' : 'cards'
}

/** Which columns share a line of a card with the one before or after them: names and values are short enough for half of it. */
export function halvesOf(columns: string[], rows: string[][]): boolean[] {
  const head = headColumn(columns, rows)
  const halves = columns.map(() => false)
  for (let at = head + 1; at < columns.length - 1; at += 1) {
    if (![at, at + 1].every((place) => widthOf(columns[place] ?? '') + widestOf(rows, place) <= half)) continue
    halves[at] = true
    halves[at + 1] = true
    at += 1
  }
  return halves
}

/** Whether the cells of a column are amounts, with units or without. */
const isCounted = (rows: string[][], at: number) => {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => !none.test(cell))
  return cells.length > 0 && cells.every((cell) => amount.test(cell) && widthOf(cell) <= wordy / 2)
}
const amount = /^[≤≥<>±+−–-]?\s?([A-Z]{3} )?\d/

const wordy = 16
const paragraph = 40
const short = 8
/** The same where columns must fit a phone: a date still stays whole, a name of two words does not. */
export const shortOnPhone = 5
/** And what names a row: a term of six characters would leave its last one alone. */
export const shortHeadOnPhone = 6
/** Values that stand side by side even on a phone: numbers, units, a date; one of them may be said in a few words. */
const brief = 7
const isBrief = (rows: string[][], at: number) =>
  widestOf(rows, at) <= wordy &&
  rows.filter((row) => widthOf(row[at] ?? '') > brief).length <= (rows.length > 3 ? 1 : 0)
const mostThatFit = 6
/** A cell takes at most so much before it breaks, a head of Chinese so much; Latin words do not break. */
const wrapped = 8
const headed = 4
const headWidthOf = (word: string) => (/[\u2e80-\uffff]/.test(word) ? Math.min(widthOf(word), headed) : widthOf(word))
const gap = 1.7
/** What a narrow phone holds, 320 px of text of 14 px. */
const phone = 22.5
/** What half of it holds of name and value. */
const half = 10
const widestOf = (rows: string[][], at: number) => Math.max(0, ...rows.map((row) => widthOf(row[at] ?? '')))
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 1 : 0.5), 0)
