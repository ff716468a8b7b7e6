/* Files that tests make. */

export const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
export const number = (value: number, size = 4) => {
  const bytes = new Uint8Array(size)
  for (let at = size - 1, left = value; at >= 0; at--, left = Math.floor(left / 256)) bytes[at] = left % 256
  return bytes
}
export const join = (...pieces: Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece]))
export const has = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text, 0, 'latin1')

/** A box of MP4, with its size of four or eight bytes. */
export function box(kind: string, content: Uint8Array, isLong = false): Uint8Array {
  return isLong
    ? join(number(1), latin(kind), number(content.length + 16, 8), content)
    : join(number(content.length + 8), latin(kind), content)
}

interface Track {
  handler: string
  /** Where in the file its only sample stands. */
  at: number
  size: number
  /** What tells of the maker, in places of a track where it may stand. */
  told: Uint8Array[]
}

const times = (version: 0 | 1, told: string) => {
  const time = latin(told.padEnd(version === 1 ? 16 : 8, '!').slice(0, version === 1 ? 16 : 8))
  return join(Uint8Array.of(version, 0, 0, 0), time, new Uint8Array(80))
}

export const track = ({ handler, at, size, told }: Track, version: 0 | 1, secret: string) =>
  box(
    'trak',
    join(
      box('tkhd', times(version, secret)),
      ...told,
      box(
        'mdia',
        join(
          box('mdhd', times(version, secret)),
          box('hdlr', join(new Uint8Array(8), latin(handler), latin(`${secret} Media Handler\0`))),
          box(
            'minf',
            join(
              box('vmhd', new Uint8Array(12)),
              box(
                'stbl',
                join(
                  box('stsz', join(number(0), number(0), number(1), number(size))),
                  box('stsc', join(number(0), number(1), number(1), number(1), number(1))),
                  box('stco', join(number(0), number(1), number(at))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )

export const movieHeader = (version: 0 | 1, secret: string) => box('mvhd', times(version, secret))
