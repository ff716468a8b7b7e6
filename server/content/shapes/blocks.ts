import { z } from 'zod'
import { plainBlocks, words } from '#contract/blocks.ts'
import { plainCharts } from '#contract/charts.ts'
import { focus } from '#contract/picture.ts'
import { id, text } from './fields.ts'

/** The name of a file below `media/` with one of the endings, as in `webp|svg`. */
export const file = (endings: string) =>
  z.stringFormat(`file ${endings}`, new RegExp(`^(?!.*\\.\\.)[\\w/.-]+\\.(${endings})$`))

/** Endings of originals. HEIC is among them so that what is said of it is what to do, whether or not it can be read here. */
const photographs = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff', 'heic', 'heif']
/** Without a flag, which a JSON schema could not carry. */
const inAnyCase = (ending: string) => ending.replace(/./g, (letter) => `[${letter}${letter.toUpperCase()}]`)
/** Names as cameras and people give them: spaces, brackets, Chinese. */
const pictureFile = (endings: readonly string[]) =>
  z.stringFormat(
    `picture ${endings.join('|')}`,
    new RegExp(
      `^(?!.*\\.\\.|/|media/)[\\p{L}\\p{M}\\p{N} _./()（）&+,'@~-]+\\.(${endings.map(inAnyCase).join('|')})$`,
      'u',
    ),
  )
export const photograph = pictureFile(photographs)
/** A photograph or a drawing. */
const pictureOrDrawing = pictureFile(['svg', ...photographs])
/** Whether the name of a file below `media/` is that of a picture, of which widths are made. */
export const isPicture = (name: string) => pictureOrDrawing.safeParse(name).success

/** A picture where it may be cropped to its place; `focus` is the point that stays in sight. */
export const cropped = { picture: photograph, focus: focus.optional() }
export const image = { picture: pictureOrDrawing, focus: focus.optional(), alt: text }

const from = { type: z.literal('from'), title: text, note: text.optional() }
/** A block whose rows come from a list's own file, so that no figure is written twice; a page gives the words around. */
const dataBlock = z.discriminatedUnion('data', [
  z.strictObject({
    ...from,
    data: z.enum(['performance', 'standards', 'product-lines', 'sales-regions', 'sale-points', 'esg', 'corrections']),
    /** Of sale points, those of one kind alone. */
    kind: id.optional(),
    columns: z.array(text).min(2),
    filter: text.optional(),
  }),
  z.strictObject({
    ...from,
    data: z.literal('indicative'),
    summary: text,
    unit: text,
    axis: text,
    names: z.array(text).length(2),
  }),
  z.strictObject({ ...from, data: z.literal('programmes') }),
  z.strictObject({ ...from, data: z.literal('policies'), version: text }),
])
export type DataBlockFile = z.output<typeof dataBlock>

/** Blocks as an editor writes them: pictures and downloads are named by their files, quotes by the share or the bond. */
export const block = z.discriminatedUnion('type', [
  ...plainBlocks,
  z.strictObject({ ...words.split, ...image }),
  z.strictObject({ ...words.model, ...image }),
  z.strictObject({ ...words.gallery, items: z.array(z.strictObject({ ...words.galleryItem, ...image })).min(2) }),
  z.strictObject({
    ...words.downloads,
    items: z.array(z.strictObject({ ...words.download, file: file('pdf|csv|ics|zip|mp4') })).min(1),
  }),
  z.discriminatedUnion('kind', [
    ...plainCharts,
    z.strictObject({ ...words.candlestick, quotes: z.enum(['stock', 'bond']) }),
  ]),
  dataBlock,
])
export type BlockFile = z.output<typeof block>
