import { ascii, type Cleaning, joined, type Trace, uint } from './binary.ts'
import { orientationBlock, readExif } from './exif.ts'

/* WebP (RFC 9649): chunks in a RIFF file; a moving picture has chunks within its frames. */

const needed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const [exifFlag, xmpFlag] = [0b1000, 0b0100]
const frameHeader = 16

interface Chunks {
  kept: Uint8Array[]
  found: Set<Trace>
  orientation: number
}

/** Keeps the chunks that are needed; what turns the picture upright is written anew. `undefined` for a broken file. */
export function cleanWebp(bytes: Uint8Array): Cleaning | undefined {
  const end = 8 + uint(bytes, 4, 4, true)
  if (end > bytes.length) return undefined
  const chunks = cleanChunks(bytes.subarray(12, end))
  if (!chunks) return undefined
  const { kept, found, orientation } = chunks
  if (end + (end % 2) < bytes.length) found.add('text')
  if (found.size === 0) return { found: [] }
  const at = kept.findIndex((chunk) => ascii(chunk, 0, 4) === 'VP8X')
  const extended = kept[at]?.slice()
  if (extended) {
    extended[8] = (extended[8] ?? 0) & ~(exifFlag | xmpFlag)
    kept[at] = extended
    if (orientation > 1) {
      extended[8] |= exifFlag
      kept.push(exifChunk(orientation))
    }
  }
  return { cleaned: joined([riffHeader(kept), ...kept]), found: [...found] }
}

function cleanChunks(bytes: Uint8Array): Chunks | undefined {
  const chunks: Chunks = { kept: [], found: new Set(), orientation: 1 }
  for (let at = 0; at < bytes.length; ) {
    const size = uint(bytes, at + 4, 4, true)
    if (at + 8 + size > bytes.length) return undefined
    const end = at + 8 + size + (size % 2)
    const kind = ascii(bytes, at, 4)
    const chunk = bytes.subarray(at, end)
    if (kind === 'ANMF') {
      const inner = cleanChunks(chunk.subarray(8 + frameHeader, 8 + size))
      if (!inner) return undefined
      for (const one of inner.found) chunks.found.add(one)
      chunks.kept.push(inner.found.size === 0 ? chunk : frameOf(chunk, inner.kept))
    } else if (needed.has(kind)) chunks.kept.push(chunk)
    else if (kind === 'EXIF') {
      const exif = readExif(chunk.subarray(8))
      chunks.orientation = exif?.orientation ?? chunks.orientation
      chunks.found.add(exif?.found ?? 'camera')
    } else chunks.found.add('text')
    at = end
  }
  return chunks
}

function frameOf(chunk: Uint8Array, kept: readonly Uint8Array[]): Uint8Array {
  const frame = joined([chunk.subarray(0, 8 + frameHeader), ...kept])
  new DataView(frame.buffer).setUint32(4, frame.length - 8, true)
  return frame
}

function riffHeader(kept: readonly Uint8Array[]): Uint8Array {
  const header = Uint8Array.from('RIFF0000WEBP', (letter) => letter.charCodeAt(0))
  const size = kept.reduce((sum, { length }) => sum + length, 4)
  new DataView(header.buffer).setUint32(4, size, true)
  return header
}

function exifChunk(orientation: number): Uint8Array {
  const content = orientationBlock(orientation)
  return Uint8Array.from([0x45, 0x58, 0x49, 0x46, content.length, 0, 0, 0, ...content])
}
