export type Format = (value: number | null) => string

/** Writes numbers as a language does, all with as many decimals as the most exact of `numbers`; `missing` for none. */
export function formatOf(locale: string, numbers: (number | null)[], missing = ''): Format {
  const digits = decimalsOf(numbers)
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value) => (value === null ? missing : withMinus(format.format(value)))
}

/**
 * Writes the values of a chart: alike while one decimal is enough, else each as it was given, so that beside 99.97 stands
 * 100 and not 100.00.
 */
export function writtenOf(locale: string, numbers: (number | null)[], missing = ''): Format {
  if (decimalsOf(numbers) < 2) return formatOf(locale, numbers, missing)
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  return (value) => (value === null ? missing : withMinus(format.format(value)))
}

/** Decimals of the most exact number, four at most. */
export const decimalsOf = (numbers: (number | null)[]): number =>
  Math.max(0, ...numbers.map((value) => String(Number((value ?? 0).toFixed(4))).split('.')[1]?.length ?? 0))

/** Shares and changes in percent. */
export function percentOf(locale: string, digits = 1): (share: number) => string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const format = new Intl.NumberFormat(locale, { style: 'percent', ...decimals })
  return (share) => withMinus(format.format(share))
}

/** Large numbers, short: 2,883万, 28.8M. */
export function shortOf(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3, useGrouping: true })
  return (value) => withMinus(format.format(value))
}

const withMinus = (text: string) => text.replace('-', '−')
