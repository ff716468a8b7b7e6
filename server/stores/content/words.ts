import type { Lang } from '#contract/paths.ts'
import { type Files, fileOf } from './collect.ts'

/** A text of the content and where it stands. `lang` is left out where both languages share it; `key` ends `field`. */
export interface Words {
  file: string
  field: string
  key: string
  lang: Lang | undefined
  text: string
}

/** Every text of every file, in the order of the files' fields. */
export function wordsOf(files: Files): Words[] {
  const single = Object.entries(fileOf).flatMap(([name, file]) =>
    within(file, files[name as keyof typeof fileOf], languageOf(file)),
  )
  const listed = [...files.articles, ...files.reports, ...files.leaders].flatMap(({ file, data }) => within(file, data))
  const pages = files.pages.flatMap(({ file, data, lang }) => within(file, data, lang))
  return [...single, ...listed, ...pages]
}

function within(file: string, value: unknown, lang?: Lang, path: readonly string[] = []): Words[] {
  if (typeof value === 'string') return [{ file, field: path.join('.'), key: path.at(-1) ?? '', lang, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    within(file, entry, key === 'zh' || key === 'en' ? key : lang, [...path, key]),
  )
}

/** The language that a file's name tells. */
export const languageOf = (file: string): Lang | undefined => file.match(/\.(zh|en)\.yaml$/)?.[1] as Lang | undefined
