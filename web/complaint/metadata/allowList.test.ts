import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { seed } from '#sealing/testing/sample.ts'
import { has, join, latin, number } from '../../testing/evidence.ts'
import { cleanFile } from './cleanFile.ts'

/* Photographs with things in them that programs add, known ones and such as nobody has thought of yet: an allow list takes them all. */

const secret = 'S3CR3T'
const made = async (format: 'jpeg' | 'png' | 'webp') =>
  Uint8Array.from(
    await sharp({ create: { width: 9, height: 5, channels: 3, background: '#4d7a00' } })
      .toFormat(format)
      .toBuffer(),
  )
const [jpeg, png, webp] = await Promise.all([made('jpeg'), made('png'), made('webp')])

const told = fc.string({ maxLength: 30 }).map((more) => latin(secret + more.replace(/[^ -~]/g, '')))
/** C2PA stands in APP11, in the chunk caBX and in one of WebP called C2PA. */
const segment = fc
  .tuple(fc.constantFrom(0xe1, 0xe2, 0xe3, 0xeb, 0xec, 0xed, 0xee, 0xef, 0xe0, 0xfe), told)
  .map(([marker, text]) => join(Uint8Array.of(0xff, marker), number(text.length + 2, 2), text))
const pngChunk = fc
  .tuple(fc.constantFrom('tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX', 'prVt', 'acME', 'iDOT'), told)
  .map(([kind, text]) => join(number(text.length), latin(kind), text, number(0)))
const webpChunk = fc.tuple(fc.constantFrom('EXIF', 'XMP ', 'C2PA', 'META', 'abcd'), told).map(([kind, text]) => {
  const size = number(text.length).reverse()
  return join(latin(kind), size, text, new Uint8Array(text.length % 2))
})
const behind = fc.constantFrom('', `${secret} a film behind the picture`)

function riff(chunks: readonly Uint8Array[]): Uint8Array {
  const body = join(webp.subarray(12), ...chunks)
  return join(latin('RIFF'), number(body.length + 4).reverse(), latin('WEBP'), body)
}

const photograph = fc.oneof(
  fc.tuple(fc.array(segment, { maxLength: 4 }), behind).map(([more, end]) => ({
    original: jpeg,
    dirty: join(jpeg.subarray(0, 2), ...more, jpeg.subarray(2), latin(end)),
  })),
  fc.tuple(fc.array(pngChunk, { maxLength: 4 }), behind).map(([more, end]) => ({
    original: png,
    dirty: join(png.subarray(0, 33), ...more, png.subarray(33), latin(end)),
  })),
  fc.tuple(fc.array(webpChunk, { maxLength: 4 }), behind).map(([more, end]) => ({
    original: webp,
    dirty: join(riff(more), latin(end)),
  })),
)

describe('a photograph', () => {
  test('keeps what shows it, byte for byte, and nothing else', () => {
    fc.assert(
      fc.property(photograph, ({ original, dirty }) => {
        const { cleaning, kind } = cleanFile(dirty)
        expect(kind).toBe('photograph')
        const cleaned = cleaning?.cleaned ?? dirty
        expect(has(cleaned, secret)).toBe(false)
        expect(cleaned).toEqual(original)
        expect(cleanFile(cleaned).cleaning).toEqual({ found: [] })
      }),
      { seed, numRuns: 200 },
    )
  })
})

test.each<[string, string | number[], string]>([
  ['HEIC of a phone', '\0\0\0\x18ftypheic', 'photograph'],
  ['a macro document', 'PK\x03\x04....[Content_Types].xml word/vbaProject.bin', 'document'],
  ['OFD', 'PK\x03\x04....OFD.xml', 'document'],
  ['WPS', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'document'],
  ['PDF', '%PDF-1.7', 'document'],
  ['an archive', 'PK\x03\x04....holiday.jpg', 'archive'],
  ['a text', 'On Monday night', 'text'],
  ['anything else', [0, 1, 2, 3, 255], 'other'],
])('%s is known by its bytes, and sent as it is', (_, start, kind) => {
  const bytes = typeof start === 'string' ? latin(start) : Uint8Array.from(start)
  expect(cleanFile(bytes)).toMatchObject({ kind })
  expect(cleanFile(bytes).cleaning).toBeUndefined()
})
