import { join } from 'node:path'
import type { ResizeOptions } from 'sharp'
import type { Picture } from '#contract/picture.ts'
import { loadSharp } from './sharp.ts'
import { writeWhole } from './writeWhole.ts'

/** Widths in pixels that browsers choose from; a master is never enlarged. WebP is for the few without AVIF: two must do. */
const widths = { avif: [400, 800, 1200, 1800, 2400], webp: [800, 1600] }
/** Effort 1 gives files 5 % larger than effort 2 in 60 % of the time; the first start waits for this. */
const formats = { avif: { quality: 50, effort: 1 }, webp: { quality: 74, effort: 4 } }
/** Masters wider than this get a crop for phones, in pixels: at 4:1 a phone would load a picture four times its width. */
export const veryWide = 3
export const narrow = { width: 720, height: 600 }
/** Changes when pictures are to be made again. */
export const recipe = JSON.stringify({ widths, formats, veryWide, narrow })

/** One width and format of a picture. */
export interface Variant {
  file: string
  type: keyof typeof formats
  width: number
  isNarrow: boolean
}

function variants(stem: string, widest: number, isNarrow: boolean): Variant[] {
  return (['avif', 'webp'] as const).flatMap((type) => {
    const most = Math.min(widest, widths[type].at(-1) ?? widest)
    const steps = [...widths[type].filter((step) => step < most), most]
    return steps.map((width) => {
      return { file: `${stem}.${isNarrow ? 'narrow-' : ''}${width}.${type}`, type, width, isNarrow }
    })
  })
}
/** The variants of a whole picture that is `width` pixels wide; `stem` begins their names. */
export const wholeVariants = (stem: string, width: number) => variants(stem, width, false)
/** Those of its crop for phones. */
export const narrowVariants = (stem: string) => variants(stem, narrow.width, true)

/** All files of a picture that was described. */
export function variantsIn({ src, avif, width, narrow: crop }: Omit<Picture, 'alt'>): Variant[] {
  if (avif === '') return []
  const stem = fileAt(src).replace(/\.\d+\.\w+$/, '')
  return [...wholeVariants(stem, width), ...(crop ? narrowVariants(stem) : [])]
}

/** Variants as a browser chooses from them. */
export function candidates(all: Variant[]) {
  const of = (wanted: Variant['type']) =>
    all
      .filter(({ type }) => type === wanted)
      .map(({ file, width }) => `/pictures/${file} ${width}w`)
      .join(', ')
  return { avif: of('avif'), srcset: of('webp') }
}

/** Makes one variant of the picture `master` and writes it to `folder`. */
export async function encode(master: string, folder: string, { file, type, width, isNarrow }: Variant) {
  const sharp = await loadSharp()
  const height = Math.round((width * narrow.height) / narrow.width)
  const crop: ResizeOptions = { width, height, fit: 'cover', position: sharp.strategy.attention }
  const resized = sharp(master).resize(isNarrow ? crop : { width })
  const made = type === 'avif' ? resized.avif(formats.avif) : resized.webp(formats.webp)
  await writeWhole(join(folder, file), await made.toBuffer())
}

/** The name of a file at an address such as `/pictures/a.svg`. */
export const fileAt = (address: string) => address.slice(address.lastIndexOf('/') + 1)
