import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Picture } from '#contract/picture.ts'
import { kindOf } from './fileKind.ts'
import { type Master, openMaster, readMaster } from './master.ts'
import { unreadable } from './pictureError.ts'
import { loadSharp } from './sharp.ts'
import { candidates, hasCrop, narrowVariants, recipe, wholeVariants } from './variants.ts'
import { writeWhole } from './writeWhole.ts'

/** A picture as it was prepared; what it shows is said where it is shown. */
export type DescribedPicture = Omit<Picture, 'alt'>

/** Of a drawing, or a picture cut out of its ground: what it lies on shows through when it has arrived. */
const nothingBehind = { colour: 'transparent', preview: '' }

/** Changes when pictures are to be looked at again: for their colour and preview, not for their widths. */
export const lookRecipe = 'look 2'

/** Changes when drawings are to be looked at again: as what they may hold. */
export const drawingRecipe = 'drawing 2'

/**
 * Describes the picture `name` in `file`: its size, colours and addresses. A drawing is written to `folder` at once.
 * @throws PictureError saying why it cannot be used.
 */
export async function describe(file: string, name: string, folder: string): Promise<DescribedPicture> {
  const master = await readMaster(file)
  const { width, height } = master
  const stem = stemFor(name, master.bytes)
  if (master.isDrawing) {
    await writeWhole(join(folder, `${stem}.svg`), master.bytes)
    return { src: `/pictures/${stem}.svg`, width, height, avif: '', srcset: '', ...nothingBehind }
  }
  const seen = await look(master)
  const whole = candidates(wholeVariants({ stem, width, height }))
  return {
    src: whole.srcset.split(', ').at(-1)?.split(' ')[0] ?? '',
    ...whole,
    ...(hasCrop(master) && { narrow: candidates(narrowVariants(stem, 'attention')) }),
    width,
    height,
    ...seen,
  }
}

/** What the names of all forms of a picture begin with. It holds a hash of the picture. */
export function stemFor(name: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 10)
  // Names may hold what an address or a list of them cannot: spaces, commas, Chinese.
  return `${name.replace(/\.\w+$/, '').replace(/[^\w.-]+/g, '-')}.${hash}`
}

/** The colour and preview of a picture. It is decoded once: the rest is done with what is left of it. */
async function look({ bytes }: Master) {
  const sharp = await loadSharp()
  const small = await (await openMaster(bytes))
    .resize({ width: 64, height: 4096, fit: 'inside' })
    .png()
    .toBuffer()
    .catch((error) => {
      throw unreadable(kindOf(bytes), error)
    })
  const { dominant, isOpaque } = await sharp(small).stats()
  if (!isOpaque) return nothingBehind
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  const tiny = await sharp(small).resize(24).webp({ quality: 30, effort: 6 }).toBuffer()
  return { colour, preview: `data:image/webp;base64,${tiny.toString('base64')}` }
}
