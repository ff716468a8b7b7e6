/*
 * Takes out of a photograph what tells about its maker: place, time, device, serial numbers, owner, comments, embedded
 * previews. The picture's own data are copied byte for byte, so nothing loses quality. What turns the picture upright is kept.
 * Formats: JPEG (ITU T.81, Exif 2.3), PNG (W3C PNG 3), WebP (RFC 9649).
 */

/** What was found and taken out; `cleaned` is left out when nothing was. */
export interface Cleaning {
  cleaned?: Uint8Array<ArrayBuffer>
  /** Whether a position was among it, as far as can be told. */
  found: ('place' | 'camera' | 'text')[]
}

/** Cleans a photograph of a known format; `undefined` for any other file, and for one that is broken. */
export function cleanPhotograph(bytes: Uint8Array): Cleaning | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return cleanJpeg(bytes)
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return cleanPng(bytes)
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return cleanWebp(bytes)
  return undefined
}

const [START_OF_SCAN, COMMENT, APP0, APP1, APP2, APP14, APP15] = [0xda, 0xfe, 0xe0, 0xe1, 0xe2, 0xee, 0xef]

/** Application segments go, but for the colour profile (APP2), Adobe's colour transform (APP14) and JFIF (APP0). */
function cleanJpeg(bytes: Uint8Array): Cleaning | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  const found = new Set<Cleaning['found'][number]>()
  let orientation = 1
  let at = 2
  for (;;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || at + 4 > bytes.length) return undefined
    if (marker === START_OF_SCAN) break
    const end = at + 2 + uint(bytes, at + 2, 2)
    if (end > bytes.length) return undefined
    const segment = bytes.subarray(at, end)
    const isProfile = marker === APP2 && ascii(segment, 4, 11) === 'ICC_PROFILE'
    const isNeeded = marker === APP0 || marker === APP14 || isProfile
    if (marker === COMMENT) found.add('text')
    else if (marker >= APP0 && marker <= APP15 && !isNeeded) {
      const exif = marker === APP1 && ascii(segment, 4, 4) === 'Exif' ? readExif(segment.subarray(10)) : undefined
      orientation = exif?.orientation ?? orientation
      if (exif?.hasPlace || ascii(segment, 4, segment.length - 4).includes('GPS')) found.add('place')
      found.add(exif ? 'camera' : 'text')
    } else kept.push(segment)
    at = end
  }
  const tail = endOfPicture(bytes, at)
  if (tail < bytes.length) found.add('text')
  if (found.size === 0) return { found: [] }
  if (orientation > 1) kept.splice(1, 0, exifSegment(orientation))
  return { cleaned: joined([...kept, bytes.subarray(at, tail)]), found: [...found] }
}

/** Where the picture ends: phones hide further pictures and films behind it. */
function endOfPicture(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2
  }
  return bytes.length
}

const textChunks = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

function cleanPng(bytes: Uint8Array): Cleaning | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  const found = new Set<Cleaning['found'][number]>()
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + uint(bytes, at, 4)
    if (end > bytes.length) return undefined
    const kind = ascii(bytes, at + 4, 4)
    if (!textChunks.has(kind)) kept.push(bytes.subarray(at, end))
    else if (kind !== 'eXIf') found.add('text')
    else found.add(readExif(bytes.subarray(at + 8, end - 4))?.hasPlace ? 'place' : 'camera')
    at = end
    if (kind !== 'IEND') continue
    if (at < bytes.length) found.add('text')
    break
  }
  return found.size === 0 ? { found: [] } : { cleaned: joined(kept), found: [...found] }
}

const exifAndXmp = 0b0000_1100

function cleanWebp(bytes: Uint8Array): Cleaning | undefined {
  const kept: Uint8Array[] = []
  const found = new Set<Cleaning['found'][number]>()
  let orientation = 1
  let extended: Uint8Array | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = uint(bytes, at + 4, 4, true)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > bytes.length) return undefined
    const chunk = bytes.slice(at, end)
    const kind = ascii(chunk, 0, 4)
    if (kind === 'VP8X') extended = chunk
    if (kind === 'EXIF') {
      const exif = readExif(afterExifMark(chunk.subarray(8)))
      orientation = exif?.orientation ?? orientation
      found.add(exif?.hasPlace ? 'place' : 'camera')
    } else if (kind === 'XMP ') found.add('text')
    else kept.push(chunk)
    at = end
  }
  if (found.size === 0) return { found: [] }
  if (extended) extended[8] = (extended[8] ?? 0) & ~exifAndXmp
  // The orientation has to be told by Exif in WebP, too.
  if (orientation > 1 && extended) {
    extended[8] = (extended[8] ?? 0) | 0b0000_1000
    kept.push(webpExif(orientation))
  }
  const body = joined(kept)
  const head = new Uint8Array(12)
  head.set(bytes.subarray(0, 12))
  new DataView(head.buffer).setUint32(4, body.length + 4, true)
  return { cleaned: joined([head, body]), found: [...found] }
}

const afterExifMark = (bytes: Uint8Array) => (ascii(bytes, 0, 4) === 'Exif' ? bytes.subarray(6) : bytes)

const ORIENTATION = 0x0112
const GPS = 0x8825

/** Orientation and whether there is a position, from the first directory of a TIFF block. */
function readExif(tiff: Uint8Array): { orientation: number; hasPlace: boolean } | undefined {
  const little = ascii(tiff, 0, 2) === 'II'
  if (!little && ascii(tiff, 0, 2) !== 'MM') return undefined
  const directory = uint(tiff, 4, 4, little)
  const count = uint(tiff, directory, 2, little)
  let [orientation, hasPlace] = [1, false]
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) break
    const tag = uint(tiff, at, 2, little)
    if (tag === ORIENTATION) orientation = uint(tiff, at + 8, 2, little)
    if (tag === GPS) hasPlace = true
  }
  return { orientation: orientation >= 1 && orientation <= 8 ? orientation : 1, hasPlace }
}

/** A TIFF block of one entry: the orientation. */
const tiffOf = (orientation: number) => [
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0, 0, 0, 0],
]
const exifMark = [0x45, 0x78, 0x69, 0x66, 0, 0]

function exifSegment(orientation: number): Uint8Array {
  const content = [...exifMark, ...tiffOf(orientation)]
  return Uint8Array.from([0xff, APP1, 0, content.length + 2, ...content])
}

function webpExif(orientation: number): Uint8Array {
  const content = tiffOf(orientation)
  return Uint8Array.from([0x45, 0x58, 0x49, 0x46, content.length, 0, 0, 0, ...content])
}

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, at) => bytes[at] === byte)

const ascii = (bytes: Uint8Array, from: number, count: number) =>
  Array.from(bytes.subarray(from, from + count), (byte) => String.fromCharCode(byte)).join('')

/** An unsigned number of 2 or 4 bytes; bytes beyond the end count as 0. */
function uint(bytes: Uint8Array, at: number, size: 2 | 4, little = false): number {
  const places = Array.from({ length: size }, (_, place) => bytes[at + place] ?? 0)
  return (little ? places.reverse() : places).reduce((sum, byte) => sum * 256 + byte, 0)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
