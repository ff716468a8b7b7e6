import type { z } from 'zod'
import type { Lang } from '#contract/paths.ts'
import type { Focus, Picture } from '#contract/picture.ts'
import { toHtml } from '../markdown.ts'
import type { FindPdf } from '../pdfFiles.ts'
import type { Icons } from '../pictures/icons.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Files } from '../readFiles.ts'
import { localise } from './localise.ts'

/** What of the media folder the content needs: prepared pictures, PDFs, and the bytes of a file to download. */
export interface Media {
  pictures: Pictures
  mark: Icons['mark']
  sizeOf(name: string): number
  findPdf: FindPdf
}

/** What each kind of content is composed from, in one language. */
export interface Source {
  files: Files
  lang: Lang
  media: Media
  /** @throws Error when the picture was not prepared, which the check has made impossible. */
  picture(name: string, alt: string, focus?: Focus): Picture
  /** Safe HTML of a Markdown text. */
  html(markdown: string): string
  /** A value of a content file in this language, in the shape of a call. */
  local<S extends z.ZodType>(shape: S, value: unknown): z.output<S>
}

export const sourceOf = (files: Files, lang: Lang, media: Media): Source => ({
  files,
  lang,
  media,
  picture(name, alt, focus) {
    const prepared = media.pictures.find(name, focus)
    if (!prepared) throw new Error(`picture ${name} was not prepared`)
    return { ...prepared, alt }
  },
  html: (markdown) => toHtml(markdown, lang, files.site.counted),
  local: (shape, value) => shape.parse(localise(value, lang)),
})
