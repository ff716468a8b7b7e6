import { z } from 'zod'
import { isLang, type Lang, langs } from '#contract/languages.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { perLang } from '#contract/writing.ts'

/*
 * What an editor's files may hold. A file speaks every language of the site: what all share stands on top, `zh` and `en` beside it.
 * Every object is strict, so that a mistyped key is found.
 */

/** Forms of a text that have a sentence of their own in `words`. */
export type FormatName =
  | ('date' | 'moment' | 'code' | 'id' | 'route')
  | ('time' | 'colour' | 'routeOrAddress' | 'url' | 'packNumber' | 'fileHash')
  | ('wordName' | 'length')
export const format = (name: FormatName, test: RegExp | ((text: string) => boolean)) => z.stringFormat(name, test)

/** Some text. */
export const text = z.string().trim().min(1)

/** The languages that files have to speak: those of the site that is read. */
let wanted: readonly Lang[] = wholeLangs

/** Reads what `read` reads as content of a site in these languages. */
export function inLanguages<T>(languages: readonly Lang[], read: () => T): T {
  const before = wanted
  wanted = languages
  try {
    return read()
  } finally {
    wanted = before
  }
}

/** The languages of the site, the main one first. */
export const siteLanguages = (): readonly Lang[] => wanted

/** For a program that serves one site: from now on content is read in these languages. */
export function speak(languages: readonly Lang[]) {
  wanted = languages
}

/** Whether a key of a content file is of no language, or of one that the site has. */
export const isWanted = (key: string): boolean => !isLang(key) || wanted.includes(key)

/** A field for each language. `spoken` sees to it that those of the site are there, as the type says; of the others nobody asks. */
export const each = <T extends z.ZodType>(words: T) => perLang(() => words.optional()) as unknown as Record<Lang, T>

/** A field for each language that may be missing. */
export const some = <T extends z.ZodType>(words: T) => perLang(() => words.optional())

/** An object with fields for languages. `only: zh` in it says that it exists in that one alone. */
export function spoken<S extends z.ZodRawShape>(fields: S) {
  const check = z.check<Record<string, unknown>>(({ value, issues }) => {
    const { only } = value as { only?: Lang } // whatever else it has
    for (const lang of langs) {
      const isThere = value[lang] !== undefined
      if (!isThere && (only === undefined ? wanted.includes(lang) : only === lang))
        issues.push({ code: 'invalid_type', expected: 'object', input: undefined, path: [lang] })
      if (isThere && only !== undefined && only !== lang)
        issues.push({ code: 'unrecognized_keys', keys: [lang], input: value, path: [] })
    }
  })
  // Also told of what has other faults: who mends a file wants to know them all.
  check._zod.def.when = ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value)
  const shape = z.strictObject(fields).check(check)
  if (!('only' in fields)) demanding.add(shape)
  return shape
}

/** Shapes of objects that have to speak every language of the site. */
export const demanding = new WeakSet<object>()

/** A text in each language of the site. */
export const both = spoken(each(text))

/** A day as YYYY-MM-DD. */
export const day = z.iso.date()
/** The code of a category. */
export const code = format('code', /^\d{1,2}$/)
/** A place on a picture, in per cent from its left and upper edge. */
export const onPicture = z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
/** A name that an address may hold. */
export const id = format('id', /^[\w-]+$/)
/** A year of the company. */
export const year = z.number().int().min(1900).max(2100)

/** The texts of an answer as an editor writes them: none is empty. */
const filled = <T extends z.ZodRawShape>(words: T): T =>
  Object.fromEntries(
    Object.entries(words).map(([name, shape]) => {
      const isAnyText = shape instanceof z.ZodString && shape.minLength === null && shape.format === null
      return [name, isAnyText ? text : shape]
    }),
  ) as T

/** Shared fields and a block for each language. */
export const bilingual = <S extends z.ZodRawShape, T extends z.ZodRawShape>(shared: S, words: T) =>
  spoken({ ...shared, ...each(z.strictObject(filled(words))) })

/** The same of what may exist in one language alone: `only: zh` says so, and the others then are not there. */
export const bilingualUnlessOnly = <S extends z.ZodRawShape, T extends z.ZodRawShape>(shared: S, words: T) =>
  spoken({ ...shared, only: z.enum(langs).optional(), ...some(z.strictObject(filled(words))) })

/** A field that stands in each language, among those that all languages share. */
interface Word<T extends z.ZodType> {
  word: T
}
export const word = <T extends z.ZodType>(shape: T): Word<T> => ({ word: shape })
/** All of these in each language. */
export const wordsOf = <T extends z.ZodRawShape>(shapes: T) =>
  Object.fromEntries(Object.entries(filled(shapes)).map(([name, shape]) => [name, { word: shape }])) as {
    [K in keyof T]: { word: T[K] }
  }

type SharedIn<F> = { [K in keyof F as F[K] extends z.core.$ZodType ? K : never]: F[K] }
type WordsIn<F> = {
  [K in keyof F as F[K] extends { word: unknown } ? K : never]: F[K] extends { word: infer T } ? T : never
}

/** The names of the fields of a shape, in the order in which editors write an item. */
export const writtenOrder = new WeakMap<object, readonly string[]>()

/** A shape of fields in the order in which editors write them, made by `shapeOf` of what is shared and what stands in each language. */
export function inWrittenOrder<F extends Record<string, z.core.$ZodType | Word<z.ZodType>>, S extends z.ZodType>(
  fields: F,
  shapeOf: (shared: SharedIn<F>, words: WordsIn<F>) => S,
): S {
  const [words, shared] = [true, false].map((isWord) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => 'word' in field === isWord)
        .map(([name, field]) => [name, 'word' in field ? field.word : field]),
    ),
  )
  const shape = shapeOf(shared as SharedIn<F>, words as WordsIn<F>) // divided just now
  writtenOrder.set(shape, Object.keys(fields))
  return shape
}

/** A number with its label beside the languages: `{ value: "36", zh: 人, en: people }`. */
export const labelled = spoken({ value: text, ...each(text) })

/** A file that is one list. */
export const items = <T extends z.ZodType>(item: T) => z.strictObject({ items: z.array(item) })
