import type { Lang } from '#contract/paths.ts'
import { decimal } from './decimal.ts'
import type { Words } from './zh.ts'

/**
 * Abbreviates a number to two decimals (specification, section 9), written as all numbers here are. Chinese: 亿 above 100,000,000, 万 above
 * 10,000. English: millions from 1,000,000 on, thousands above 10,000. For English between 10,000 and 100,000,000 the specification
 * records "÷ 10,000, labelled million", which reads wrongly by a factor of 100; thousands up there, "44,273.20 thousand", nobody can read.
 * Empty, zero or no number: the sentence that asks for a number.
 */
export function abbreviate(value: unknown, lang: Lang, words: Words['number']): string {
  const number =
    typeof value === 'string' && value.trim() !== '' ? Number(value) : typeof value === 'number' ? value : Number.NaN
  if (!Number.isFinite(number) || number === 0) return words.notNumeric
  const size = Math.abs(number)
  const [isLarge, large, small] =
    lang === 'en' ? [size >= 1_000_000, 1_000_000, 1_000] : [size > 100_000_000, 100_000_000, 10_000]
  if (isLarge) return decimal(number / large, 2, 2) + words.large
  if (size > 10_000) return decimal(number / small, 2, 2) + words.small
  return decimal(number, 2, 2)
}

/** What was traded in a day, written alike wherever it stands. A day without trading has zero. */
export const volumeOf = (volume: number, lang: Lang, words: Words['number']): string =>
  volume === 0 ? '0' : abbreviate(volume, lang, words)

/** Mainland China mobile phone: optional +86 or 0086, then 1 and ten more digits. */
export const isMobilePhone = (text: string) => /^(?:\+86|0086)?1\d{10}$/.test(text)
