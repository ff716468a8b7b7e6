import { isLang, type Lang } from '#contract/paths.ts'

/** One language of a value that holds several, at any depth. */
type Localised = string | number | boolean | null | undefined | Localised[] | { [key: string]: Localised }

/**
 * Takes one language out of a content file's data:
 * `{ zh, en }` becomes the value; `{ date, zh: {…}, en: {…} }` gets the language's fields beside its own;
 * `{ value, zh: '人', en: 'people' }` gets the text as `label`.
 */
export function localise(value: unknown, lang: Lang): Localised {
  if (Array.isArray(value)) return value.map((entry) => localise(entry, lang))
  if (typeof value !== 'object' || value === null) return value as Localised
  const entries = Object.entries(value)
  const shared = entries.filter(([key]) => !isLang(key))
  const rest = Object.fromEntries(shared.map(([key, entry]) => [key, localise(entry, lang)]))
  if (!entries.some(([key, entry]) => isLang(key) && entry !== undefined)) return rest
  const own = localise((value as Partial<Record<Lang, unknown>>)[lang], lang)
  if (shared.length === 0) return own
  return typeof own === 'object' && own !== null && !Array.isArray(own) ? { ...rest, ...own } : { ...rest, label: own }
}

/** An item that has words in each language: what all share, with the words of one beside it. */
export function inLang<T extends Record<Lang, object>>(item: T, lang: Lang): Omit<T, Lang> & T[Lang] {
  const shared = Object.fromEntries(Object.entries(item).filter(([key]) => !isLang(key)))
  return { ...shared, ...item[lang] } as Omit<T, Lang> & T[Lang] // the keys that are no language's, and that language's
}
