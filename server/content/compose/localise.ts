import type { Lang } from '#contract/paths.ts'

/** One language of a value that holds both, at any depth. */
type Localised = string | number | boolean | null | undefined | Localised[] | { [key: string]: Localised }

/**
 * Takes one language out of a content file's data:
 * `{ zh, en }` becomes the value; `{ date, zh: {…}, en: {…} }` gets the language's fields beside its own;
 * `{ value, zh: '人', en: 'people' }` gets the text as `label`.
 */
export function localise(value: unknown, lang: Lang): Localised {
  if (Array.isArray(value)) return value.map((entry) => localise(entry, lang))
  if (typeof value !== 'object' || value === null) return value as Localised
  const { zh, en, ...shared } = value as Record<string, unknown>
  const own = localise({ zh, en }[lang], lang)
  const rest = Object.fromEntries(Object.entries(shared).map(([key, entry]) => [key, localise(entry, lang)]))
  if (zh === undefined && en === undefined) return rest
  if (Object.keys(shared).length === 0) return own
  return typeof own === 'object' && own !== null && !Array.isArray(own) ? { ...rest, ...own } : { ...rest, label: own }
}
