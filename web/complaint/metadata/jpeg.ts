import { ascii, type Cleaning, joined, type Trace, uint } from './binary.ts'
import { orientationBlock, readExif } from './exif.ts'

/* JPEG (ITU T.81): segments behind markers, then the picture's data, again and again until the end mark. */

const [START_OF_SCAN, END, COMMENT, APP0, APP1, APP2, APP14, APP15] = [0xda, 0xd9, 0xfe, 0xe0, 0xe1, 0xe2, 0xee, 0xef]

/** Whether a segment is needed to show the picture: frames and tables (SOF, DHT, DAC, DQT, DNL, DRI, DHP, EXP). */
const isPicture = (marker: number) => marker >= 0xc0 && marker <= 0xdf && marker !== START_OF_SCAN && marker !== END
/** Colour profile and Adobe's colour transform: without them the colours would be wrong. */
const isColour = (marker: number, segment: Uint8Array) =>
  (marker === APP2 && ascii(segment, 4, 11) === 'ICC_PROFILE') || (marker === APP14 && ascii(segment, 4, 5) === 'Adobe')
const isJfif = (marker: number, segment: Uint8Array) => marker === APP0 && ascii(segment, 4, 4) === 'JFIF'

/** Keeps what shows the picture, byte for byte; what turns it upright is written anew. `undefined` for a broken file. */
export function cleanJpeg(bytes: Uint8Array): Cleaning | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  const found = new Set<Trace>()
  let orientation = 1
  let at = 2
  for (;;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === END) break
    const end = at + 2 + uint(bytes, at + 2, 2)
    if (end < at + 4 || end > bytes.length) return undefined
    const segment = bytes.subarray(at, end)
    if (marker === START_OF_SCAN) {
      const next = endOfScan(bytes, end)
      if (next === undefined) return undefined
      kept.push(bytes.subarray(at, next))
      at = next
      continue
    }
    if (isJfif(marker, segment)) kept.push(withoutThumbnail(segment, found))
    else if (isPicture(marker) || isColour(marker, segment)) kept.push(segment)
    else if (marker === COMMENT || (marker >= APP0 && marker <= APP15)) {
      const exif = marker === APP1 && ascii(segment, 4, 4) === 'Exif' ? readExif(segment.subarray(4)) : undefined
      orientation = exif?.orientation ?? orientation
      found.add(exif?.found ?? 'text')
      if (!exif && ascii(segment, 4, segment.length - 4).includes('GPS')) found.add('place')
    } else return undefined
    at = end
  }
  // Phones hide further pictures and films behind the end.
  if (at + 2 < bytes.length) found.add('text')
  if (found.size === 0) return { found: [] }
  if (orientation > 1) kept.splice(1, 0, exifSegment(orientation))
  return { cleaned: joined([...kept, bytes.subarray(at, at + 2)]), found: [...found] }
}

/** Where the data of a scan end: at the next marker that is not part of them (a stuffed zero, a restart). */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return undefined
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return undefined
}

/** JFIF's header may hold a small picture of what was there before the photograph was cut. */
function withoutThumbnail(segment: Uint8Array, found: Set<Trace>): Uint8Array {
  if (segment.length <= 18) return segment
  found.add('text')
  const header = segment.slice(0, 18)
  header.set([0, 16], 2)
  header.set([0, 0], 16)
  return header
}

function exifSegment(orientation: number): Uint8Array {
  const content = [0x45, 0x78, 0x69, 0x66, 0, 0, ...orientationBlock(orientation)]
  return Uint8Array.from([0xff, APP1, 0, content.length + 2, ...content])
}
