/** What a file is as its first bytes tell: its name may say anything. */
export type FileKind = PictureKind | OtherKind
/** What is decoded here, HEIC as far as the library can. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'svg' | 'heic'
export type OtherKind = 'gif' | 'bmp' | 'psd' | 'jxl' | 'pdf' | 'zip' | 'office' | 'film' | 'other'

const pictureKinds: ReadonlySet<FileKind> = new Set<PictureKind>(['jpeg', 'png', 'webp', 'avif', 'tiff', 'svg', 'heic'])
export const isPictureKind = (kind: FileKind): kind is PictureKind => pictureKinds.has(kind)

/** The first bytes, in hexadecimal digits. */
const beginnings: [kind: FileKind, digits: string][] = [
  ['jpeg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
  ['tiff', '49492a00'],
  ['tiff', '4d4d002a'],
  ['tiff', '49492b00'],
  ['tiff', '4d4d002b'],
  ['gif', '47494638'],
  ['bmp', '424d'],
  ['psd', '38425053'],
  ['jxl', 'ff0a'],
  ['jxl', '0000000c4a584c20'],
  ['pdf', '25504446'],
  ['zip', '504b0304'],
  ['office', 'd0cf11e0'],
]
const drawing = /^(\xef\xbb\xbf)?\s*<(\?xml|!--|!DOCTYPE\s+svg|([\w-]+:)?svg\b)/i

/** Brands of pictures in the container of MPEG-4 films: https://nokiatech.github.io/heif/technical.html */
const brands: [kind: FileKind, pattern: RegExp][] = [
  ['avif', /avif|avis/],
  ['heic', /hei[cxms]|hev[cxms]|mif1|msf1/],
]

/** Returns what the bytes of a file are, `other` where nobody could say. */
export function kindOf(bytes: Buffer): FileKind {
  const head = bytes.toString('latin1', 0, 64)
  if (head.slice(4, 8) === 'ftyp') {
    const length = Math.min(64, Math.max(12, bytes.readUInt32BE(0)))
    const named = head.slice(8, length)
    return brands.find(([, pattern]) => pattern.test(named))?.[0] ?? 'film'
  }
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (drawing.test(head)) return 'svg'
  const digits = bytes.toString('hex', 0, 8)
  return beginnings.find(([, first]) => digits.startsWith(first))?.[0] ?? 'other'
}
