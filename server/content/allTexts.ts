import type { Lang } from '#contract/paths.ts'
import { type Files, fileOf } from './readFiles.ts'

/** A text of the content and where it stands. `lang` is left out where both languages share it; `key` ends `field`. */
export interface ContentText {
  file: string
  field: string
  key: string
  lang: Lang | undefined
  text: string
}

/** Every text of every file, in the order of the files' fields. */
export function allTexts(files: Files): ContentText[] {
  const words: ContentText[] = []
  const within = (file: string, value: unknown, lang?: Lang, key = '', field = '') => {
    if (typeof value === 'string') words.push({ file, field, key, lang, text: value })
    if (typeof value !== 'object' || value === null) return
    for (const [name, entry] of Object.entries(value)) {
      const own = name === 'zh' || name === 'en' ? name : lang
      within(file, entry, own, name, field === '' ? name : `${field}.${name}`)
    }
  }
  for (const [name, file] of Object.entries(fileOf)) within(file, files[name as keyof typeof fileOf], languageOf(file))
  for (const { file, data } of [...files.articles, ...files.reports, ...files.leaders]) within(file, data)
  for (const { file, data, lang } of files.pages) within(file, data, lang)
  return words
}

/** The language that a file's name tells. */
export const languageOf = (file: string): Lang | undefined => file.match(/\.(zh|en)\.yaml$/)?.[1] as Lang | undefined
