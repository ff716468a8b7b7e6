/** What stands in the middle of the values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** Figures as a reader compares them: three that count, thousands parted. */
export function formatNumber(value: number | undefined, unit = ''): string {
  if (value === undefined || Number.isNaN(value)) return '–'
  const digits = value === 0 || value >= 100 ? 0 : value >= 10 ? 1 : 2
  return `${value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit && ` ${unit}`}`
}
