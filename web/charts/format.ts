import { decimal } from '../words/decimal.ts'

/** What stands where there is no value, in a table and in place of a bar. */
export const none = '—'

export type Format = (value: number | null) => string

/** Writes numbers with as many decimals as the most exact of `numbers`; `missing` for none. */
export function formatOf(numbers: (number | null)[], missing = ''): Format {
  const digits = decimalsOf(numbers)
  return (value) => (value === null ? missing : decimal(value, digits, digits))
}

/**
 * Writes the values of a chart: alike, 0.30 beside 0.28, unless a zero at the end made one look more exact than all others: then
 * each as it was given, so that beside 99.97 stands 100 and not 100.00.
 */
export function writtenOf(numbers: (number | null)[], missing = ''): Format {
  const digits = decimalsOf(numbers)
  const given = numbers.filter((value) => value !== null)
  const most = Math.max(0, ...given.map((value) => digitsOf(String(value))))
  if (digits < 2 || given.every((value) => digitsOf(value.toFixed(digits)) <= most)) return formatOf(numbers, missing)
  return (value) => (value === null ? missing : decimal(value, 0, 4))
}

/** Digits of a number, without the zero before its point. */
const digitsOf = (written: string): number => written.replace(/^-?0?|\./g, '').length

/** Decimals of the most exact number, four at most. */
export const decimalsOf = (numbers: (number | null)[]): number =>
  Math.max(0, ...numbers.map((value) => String(Number((value ?? 0).toFixed(4))).split('.')[1]?.length ?? 0))

/** Shares and changes in percent. */
export const percentOf = (share: number, digits = 1): string =>
  `${decimal(Number((share * 100).toPrecision(15)), digits, digits)}%`
