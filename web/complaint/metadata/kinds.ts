import { ascii, startsWith } from './binary.ts'

/** Kinds of files by what they may tell of their maker. */
export type FileKind = 'photograph' | 'recording' | 'document' | 'archive' | 'text' | 'other'

type Known = [start: string | number[], kind: FileKind, type?: string]

/** Beginnings of files that are not cleaned here. */
const known: Known[] = [
  ['%PDF', 'document', 'application/pdf'],
  ['{\\rtf', 'document', 'application/rtf'],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'document'], // Office before 2007, WPS
  ['Rar!', 'archive'],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], 'archive'],
  [[0x1f, 0x8b], 'archive'],
  ['GIF8', 'photograph', 'image/gif'],
  ['BM', 'photograph', 'image/bmp'],
  [[0x49, 0x49, 0x2a, 0], 'photograph', 'image/tiff'], // most raw files of cameras too
  [[0x4d, 0x4d, 0, 0x2a], 'photograph', 'image/tiff'],
  [[0x1a, 0x45, 0xdf, 0xa3], 'recording', 'video/webm'],
  ['OggS', 'recording', 'audio/ogg'],
  ['fLaC', 'recording', 'audio/flac'],
  ['#!AMR', 'recording', 'audio/amr'],
  ['ID3', 'recording', 'audio/mpeg'],
  [[0xff, 0xfb], 'recording', 'audio/mpeg'],
  [[0xff, 0xf3], 'recording', 'audio/mpeg'],
  ['RIFF', 'recording'],
]

/** Names in an archive of which a document consists: of Office since 2007, OpenDocument and OFD. */
const documentNames = /\[Content_Types\]\.xml|(?:word|xl|ppt)\/|OFD\.xml|mimetypeapplication\/vnd\.oasis/

/** Bytes of a file's beginning and end that tell what it is. */
export const headSize = 16_384

/** What a file is by its beginning and, for archives, by its end, where they list what is in them. */
export function kindOf(bytes: Uint8Array, tail = bytes): { kind: FileKind; type?: string } {
  if (ascii(bytes, 4, 4) === 'ftyp') {
    return { kind: 'photograph', type: ascii(bytes, 8, 3) === 'avi' ? 'image/avif' : 'image/heic' }
  }
  if (ascii(bytes, 0, 2) === 'PK') {
    const names = ascii(bytes, 0, headSize) + ascii(tail, Math.max(0, tail.length - headSize), headSize)
    return documentNames.test(names) ? { kind: 'document' } : { kind: 'archive', type: 'application/zip' }
  }
  const found = known.find(([start]) =>
    typeof start === 'string' ? ascii(bytes, 0, start.length) === start : startsWith(bytes, start),
  )
  if (found) return { kind: found[1], ...(found[2] && { type: found[2] }) }
  return { kind: isText(bytes) ? 'text' : 'other' }
}

/** Whether the first 4,096 bytes are UTF-8 without control characters; a character may be cut at their end. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, 4_096), { stream: true })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: which is what is looked for
    return text !== '' && !/[\0-\x08\x0e-\x1f]/.test(text)
  } catch {
    return false
  }
}
