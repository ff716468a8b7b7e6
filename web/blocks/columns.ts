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

const wordy = 16
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 1 : 0.5), 0)
