import { z } from 'zod'
import { type Lang, langs } from '#contract/paths.ts'

/*
 * What an editor's files may hold. A file speaks both languages: what both share stands on top, `zh` and `en` beside it.
 * Every object is strict, so that a mistyped key is found.
 */

/** Forms of a text that have a sentence of their own in `words`. */
export type FormatName =
  | ('date' | 'moment' | 'code' | 'id' | 'route')
  | ('time' | 'colour' | 'routeOrAddress' | 'url' | 'packNumber' | 'fileHash')
export const format = (name: FormatName, test: RegExp | ((text: string) => boolean)) => z.stringFormat(name, test)

/** Some text. */
export const text = z.string().trim().min(1)
/** A text in both languages. */
export const both = z.strictObject({ zh: text, en: text })

/** A day as YYYY-MM-DD. */
export const day = z.iso.date()
/** The code of a category. */
export const code = format('code', /^\d{1,2}$/)
/** A name that an address may hold. */
export const id = format('id', /^[\w-]+$/)
/** A year of the company. */
export const year = z.number().int().min(1900).max(2100)

/** Shared fields and a block for each language. */
export const bilingual = <S extends z.ZodRawShape, T extends z.ZodRawShape>(shared: S, words: T) =>
  z.strictObject({ ...shared, zh: z.strictObject(words), en: z.strictObject(words) })

/** The same of what may exist in one language alone: `only: zh` says so, and the other language then is not there. */
export const bilingualUnlessOnly = <S extends z.ZodRawShape, T extends z.ZodRawShape>(shared: S, words: T) => {
  const sides = { zh: z.strictObject(words).optional(), en: z.strictObject(words).optional() }
  return z.strictObject({ ...shared, only: z.enum(langs).optional(), ...sides }).check(wantedLanguages())
}

/** That the languages are there which `only` wants. Also told of what has other faults: who mends a file wants to know them all. */
function wantedLanguages() {
  const check = z.check<Record<string, unknown>>(({ value, issues }) => {
    const { only, ...sides } = value as { only?: Lang; zh?: unknown; en?: unknown } // whatever else it has
    for (const lang of langs) {
      const isWanted = only === undefined || only === lang
      if (isWanted && sides[lang] === undefined)
        issues.push({ code: 'invalid_type', expected: 'object', input: undefined, path: [lang] })
      if (!isWanted && sides[lang] !== undefined)
        issues.push({ code: 'unrecognized_keys', keys: [lang], input: value, path: [] })
    }
  })
  check._zod.def.when = ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value)
  return check
}

/** A number with its label beside the languages: `{ value: "36", zh: 人, en: people }`. */
export const labelled = z.strictObject({ value: text, zh: text, en: text })

/** A file that is one list. */
export const items = <T extends z.ZodType>(item: T) => z.strictObject({ items: z.array(item) })
