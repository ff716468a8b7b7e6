import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanFile } from './cleanFile.ts'

const told = {
  IFD0: { Make: 'SPY CAMERA', Artist: 'Reporter Name', ImageDescription: 'at the north gate' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '112/1 0/1 0/1' },
}
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Reporter Name</dc:creator></x:xmpmeta>'

const cleanPhotograph = (bytes: Uint8Array) => cleanFile(bytes).cleaning

const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#4d7a00' } }).withExif(told)

const pixels = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer()
const has = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text)

describe.each(['jpeg', 'webp', 'png'] as const)('a %s', (format) => {
  test('loses place, device and names, and shows the same picture', async () => {
    const original = await picture()
      .withXmp(xmp)
      .toFormat(format, { lossless: true } as never)
      .toBuffer()
    const cleaning = cleanPhotograph(original)
    const cleaned = cleaning?.cleaned ?? new Uint8Array()
    expect(cleaning?.found).toContain('place')
    for (const word of ['SPY', 'Reporter', 'north gate', 'xmpmeta']) expect(has(cleaned, word), word).toBe(false)
    const { exif, xmp: left } = await sharp(cleaned).metadata()
    expect([exif, left]).toEqual([undefined, undefined])
    expect(await pixels(cleaned)).toEqual(await pixels(original))
    expect(cleanPhotograph(cleaned)).toEqual({ found: [] })
  })

  test('without such data is left as it is', async () => {
    const original = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .toFormat(format)
      .toBuffer()
    expect(cleanPhotograph(original)).toEqual({ found: [] })
  })

  test('that is cut off is left to the reader, not cut further', async () => {
    const original = await picture().toFormat(format).toBuffer()
    for (const length of [3, 12, 20, 40]) {
      expect(cleanPhotograph(original.subarray(0, length))?.cleaned).toBeUndefined()
    }
  })
})

test.each(['jpeg', 'webp'] as const)('a %s that is stored on its side stays upright', async (format) => {
  const original = await picture().withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
  const cleaned = cleanPhotograph(original)?.cleaned ?? new Uint8Array()
  expect((await sharp(cleaned).metadata()).orientation).toBe(6)
  expect(has(cleaned, 'SPY')).toBe(false)
})

test('what a phone hides behind the picture goes, and a comment goes', async () => {
  const original = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const film = Buffer.concat([original, Buffer.from('ftyp hidden film')])
  const cleaned = cleanPhotograph(film)
  expect(cleaned?.found).toEqual(['text'])
  expect(Buffer.from(cleaned?.cleaned ?? [])).toEqual(original)
})

test('a colour profile stays: without it the colours would be wrong', async () => {
  const original = await picture().withIccProfile('p3').jpeg().toBuffer()
  const cleaned = cleanPhotograph(original)?.cleaned ?? new Uint8Array()
  expect((await sharp(cleaned).metadata()).icc?.length).toBeGreaterThan(100)
})

test('other files are none of its business', () => {
  for (const text of ['%PDF-1.7', 'PK\u0003\u0004', 'GIF89a', 'RIFF1234WAVE', '']) {
    expect(cleanPhotograph(new TextEncoder().encode(text))).toBeUndefined()
  }
})
