import { z } from 'zod'
import { itemName, lang, list, path, sentences, texts } from './items.ts'

/** Below the content folder: `media/news/a.jpg`. */
const mediaPath = z.string().startsWith('media/').max(300)
export const mediaName = z.object({ path: mediaPath })

const group = z.enum(['picture', 'film', 'pdf', 'captions', 'table', 'other'])
/** A file of the media folder. */
const mediaFile = z.object({
  path: z.string(),
  group,
  bytes: z.number(),
  /** Changes with the file. */
  stamp: z.string(),
  /** In how many items it is used. */
  uses: z.number(),
  /** As what it waits to be published. */
  state: z.enum(['new', 'changed']).optional(),
  /** A PDF in the folder of announcements that is none's. */
  isAlone: z.boolean().optional(),
})
/** `group` may be `unused`; `count` is how many at most, the first ones. */
export const mediaQuery = z.object({
  find: z.string().max(200).optional(),
  folder: z.string().max(200).optional(),
  group: z.string().max(20).optional(),
  count: z.coerce.number<number>().int().min(1).max(100_000).optional(),
})
export const listedMedia = z.object({
  files: list(mediaFile),
  /** How many there are; `files` has the first of them. */
  total: z.number(),
  folders: list(z.string()),
  /** Of all files, below the media folder: no new one can have them. */
  names: list(z.string()),
})

/** A description of a picture that stands beside it: in which language, and where. */
const description = z.object({ lang, file: z.string(), path, text: z.string() })
/** An item that uses a file. */
const use = itemName.extend({
  title: texts,
  /** Places in it, as readers of forms know them: `blocks.2.picture`. */
  places: list(z.string()),
  descriptions: list(description),
})
export const mediaDetails = mediaFile.extend({
  version: z.string(),
  /** Pixels of the upright picture. */
  width: z.number().optional(),
  height: z.number().optional(),
  items: list(use),
  /** Of the content files that describe it. */
  versions: z.record(z.string(), z.string()),
})

/** With `version` a file takes the place of that version. */
export const mediaUpload = mediaName.extend({ version: z.string().optional() })
export const keptUpload = z.object({
  path: z.string(),
  version: z.string().optional(),
  /** It was there already, under this path. */
  isKnown: z.boolean().optional(),
})
export const thumbnailQuery = mediaName.extend({
  width: z.enum(['240', '1200']).default('240'),
  crop: z.enum(['phone', 'card']).optional(),
})
export const mediaReplacement = z.object({ from: mediaPath, to: mediaPath })
export const mediaMove = mediaReplacement.extend({ version: z.string() })
export const mediaRemoval = mediaName.extend({ version: z.string() })
export const mediaDescriptions = mediaName.extend({
  texts: z
    .array(description.extend({ text: z.string().max(2_000) }))
    .max(500)
    .readonly(),
  versions: mediaDetails.shape.versions,
})

/** What an announcement could say, as its PDF tells; the editor corrects it. */
export const proposal = z.object({
  /** Languages of the text, the one with more of it first. */
  langs: list(lang),
  date: z.string().optional(),
  number: z.string().optional(),
  stockCode: z.string().optional(),
  pages: z.number(),
  /** `body` is Markdown. */
  texts: z.partialRecord(lang, z.object({ title: z.string(), summary: z.string(), body: z.string() })),
  /** Why there is no text. */
  note: sentences.optional(),
})

export type MediaGroup = z.infer<typeof group>
export type MediaFile = z.infer<typeof mediaFile>
export type MediaQuery = z.input<typeof mediaQuery>
export type ListedMedia = z.infer<typeof listedMedia>
export type Description = z.infer<typeof description>
export type Use = z.infer<typeof use>
export type MediaDetails = z.infer<typeof mediaDetails>
export type ThumbnailQuery = z.input<typeof thumbnailQuery>
export type Proposal = z.infer<typeof proposal>
