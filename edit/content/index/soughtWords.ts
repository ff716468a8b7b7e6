import { names } from '../../words/names.ts'
import type { KindId } from '../kinds.ts'

/** Files in which prices are kept, those first that are sought most: words that mean this one alone, and the field that has them. */
const priced = [
  { kind: 'pigSale', own: undefined, at: 'indicative' },
  { kind: 'stock', own: /share|stock|股/, at: undefined },
  { kind: 'bond', own: /bond|债/, at: undefined },
] as const satisfies readonly { kind: KindId; own: RegExp | undefined; at: string | undefined }[]

/** Short words that end in what everybody calls a price, whatever it is of. */
const price = /^.{0,10}(prices?|quotes?|价格?|行情)$/
const shortest = 2

/** Whether somebody who does not know the name of a file means it by these words, in small letters, and what of it. */
export function soughtIn(kind: KindId, asked: string): { at: string | undefined } | undefined {
  const file = priced.find((one) => one.kind === kind)
  if (!file || asked.length < shortest) return undefined
  const meant = priced.find(({ own }) => own?.test(asked))
  if (price.test(asked) && (meant ?? file) === file) return { at: file.at }
  const called = [names.zh.kinds[kind], names.en.kinds[kind]]
  return called.some((name) => name?.toLowerCase().startsWith(asked)) ? { at: undefined } : undefined
}

export const rankOf = (kind: KindId): number => priced.findIndex((one) => one.kind === kind)
