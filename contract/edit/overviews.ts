import { z } from 'zod'
import { itemState, lang, list, path, problems, titledItem, versions } from './items.ts'

/* What lies across the items: what waits, what was, what the clock does, and what is not translated. */

export const revisionId = z.string().regex(/^[0-9a-f]{40}$/)

/** An item, or a file of the media folder, that is saved and not published. */
export const waitingItem = titledItem.extend({
  state: z.enum(['new', 'changed', 'removed']),
  /** Who saved it last, and when. */
  by: z.string(),
  at: z.string(),
  /** Changed elsewhere too: it can be published when somebody has compared and saved it. */
  isConflict: z.boolean(),
})

/** What a commit does. `other` is what somebody else pushed, in words of his own. */
const act = z.enum([
  ...(['save', 'remove', 'publish', 'takeDown', 'undo', 'discard', 'hand', 'begin'] as const),
  ...(['upload', 'replace', 'move', 'describe', 'days', 'other'] as const),
])
export const revision = z.object({
  revision: z.string(),
  /** The revision that it followed, and changed; the first has none. */
  parent: z.string().optional(),
  by: z.string(),
  mail: z.string(),
  /** ISO 8601. */
  at: z.string(),
  message: z.string(),
  act,
  /** Whether it stands on the branch that the site follows. */
  published: z.boolean(),
})

/** Something that the clock does to an item. */
export const calendarEntry = titledItem.extend({
  state: itemState,
  does: z.enum(['publish', 'end']),
  /** ISO 8601, and its day in China. */
  at: z.string(),
  day: z.string(),
})

/** What became public in one step. */
export const release = z.object({
  revision: z.string(),
  /** Who published, and who wrote, where that is somebody else. */
  by: z.string(),
  writers: list(z.string()),
  at: z.string(),
  /** The first of its items, and how many files there are beside them. */
  items: list(titledItem.extend({ isRemoved: z.boolean() })),
  others: z.number(),
})

/** A text whose other language changed after it was made. */
export const staleField = z.object({
  /** By which it is marked as right. */
  name: z.string(),
  lang,
  path,
  /** What stood in the other language when it was made, and what stands there now. */
  source: z.string(),
  now: z.string(),
  by: z.string(),
  at: z.string(),
})
export const staleItem = titledItem.extend({ fields: list(staleField) })

/** An item that is to be published: its data as readers have it and as it would be, and what stands against that. */
export const outgoingItem = titledItem.extend({
  state: waitingItem.shape.state,
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  /** Of what would be published. */
  versions,
  /** Where it is seen, below the address of its language. */
  page: z.string(),
  problems,
  stale: list(staleField),
})
/** A file of the media folder that is to be published: chosen, or because an item shows it. */
export const outgoingFile = z.object({ path: z.string(), state: waitingItem.shape.state, isAlong: z.boolean() })

/** An item in which a shared figure stands, and the sentences with it, as they are written: `$(staff-2025)`. */
export const figureUse = titledItem.extend({
  sentences: list(z.object({ lang: lang.optional(), path, text: z.string() })),
})

export type WaitingItem = z.infer<typeof waitingItem>
export type Act = z.infer<typeof act>
export type Revision = z.infer<typeof revision>
export type CalendarEntry = z.infer<typeof calendarEntry>
export type Release = z.infer<typeof release>
export type StaleField = z.infer<typeof staleField>
export type FigureUse = z.infer<typeof figureUse>
/** A sentence that promises something for a day that has passed. */
const passedPromise = titledItem.extend({ path, lang: lang.optional(), text: z.string(), day: z.string() })
/** What should be looked at now and then, whoever wrote it. */
export const standing = z.object({
  links: problems,
  descriptions: problems,
  /** All else that the checks find. */
  faults: problems,
  /** Nobody has changed these for a year. */
  untouched: list(titledItem),
  promises: list(passedPromise),
  /** How many items have texts to look at in Translations. */
  translations: z.number(),
})

export type Standing = z.infer<typeof standing>
export type PassedPromise = z.infer<typeof passedPromise>
export type OutgoingItem = z.infer<typeof outgoingItem>
export type OutgoingFile = z.infer<typeof outgoingFile>
export type StaleItem = z.infer<typeof staleItem>
