import type { Lang } from './languages.ts'

/** The languages whose packs of words are whole. The server's own sentences and the programs of keepers speak these. */
export const wholeLangs = ['zh', 'en'] as const satisfies readonly Lang[]
export type WholeLang = (typeof wholeLangs)[number]

/** The language of whole words for a reader of any: English, unless it has whole words itself. */
export const wholeLangOf = (lang: Lang): WholeLang => wholeLangs.find((whole) => whole === lang) ?? 'en'

/** The one that a keeper changes to. */
export const otherOf = (lang: WholeLang): WholeLang => wholeLangs.find((other) => other !== lang) ?? lang
