import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seed } from '#sealing/testing/sample.ts'
import { box, has, join, latin, movieHeader, track } from '../../testing/evidence.ts'
import { cleanFile } from './cleanFile.ts'

const secret = 'S3CR3T'
const picture = latin('the pictures themselves, byte for byte')
const measured = latin(`${secret} +32.0101+112.1212/ at every second`)

/** What tells of the maker, in the boxes that programs use for it or in one that nobody knows. */
const told = fc
  .tuple(
    fc.constantFrom('udta', 'meta', 'uuid', 'XMP_', 'Exif', 'beam', 'cust'),
    fc.constantFrom('', '©xyz+32.01+112.12/', 'com.apple.quicktime.location.ISO6709'),
    fc.boolean(),
  )
  .map(([kind, more, isLong]) => box(kind, latin(`\0\0\0\0${secret}${more}`), isLong))

const film = fc
  .record({
    brand: fc.constantFrom('isom', 'mp42', 'qt  ', 'M4A ', '3gp4'),
    version: fc.constantFrom<0 | 1>(0, 1),
    top: fc.array(told, { maxLength: 2 }),
    inMovie: fc.array(told, { maxLength: 2 }),
    inTrack: fc.array(
      told.filter((one) => !has(one, 'cust') && !has(one, 'beam')),
      { maxLength: 1 },
    ),
    room: fc.constantFrom('', 'free', 'skip'),
    other: fc.constantFrom('meta', 'mebx', 'camm', 'tmcd'),
  })
  .map(({ brand, version, top, inMovie, inTrack, room, other }) => {
    const head = join(box('ftyp', latin(`${brand}\0\0\0\0isom`)), room ? box(room, latin(secret)) : new Uint8Array())
    const data = box('mdat', join(picture, measured))
    const at = head.length + 8
    const shown = { handler: 'vide', at, size: picture.length, told: inTrack }
    const positions = { handler: other, at: at + picture.length, size: measured.length, told: [] }
    const movie = box(
      'moov',
      join(movieHeader(version, secret), track(shown, version, secret), track(positions, version, secret), ...inMovie),
    )
    return join(head, data, movie, ...top)
  })

describe('a film', () => {
  test('of any make loses what tells of its maker in its place, and keeps its pictures', () => {
    fc.assert(
      fc.property(film, (bytes) => {
        const before = Uint8Array.from(bytes)
        const { cleaning, kind } = cleanFile(bytes)
        const cleaned = cleaning?.cleaned ?? new Uint8Array()
        expect(bytes).toEqual(before) // the original may be sent as evidence
        expect(kind).toBe('recording')
        expect(cleaned.length).toBe(bytes.length)
        expect(has(cleaned, secret)).toBe(false)
        expect(has(cleaned, '112.1')).toBe(false)
        expect(has(cleaned, Buffer.from(picture).toString('latin1'))).toBe(true)
        expect(cleaning?.found).toContain('place')
        expect(cleanFile(cleaned).cleaning).toEqual({ found: [] })
      }),
      { seed, numRuns: 300 },
    )
  })

  test('that is broken is not cut further: it is sent as it is, and said so', () => {
    fc.assert(
      fc.property(film, fc.double({ min: 0.05, max: 0.9, noNaN: true }), (bytes, part) => {
        const cut = bytes.subarray(0, Math.floor(bytes.length * part))
        const { kind, cleaning } = cleanFile(cut)
        if (cut.length >= 12) expect([kind, cleaning]).toEqual(['recording', undefined])
      }),
      { seed, numRuns: 200 },
    )
  })

  test('of this site plays as before: only names and times of programs are zero', () => {
    const original = readFileSync('content/media/films/breeding.mp4')
    const { cleaning, type } = cleanFile(original)
    expect(type).toBe('video/mp4')
    const cleaned = cleaning?.cleaned ?? new Uint8Array()
    expect(cleaned.length).toBe(original.length)
    const changed = cleaned.filter((byte, at) => byte !== original[at])
    expect(changed.length).toBeLessThan(600)
    for (const name of ['Lavf', 'VideoHandler']) expect(has(cleaned, name), name).toBe(false)
  })
})

test('any bytes at all are looked at without a fault', () => {
  const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\x40\0\0\0WEBP', '\0\0\0\x10ftypmp42', 'PK\x03\x04', '']
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      expect(() => cleanFile(join(latin(start), rest))).not.toThrow()
    }),
    { seed, numRuns: 2_000 },
  )
})
