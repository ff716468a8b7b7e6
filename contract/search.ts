import { z } from 'zod'
import { listOf } from './envelope.ts'

export const searchKinds = [
  'page',
  'news',
  'announcement',
  'securities',
  'dynamics',
  'report',
  'person',
  'document',
  'milestone',
] as const

/** A piece of shown text; `hit` marks what matched. */
export const segment = z.object({ text: z.string(), hit: z.boolean() })

/**
 * `link` of a document leads to the page of a PDF; all others are routes. `answer` is what editors say to whoever asks with just these words: a figure, a
 * telephone number.
 */
const searchHit = z.object({
  kind: z.enum(searchKinds),
  link: z.string(),
  date: z.string().optional(),
  title: z.array(segment),
  excerpt: z.array(segment),
  answer: z.string().optional(),
})
export type SearchHit = z.infer<typeof searchHit>

/**
 * `kinds` counts the hits of each kind without the kind filter; `corrected` is the keyword after mending a typing slip. `missing` is
 * there when nothing has all of the words: it names those that nothing has, and is empty when each is found, but not together. `leftOut`
 * names words that do not count, because nothing would have been found with them.
 */
export const searchAnswer = listOf(searchHit).extend({
  kinds: z.array(z.object({ kind: z.enum(searchKinds), count: z.number().int() })),
  corrected: z.string().optional(),
  missing: z.array(z.string()).optional(),
  leftOut: z.array(z.string()).optional(),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

/** What the beginning of a keyword may mean. `word` is what was typed of it, where that does not stand in the title. */
export const suggestion = z.object({
  kind: z.enum(searchKinds),
  link: z.string(),
  title: z.string(),
  word: z.string().optional(),
})
export type Suggestion = z.infer<typeof suggestion>
