import { from64 } from '#sealing/bytes.ts'
import { alphabet, symbolsOf } from '#sealing/code.ts'

const symbols = 12

/**
 * What people call a case: the first 60 bits of its name in Crockford's base32, `7K3M-9QXD-PT4V`. Too many for somebody to make a
 * second case that is called the same. The name's own characters would not do: they differ by case alone, may begin with a hyphen,
 * and are neither to be said over the telephone nor folders that every disk tells apart.
 */
export const caseName = (name: string): string =>
  symbolsOf(from64(name).subarray(0, 10))
    .slice(0, symbols)
    .map((symbol) => alphabet[symbol])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** The spelling of a name that a search compares: upper case, no hyphens or spaces, O as 0, I and L as 1. */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
