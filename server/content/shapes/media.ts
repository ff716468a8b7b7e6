import { z } from 'zod'
import type { Lang } from '#contract/languages.ts'
import { focus } from '#contract/picture.ts'
import { text } from './fields.ts'

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

/** The captions of a film in a language, below `media/`: `films/feed.mp4` has `films/feed.zh.vtt` beside it. */
export const captionsOf = (film: string, lang: Lang) => film.replace(/\.mp4$/, `.${lang}.vtt`)

/** A picture where it may be cropped to its place; `focus` is the point that stays in sight. */
export const cropped = { picture: photograph, focus: focus.optional() }
export const image = { picture: pictureOrDrawing, focus: focus.optional(), alt: text }
