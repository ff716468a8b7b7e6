/* Reading and joining bytes. What lies beyond the end counts as 0. */

/** What was found in a file that tells of its maker. */
export type Trace = 'place' | 'camera' | 'text'

/** A file without what tells of its maker; `cleaned` is left out when there was nothing to take out. */
export interface Cleaning {
  cleaned?: Uint8Array<ArrayBuffer>
  /** What was taken out, as far as can be told. */
  found: Trace[]
}

export const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

export const ascii = (bytes: Uint8Array, from: number, count: number) =>
  Array.from(bytes.subarray(from, from + count), (byte) => String.fromCharCode(byte)).join('')

/** An unsigned number of 1 to 8 bytes. */
export function uint(bytes: Uint8Array, at: number, size: 1 | 2 | 4 | 8, little = false): number {
  let sum = 0
  for (let place = 0; place < size; place++) {
    sum = sum * 256 + (bytes[at + (little ? size - 1 - place : place)] ?? 0)
  }
  return sum
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
