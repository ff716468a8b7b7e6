/** Numbers of a chart as its content file holds them. */
export interface ChartData {
  categories?: readonly unknown[]
  series?: readonly { name?: unknown; values?: readonly unknown[] }[]
}

const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** A chart as a spreadsheet shows it: names of the series above, a category before each row of numbers. */
export function matrixOf({ categories = [], series = [] }: ChartData): string[][] {
  const height = Math.max(categories.length, ...series.map(({ values = [] }) => values.length))
  const rows = Array.from({ length: height }, (_, row) => [
    shown(categories[row]),
    ...series.map(({ values = [] }) => shown(values[row])),
  ])
  return [['', ...series.map(({ name }) => shown(name))], ...rows]
}

/** The chart of a matrix. A cell that is no number stays as it was typed, so that the check can name it. */
export const chartOf = ([names = [], ...rows]: readonly string[][]) => ({
  categories: rows.map(([category = '']) => category),
  series: names.slice(1).map((name, at) => ({ name, values: rows.map((row) => numberIn(row[at + 1] ?? '')) })),
})

/** A cell of a spreadsheet as a number: thousands may be grouped, percent are what the axis says; empty or a dash is none. */
export function numberIn(cell: string): number | string | null {
  const text = cell
    .trim()
    .replace(/^[\u2212\u2013](?=\d)/, '-')
    .replace(/(?<=\d)\s*[%％]$/, '')
  if (/^[-\u2013\u2014\u2212]*$/.test(text)) return null
  const plain = /^-?\d{1,3}([,\u202f\u00a0 ]\d{3})+(\.\d+)?$/.test(text) ? text.replace(/[,\u202f\u00a0 ]/g, '') : text
  const number = Number(plain)
  return Number.isFinite(number) ? number : cell
}

/** Whether two charts hold the same numbers, whatever their words are. */
export const hasSameNumbers = (one: ChartData, other: ChartData) =>
  JSON.stringify(one.series?.map(({ values }) => values)) === JSON.stringify(other.series?.map(({ values }) => values))
