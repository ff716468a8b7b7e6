import { type Lang, localeOf, storageKey } from '#contract/paths.ts'

/** The language that an address path speaks: English when it holds the segment `en`. */
export const langOfPath = (path: string): Lang => (path.split('/').includes('en') ? 'en' : 'zh')

/** Saves the language of an address: when it is chosen, and before each navigation. A browser that refuses storage still works. */
export function rememberLanguage(path: string) {
  try {
    localStorage.setItem(storageKey, localeOf(langOfPath(path)))
  } catch {
    // Private windows may refuse: the address alone then tells the language.
  }
}
