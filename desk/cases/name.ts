import { from64 } from '#sealing/bytes.ts'
import { alphabet, symbolsOf } from '#sealing/code.ts'
import { Fault } from '../fault.ts'

/**
 * A case's short name: the first 40 bits of its lookup in Crockford's base32, `7K3M-9QXD`. The lookup's own characters would
 * not do: they differ by case alone, may begin with a hyphen, and are neither to be said over the telephone nor folders that
 * every disk tells apart.
 */
export function caseName(lookup: string): string {
  const symbols = symbolsOf(from64(lookup).subarray(0, 5))
    .map((symbol) => alphabet[symbol])
    .join('')
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`
}

/** The spelling of a name that a search compares: upper case, no hyphens or spaces, O as 0, I and L as 1. */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** A name's beginning that is long enough to look for. @throws Fault `shortCase`. */
export function holdTyped(typed: string): string {
  if (plainName(typed).length < 4) throw new Fault('shortCase')
  return typed
}

/** The one case that a name's beginning, or a whole lookup, means. @throws Fault `shortCase`, `noCase`, `severalCases`. */
export function findCase<T extends { lookup: string }>(cases: readonly T[], typed: string): T {
  const exact = cases.find(({ lookup }) => lookup === typed)
  if (exact) return exact
  const plain = plainName(holdTyped(typed))
  const [found, ...others] = cases.filter(({ lookup }) => plainName(caseName(lookup)).startsWith(plain))
  if (!found) throw new Fault('noCase', typed)
  if (others.length > 0) {
    throw new Fault('severalCases', typed, [found, ...others].map(({ lookup }) => caseName(lookup)).join(', '))
  }
  return found
}
