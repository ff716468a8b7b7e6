import type { Lang } from '#contract/paths.ts'
import { type WholeLang, wholeLangOf } from '#contract/wholeLangs.ts'
import { borrowed } from './completed.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { type Words, zh } from './zh.ts'

/** The words of every language, for the server; a browser loads those of its document. */
export const packs: Record<Lang, Words> = { zh, en, ja }

/** The words that a language's pack lacks, by their names, and which language says them instead. */
export function borrowedWords(lang: Lang): { instead: WholeLang; names: string[] } {
  const instead = wholeLangOf(lang)
  return { instead, names: instead === lang ? [] : borrowed(packs[instead], packs[lang]) }
}
