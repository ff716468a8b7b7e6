import { ascii, type Cleaning, startsWith } from './binary.ts'
import { cleanJpeg } from './jpeg.ts'
import { type FileKind, kindOf } from './kinds.ts'
import { cleanMovie } from './movie.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

/** What a file is by its bytes, and without what tells of its maker where it could be cleaned. */
export interface LookedAt {
  kind: FileKind
  /** Media type by the bytes; `undefined` where they do not tell. */
  type?: string
  /** There for what could be cleaned. */
  cleaning?: Cleaning
}

/** Looks at the bytes of a file, whatever its name says, and cleans photographs and films. */
export function cleanFile(bytes: Uint8Array): LookedAt {
  const cleaner = cleanerOf(bytes)
  const cleaning = cleaner?.clean(bytes)
  if (cleaner && cleaning) return { kind: cleaner.kind, type: cleaner.type, cleaning }
  // A broken one is sent as it is, and said so.
  return cleaner ? { kind: cleaner.kind, type: cleaner.type } : kindOf(bytes)
}

/** Whether a file that begins so can be cleaned. */
export const canClean = (head: Uint8Array): boolean => cleanerOf(head) !== undefined

interface Cleaner {
  kind: FileKind
  type: string
  clean: (bytes: Uint8Array) => Cleaning | undefined
}

const stills = /^(hei|hev|mif1|msf1|avi[fs])/

function cleanerOf(bytes: Uint8Array): Cleaner | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { kind: 'photograph', type: 'image/jpeg', clean: cleanJpeg }
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return { kind: 'photograph', type: 'image/png', clean: cleanPng }
  }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') {
    return { kind: 'photograph', type: 'image/webp', clean: cleanWebp }
  }
  const box = ascii(bytes, 4, 4)
  const brand = ascii(bytes, 8, 4)
  if (box === 'ftyp' ? !stills.test(brand) : ['moov', 'wide', 'mdat'].includes(box)) {
    return { kind: 'recording', type: typeOfMovie(box === 'ftyp' ? brand : 'qt  '), clean: cleanMovie }
  }
  return undefined
}

const typeOfMovie = (brand: string) =>
  brand.startsWith('M4A') ? 'audio/mp4' : brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
