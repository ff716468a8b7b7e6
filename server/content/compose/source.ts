import type { z } from 'zod'
import { type Lang, rootPath } from '#contract/paths.ts'
import type { Focus, Picture } from '#contract/picture.ts'
import { toHtml } from '../markdown.ts'
import type { Figure } from '../paper/figureOf.ts'
import type { Sheets } from '../paper/sheets.ts'
import type { FindPdf } from '../pdfFiles.ts'
import type { Icons } from '../pictures/icons.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Files } from '../readFiles.ts'
import { localise } from './localise.ts'

/** What of the media folder the content needs: prepared pictures, PDFs, and the bytes of a file to download; and what is drawn. */
export interface Media {
  pictures: Pictures
  sheets: Pick<Sheets, 'of'>
  mark: Icons['mark']
  logos?: Icons['logos']
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
  /** The drawing of a banner. Its page says the same in words and numbers. */
  sheet(figure: Figure | undefined): Picture
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
  sheet: (figure) => ({ ...media.sheets.of(figure), alt: '' }),
  html: (markdown) => toHtml(markdown, rootPath(lang, files.site.languages), files.site.counted),
  local: (shape, value) => shape.parse(localise(value, lang)),
})
