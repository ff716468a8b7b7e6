import { SealingError } from './sealingError.ts'

const mark = 0x80

/**
 * Pads to exactly `size` bytes: one byte 0x80, then zeros (ISO/IEC 7816-4). At most `size` − 1 bytes fit.
 * @throws SealingError `too-long` with the bytes there are and the bytes that fit.
 */
export function pad(bytes: Uint8Array, size: number): Uint8Array {
  if (bytes.length >= size) throw new SealingError('too-long', { size: bytes.length, limit: size - 1 })
  const padded = new Uint8Array(size)
  padded.set(bytes)
  padded[bytes.length] = mark
  return padded
}

/** What was padded. @throws SealingError `padding` where no 0x80 is followed by nothing but zeros. */
export function unpad(padded: Uint8Array): Uint8Array {
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== mark) throw new SealingError('padding')
  return padded.subarray(0, end)
}

const zeros = new Uint8Array(64 * 1024)

/** The padding alone, in pieces of at most 64 KiB: what follows `from` bytes up to `to`. */
export function* paddingFrom(from: number, to: number): Generator<Uint8Array> {
  if (from >= to) throw new SealingError('too-long', { size: from, limit: to - 1 })
  yield Uint8Array.of(mark)
  for (let left = to - from - 1; left > 0; left -= zeros.length) yield zeros.slice(0, Math.min(left, zeros.length))
}
