import { join } from 'node:path'
import type { Picture } from '#contract/picture.ts'
import { openMaster, uprightSize } from './master.ts'
import { windowAround } from './windowAround.ts'
import { writeWhole } from './writeWhole.ts'

/** Widths in pixels that browsers choose from; a master is never enlarged. WebP is for the few without AVIF: two must do. */
const widths = { avif: [400, 800, 1200, 1800, 2400], webp: [800, 1600] }
/** Effort 1 gives files 5 % larger than effort 2 in 60 % of the time; the first start waits for this. */
const formats = { avif: { quality: 50, effort: 1 }, webp: { quality: 74, effort: 4 } }
/** Most pixels of the longer side, which is the height of tall pictures. */
const longest = 3200
/** Masters wider than this get a crop for phones, in pixels: at 4:1 a phone would load a picture four times its width. */
const veryWide = 3
export const narrow = { width: 720, height: 600 }
/** Changes when pictures are to be made again. */
export const recipe = JSON.stringify({ widths, formats, veryWide, narrow })

/** Around what a very wide picture is cropped for phones: what draws the eye, or a point across it in per cent. */
export type Crop = 'attention' | number

/** One width and format of a picture, whole or cropped. */
export interface Variant {
  file: string
  type: keyof typeof formats
  width: number
  crop: Crop | undefined
}

/** All forms of a picture have names that begin with the same stem. */
interface Sized {
  stem: string
  width: number
  height: number
}

function variants(stem: string, widest: number, crop?: Crop): Variant[] {
  const form = crop === undefined ? '' : crop === 'attention' ? 'narrow-' : `narrow-at${crop}-`
  return (['avif', 'webp'] as const).flatMap((type) => {
    const most = Math.min(widest, widths[type].at(-1) ?? widest)
    const steps = [...widths[type].filter((step) => step < most), most]
    return steps.map((width) => ({ file: `${stem}.${form}${width}.${type}`, type, width, crop }))
  })
}
/** The variants of a whole picture. */
export const wholeVariants = ({ stem, width, height }: Sized) =>
  variants(stem, Math.max(1, Math.min(width, Math.round((longest * width) / height))))
/** Those of its crop for phones. */
export const narrowVariants = (stem: string, crop: Crop) => variants(stem, narrow.width, crop)

/** Whether a picture has a crop for phones. */
export const hasCrop = ({ width, height }: Omit<Sized, 'stem'>) => width / height > veryWide && height >= narrow.height

/** What the names of all forms of a described picture begin with. */
export const stemOf = ({ src }: Pick<Picture, 'src'>) => fileAt(src).replace(/\.\d+\.\w+$/, '')

/** Variants as a browser chooses from them. */
export function candidates(all: Variant[]) {
  const of = (wanted: Variant['type']) =>
    all
      .filter(({ type }) => type === wanted)
      .map(({ file, width }) => `/pictures/${file} ${width}w`)
      .join(', ')
  return { avif: of('avif'), srcset: of('webp') }
}

/** One variant of the picture `master`, to be written to `folder`. */
export interface EncodingOrder {
  id: number
  master: string
  folder: string
  variant: Variant
}

/** Why a variant was not made; `disk` where the disk took nothing. */
export interface EncodingFailure {
  message: string
  disk?: Pick<NodeJS.ErrnoException, 'code' | 'path' | 'syscall'>
}

/** Makes one variant and writes it. */
export async function encode({ master, folder, variant }: EncodingOrder) {
  const { file, type, width, crop } = variant
  const picture = await openMaster(master)
  if (crop === undefined) picture.resize({ width })
  else {
    const height = Math.round((width * narrow.height) / narrow.width)
    if (crop !== 'attention') picture.extract(windowAround(await uprightSize(picture), narrow, { x: crop, y: 50 }))
    picture.resize({ width, height, fit: 'cover', position: 'attention' })
  }
  const made = type === 'avif' ? picture.avif(formats.avif) : picture.webp(formats.webp)
  await writeWhole(join(folder, file), await made.toBuffer())
}

/** The picture in one size, for the time in which its files cannot be kept. */
export const inOneSize = async (master: string) =>
  (await openMaster(master))
    .resize({ width: 1600, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp(formats.webp)
    .toBuffer()

/** The name of a file at an address such as `/pictures/a.svg`. */
export const fileAt = (address: string) => address.slice(address.lastIndexOf('/') + 1)
