import {
  complaintBytes,
  fileStanzas,
  fileStep,
  headerSize,
  messageBytes,
  mostParts,
  partBytes,
  stanzaCount,
  stanzaLines,
  versionLine,
} from './sizes.ts'

/*
 * What the server can tell of sealed bytes without a key: whether they have the one outer form that this code makes
 * (https://c2sp.org/age, binary, X25519 stanzas only, no other kind beside them). No dependencies but sizes.
 */

/** Why bytes are refused, with what was expected and found where that is a number. Sizes in bytes, stanzas from 1. */
export type ShapeFault =
  | { reason: 'size'; expected: readonly number[]; found: number }
  /** Not a binary age file; an armoured one is none. */
  | { reason: 'not-age' }
  | { reason: 'stanza-count'; expected: number; found: number }
  /** A stanza of another kind, or not in the one spelling that is allowed. */
  | { reason: 'stanza'; stanza: number }
  | { reason: 'header-end' }
  /** A part's number is not a whole number from 0 to 50. */
  | { reason: 'part-number'; expected: number; found: number }

const version = 'age-encryption.org/v1\n'
// 32 bytes are 43 characters, of which the last carries four bits: only these sixteen end a proper spelling.
const key = '[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]'
const stanza = new RegExp(`^-> X25519 ${key}\\n${key}\\n$`)
const end = new RegExp(`^--- ${key}\\n$`)

/** Whether bytes are a sealed complaint: 66,422 bytes with 8 X25519 stanzas. Null when they are. */
export const faultOfComplaint = (bytes: Uint8Array): ShapeFault | null => faultOf(bytes, [complaintBytes], stanzaCount)

/** Whether bytes are a sealed message: 17,270 bytes with 8 X25519 stanzas. Null when they are. */
export const faultOfMessage = (bytes: Uint8Array): ShapeFault | null => faultOf(bytes, [messageBytes], stanzaCount)

const partSizes: readonly number[] = Array.from({ length: partBytes / fileStep }, (_, step) => (step + 1) * fileStep)

/**
 * Whether bytes can be part `number` (from 0) of a sealed file: 256, 512, 768 or 1,024 KiB, the first with a header of one
 * X25519 stanza. Null when they can.
 */
export function faultOfPart(number: number, bytes: Uint8Array): ShapeFault | null {
  if (!Number.isInteger(number) || number < 0 || number >= mostParts) {
    return { reason: 'part-number', expected: mostParts - 1, found: number }
  }
  return number === 0 ? faultOf(bytes, partSizes, fileStanzas) : faultOfSize(bytes, partSizes)
}

function faultOf(bytes: Uint8Array, sizes: readonly number[], stanzas: number): ShapeFault | null {
  return faultOfSize(bytes, sizes) ?? faultOfHeader(latin(bytes, headerSize(stanzas)), stanzas)
}

function faultOfSize({ length }: Uint8Array, sizes: readonly number[]): ShapeFault | null {
  return sizes.includes(length) ? null : { reason: 'size', expected: sizes, found: length }
}

function faultOfHeader(header: string, expected: number): ShapeFault | null {
  if (!header.startsWith(version)) return { reason: 'not-age' }
  for (let found = 0; found < expected; found++) {
    const start = versionLine + found * stanzaLines
    if (header.startsWith('--- ', start)) return { reason: 'stanza-count', expected, found }
    if (!stanza.test(header.slice(start, start + stanzaLines))) return { reason: 'stanza', stanza: found + 1 }
  }
  const rest = header.slice(versionLine + expected * stanzaLines)
  if (rest.startsWith('-> ')) return { reason: 'stanza-count', expected, found: expected + 1 }
  return end.test(rest) ? null : { reason: 'header-end' }
}

/** Byte for byte, so that a place in the text is a place in the bytes. */
const latin = (bytes: Uint8Array, count: number) => String.fromCharCode(...bytes.subarray(0, count))
