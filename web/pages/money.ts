import { type Lang, localeOf } from '#contract/paths.ts'

/** Money given in fen as figures of yuan: `4,285.00`. */
export const moneyOf = (fen: number, lang: Lang): string =>
  (fen / 100).toLocaleString(localeOf(lang), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
