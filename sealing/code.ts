import { randomBytes } from './bytes.ts'
import { checkSymbol } from './checksymbol.ts'

/** Crockford's base32: no I, L, O, U. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const alike: Record<string, string> = { O: '0', I: '1', L: '1' }
const separator = /^[\s\p{Z}\p{Cf}\p{Pd}_−ー]$/u
const codeBytes = 15
const codeSymbols = 25

/** Why a text is no query code. Counts and positions leave spaces and dashes out, positions begin at 1. */
export type CodeFault =
  | { fault: 'short' | 'long'; count: number }
  /** `symbol` as it was typed; `index` is its place in the text in UTF-16 units, to select it in a field. */
  | { fault: 'foreign'; symbol: string; position: number; index: number }
  /** A symbol was mistyped or two were swapped. */
  | { fault: 'check' }

type CodeReading = { ok: true; code: Uint8Array; text: string } | ({ ok: false } & CodeFault)

/**
 * 15 bytes: five bits for the symbol of the channel, 115 random ones. The only secret of a reporter; too many to guess, so no
 * slow function guards them. @throws RangeError for a symbol that is not one of `alphabet`.
 */
export function newCode(channel: string): Uint8Array {
  if (!isChannelSymbol(channel)) throw new RangeError('a channel has one symbol of the alphabet')
  const code = randomBytes(codeBytes)
  code[0] = (alphabet.indexOf(channel) << 3) | ((code[0] ?? 0) & 0b111)
  return code
}

/** The symbol of the channel to which the report of this code went. */
export const channelOf = (code: Uint8Array): string => alphabet[(code[0] ?? 0) >> 3] ?? ''

/** Whether a text is a symbol that a channel can have. */
export const isChannelSymbol = (text: string): boolean => text.length === 1 && alphabet.includes(text)

/**
 * The spelling of 15 bytes: the channel's symbol, 23 random ones of Crockford's base32 and the check symbol, in five groups of five,
 * `BEMYS-KA9W4-5NV89-W0V5D-Y7K03`.
 */
export function writeCode(code: Uint8Array): string {
  if (code.length !== codeBytes) throw new RangeError(`a query code has ${codeBytes} bytes`)
  const symbols = symbolsOf(code)
  const text = [...symbols, checkSymbol(symbols)].map((symbol) => alphabet[symbol]).join('')
  return text.replace(/.{5}(?=.)/g, '$&-')
}

/**
 * Reads any spelling of a query code: lower case, full-width forms, spaces and dashes of all kinds or none, O for 0, I or
 * L for 1. `text` is the proper spelling. A foreign symbol is told before a wrong length, that before the check symbol.
 */
export function readCode(typed: string): CodeReading {
  const symbols: number[] = []
  let index = 0
  for (const symbol of typed) {
    const plain = symbol.normalize('NFKC').toUpperCase()
    if (!separator.test(plain)) {
      const value = plain.length === 1 ? alphabet.indexOf(alike[plain] ?? plain) : -1
      if (value < 0) return { ok: false, fault: 'foreign', symbol, position: symbols.length + 1, index }
      symbols.push(value)
    }
    index += symbol.length
  }
  const count = symbols.length
  if (count !== codeSymbols) return { ok: false, fault: count < codeSymbols ? 'short' : 'long', count }
  const check = symbols.pop()
  if (check !== checkSymbol(symbols)) return { ok: false, fault: 'check' }
  const code = bytesOf(symbols)
  return { ok: true, code, text: writeCode(code) }
}

/** Whether `typed` is the last group of the code in any spelling: the proof that somebody has written it down. */
export function isLastGroup(typed: string, text: string): boolean {
  const whole = readCode(text.slice(0, -5) + typed)
  return whole.ok && whole.text === text
}

/** The numbers 0 to 31 that a text of `alphabet` spells `bytes` with: five bits each. */
export function symbolsOf(bytes: Uint8Array): number[] {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from(bits.match(/.{5}/g) ?? [], (five) => Number.parseInt(five, 2))
}

function bytesOf(symbols: readonly number[]): Uint8Array {
  const bits = symbols.map((symbol) => symbol.toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2))
}
