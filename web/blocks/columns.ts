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

/** Which columns hold sentences, in characters as wide as Chinese ones: they need room of their own on a phone. */
export const wordyColumns = (columns: string[], rows: string[][]): boolean[] =>
  columns.map((_, at) => rows.some((row) => widthOf(row[at] ?? '') > wordy))

/** Whether a cell is a short value that must not break: a number with its unit, a date. */
export const isShort = (cell: string): boolean => widthOf(cell) <= short

/**
 * What becomes of a table on a phone: it fits, its rows become cards, or, when it has too many columns for that, it
 * scrolls. Known from its cells alone, so that nothing jumps.
 */
export function onPhone(columns: string[], rows: string[][]): 'fits' | 'cards' | 'scrolls' {
  const needed = columns.map((column, at) => {
    const widest = Math.max(...rows.map((row) => widthOf(row[at] ?? '')))
    return Math.max(Math.min(widest, wrapped), ...column.split(' ').map(headWidthOf))
  })
  const all = needed.reduce((sum, width) => sum + width + gap, -gap)
  if (all <= phone) return 'fits'
  return columns.length <= mostInCard ? 'cards' : 'scrolls'
}

const wordy = 16
const short = 8
/** A cell takes at most so much before it breaks, a head of Chinese so much; Latin words do not break. */
const wrapped = 8
const headed = 4
const headWidthOf = (word: string) => (/[\u2e80-\uffff]/.test(word) ? Math.min(widthOf(word), headed) : widthOf(word))
const gap = 1.7
/** What a narrow phone holds, 320 px of text of 14 px. */
const phone = 22.5
const mostInCard = 5
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 1 : 0.5), 0)
