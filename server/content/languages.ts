import type { z } from 'zod'
import { otherOf } from '#contract/languages.ts'
import { type Lang, langs } from '#contract/paths.ts'

/** The language that a file's name tells. */
export const languageOf = (file: string): Lang | undefined => file.match(/\.(zh|en)\.yaml$/)?.[1] as Lang | undefined

/** The language that a site does without; nothing where it has both. */
export const leftOut = (languages: readonly Lang[]): Lang | undefined => langs.find((lang) => !languages.includes(lang))

/**
 * Checks the data of a file of a site in one language. Where its shape asks for the other, the same text stands in its place: every
 * reader of content finds both, and no visitor is shown the other.
 */
export function parseInOneLanguage<S extends z.ZodType>(shape: S, data: unknown, without: Lang) {
  const written = shape.safeParse(data)
  return written.success ? written : shape.safeParse(filled(data, without))
}

function filled(value: unknown, without: Lang): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => filled(entry, without))
  const entries = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, without)]))
  const text = entries[otherOf(without)]
  return text === undefined || without in entries ? entries : { ...entries, [without]: text }
}
