import { ascii, type Cleaning, joined, type Trace, uint } from './binary.ts'
import { readExif } from './exif.ts'

/* PNG (W3C PNG 3): chunks. */

/** What shows the picture and its colours, and moves it. */
const needed = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/** Keeps the chunks that are needed, byte for byte. `undefined` for a broken file. */
export function cleanPng(bytes: Uint8Array): Cleaning | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  const found = new Set<Trace>()
  let at = 8
  for (let kind = ''; kind !== 'IEND'; ) {
    const end = at + 12 + uint(bytes, at, 4)
    if (end > bytes.length) return undefined
    kind = ascii(bytes, at + 4, 4)
    if (needed.has(kind)) kept.push(bytes.subarray(at, end))
    else if (kind === 'eXIf') found.add(readExif(bytes.subarray(at + 8, end - 4))?.found ?? 'camera')
    else found.add('text')
    at = end
  }
  if (at < bytes.length) found.add('text')
  return found.size === 0 ? { found: [] } : { cleaned: joined(kept), found: [...found] }
}
