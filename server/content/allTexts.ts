import { isLang } from '#contract/languages.ts'
import type { Lang } from '#contract/paths.ts'
import { languageOf } from './languages.ts'
import { type Files, fileOf, homeOf as homeFileOf } from './readFiles.ts'

interface Place {
  file: string
  /** Its whole name in the file, `items.0.zh.title`, and what that ends with. */
  field: string
  key: string
  /** Left out where both languages share it. */
  lang: Lang | undefined
}
/** A value that holds no other, and where it stands. */
export interface ContentValue extends Place {
  value: unknown
}
/** A text of the content, and where it stands. */
export interface ContentText extends Place {
  text: string
}

/** Every value of every file in the languages of the site, in the order of the files' fields. */
export function allValues(files: Files): ContentValue[] {
  const values: ContentValue[] = []
  const isShown = (lang: Lang | undefined) => lang === undefined || files.site.languages.includes(lang)
  const walk = (file: string, value: unknown, lang: Lang | undefined, key = '', field = '') => {
    if (value === undefined || !isShown(lang)) return
    if (typeof value !== 'object' || value === null) {
      values.push({ file, field, key, lang, value })
      return
    }
    for (const [name, entry] of Object.entries(value)) {
      walk(file, entry, isLang(name) ? name : lang, name, field === '' ? name : `${field}.${name}`)
    }
  }
  for (const [name, file] of Object.entries(fileOf)) walk(file, files[name as keyof typeof fileOf], languageOf(file))
  for (const lang of files.site.languages) walk(homeFileOf(lang), files.home[lang], lang)
  for (const { file, data } of [
    ...files.articles,
    ...files.reports,
    ...files.leaders,
    ...files.vacancies,
    ...files.pages,
  ]) {
    walk(file, data, languageOf(file))
  }
  return values
}

/** Every text of every file, in the order of the files' fields. */
export const allTexts = (files: Files): ContentText[] => textsOf(allValues(files))

/** Those of the values that are texts. */
export const textsOf = (values: readonly ContentValue[]): ContentText[] =>
  values.flatMap(({ file, field, key, lang, value }) =>
    typeof value === 'string' ? { file, field, key, lang, text: value } : [],
  )
