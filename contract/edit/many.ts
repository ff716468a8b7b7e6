import { z } from 'zod'
import { askedItem, itemName, knownItem, lang, list, path, sentences, titledItem, versions } from './items.ts'

/* What is done to many items at once. */

/** Words as readers see them; with `lang` in texts of that language alone. */
export const wording = z.object({
  find: z
    .string()
    .max(200)
    .refine((text) => text.trim() !== ''),
  lang: lang.optional(),
  /** Capitals and small letters are the same. */
  anyCase: z.boolean().default(false),
  /** Not within a longer word; of Chinese, which has no spaces, it asks nothing. */
  wholeWords: z.boolean().default(false),
})

/** Where words begin: the field, and the letter of its text as it is written. */
const spot = z.object({ path, at: z.number().int().min(0) })

const foundPlace = spot.extend({
  lang: lang.optional(),
  /** Of their sentence as readers have it: what stands before the words, the words, and what stands behind. */
  before: z.string(),
  words: z.string(),
  after: z.string(),
  /** Why they cannot be replaced here: they are words of a shared figure, whose field in its file this is, */
  figure: z.string().optional(),
  /** or bold words or a link begin or end among them. */
  isMixed: z.boolean().optional(),
})
const foundItem = titledItem.extend({ versions, places: list(foundPlace) })
/** `isMore`: there are more places than are looked at in one go. */
export const foundPlaces = z.object({ items: list(foundItem), isMore: z.boolean() })

export const replacement = wording.extend({
  replacement: z.string().max(1_000),
  items: z
    .array(knownItem.extend({ spots: z.array(spot).min(1).max(1_000).readonly() }))
    .min(1)
    .max(1_000)
    .readonly(),
})

/** A moment or a category for many items; null takes the moment away. */
export const changeOfMany = z.object({
  items: z.array(askedItem).min(1).max(1_000).readonly(),
  publishAt: z.string().max(40).nullable().optional(),
  category: z.string().min(1).max(40).optional(),
  /** Nothing is changed where links of others forbid it for one of them; they are named. */
  onlyAll: z.boolean().default(false),
})

/** The items that were changed in one step, and those that were left as they were, with why. */
export const changedMany = z.object({
  items: list(itemName),
  refused: list(itemName.extend({ text: sentences, path: path.optional() })),
})

export type Wording = z.output<typeof wording>
export type FoundPlace = z.infer<typeof foundPlace>
export type FoundItem = z.infer<typeof foundItem>
export type ChangedMany = z.infer<typeof changedMany>
