import { allTexts, type ContentValue } from './allTexts.ts'
import { pdfFilesOf } from './pdfFiles.ts'
import type { PictureUse } from './pictures/pictures.ts'
import type { Files } from './readFiles.ts'
import { captionsOf, isPicture } from './shapes/media.ts'

/** Fields that name a file below `media/`. */
export const mediaKeys: ReadonlySet<string> = new Set([
  ...['picture', 'video', 'file'],
  ...['mark', 'markOnDark', 'onLight', 'onDark'],
])

/**
 * Every picture, film and file that the content needs, below `media/`, with the place that names it. A film needs its
 * captions in each language in which it is shown, an announcement and a report their PDFs.
 */
export function mediaOf(files: Files, words = allTexts(files)): { file: string; field?: string; name: string }[] {
  const named = words
    .filter(({ key }) => mediaKeys.has(key))
    .flatMap(({ file, field, key, lang, text }) => {
      const captions = key === 'video' ? (lang ? [lang] : files.site.languages).map((of) => captionsOf(text, of)) : []
      return [text, ...captions].map((name) => ({ file, field, name }))
    })
  return [...named, ...pdfFilesOf(files)]
}

/** Every picture that the content names, with the `focus` beside it: once for each place. */
export function pictureUsesOf(values: readonly ContentValue[]): PictureUse[] {
  const at = (file: string, field: string) => `${file} ${field}`
  const points = new Map(
    values.flatMap(({ file, field, value }) =>
      typeof value === 'number' && /(^|\.)focus\.x$/.test(field) ? [[at(file, field), value] as const] : [],
    ),
  )
  return values.flatMap(({ file, field, key, value }) => {
    if (typeof value !== 'string' || !mediaKeys.has(key) || !isPicture(value)) return []
    const x = points.get(at(file, `${field.slice(0, field.length - key.length)}focus.x`))
    return [{ name: value, x }]
  })
}
