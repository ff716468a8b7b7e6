import { isLang, type Lang, localeOf, storageKey } from '#contract/paths.ts'

/** The language of an address path: `en` is the English marker, and a path without the segment of a language speaks the main one. */
export const langOfPath = (path: string, [main]: readonly Lang[]) => path.split('/').find(isLang) ?? main

/** Saves the language of the document: when it is chosen, and before each navigation. A browser that refuses storage still works. */
export function rememberLanguage(lang: Lang) {
  try {
    localStorage.setItem(storageKey, localeOf(lang))
  } catch {
    // Private windows may refuse: the address alone then tells the language.
  }
}
