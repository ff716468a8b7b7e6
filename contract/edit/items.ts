import { z } from 'zod'
import { langs } from '../languages.ts'
import { wholeLangs } from '../wholeLangs.ts'

export const lang = z.enum(langs)
export const list = <T extends z.ZodType>(item: T) => z.array(item).readonly()

/** A language of the program itself. */
export const wholeLang = z.enum(wholeLangs)
/** A sentence in each of these. */
export const sentences = z.record(wholeLang, z.string())
/** A text that a language may lack. */
export const texts = z.partialRecord(lang, z.string())

/** An item in the editor: a bilingual file, or the pair of twins of a page. */
export const itemName = z.object({ kind: z.string(), id: z.string() })
/** The same in a request. */
export const askedItem = z.object({ kind: z.string().min(1).max(100), id: z.string().max(200) })
const titled = itemName.extend({ title: texts })

/** Within the data of an item; of twins it begins with the language. */
export const path = list(z.union([z.string(), z.number()]))
/** Version of each file of an item, by path; null of one that is to be made. */
export const versions = z.record(z.string(), z.string().nullable())
export const revisionId = z.string().regex(/^[0-9a-f]{40}$/)

/** What the site's checks find, with its sentence in each language. */
const itemProblem = itemName.partial().extend({
  file: z.string(),
  line: z.number().optional(),
  path: path.optional(),
  text: sentences,
})
export const problems = list(itemProblem)

const state = z.enum(['published', 'changed', 'new', 'draft', 'scheduled'])

export const itemSummary = titled.extend({
  /** Of a single file the title is empty: the page has a name for it. */
  date: z.string().optional(),
  state,
  publishAt: z.string().optional(),
  until: z.string().optional(),
  /** How many things are wrong with the files by themselves. */
  problems: z.number(),
  /** How many texts stand in one language only. */
  untranslated: z.number().optional(),
})
/** The part of a list that is asked for; it holds 100 items where nobody asks for more. */
export const itemQuery = z.object({
  kind: z.string().optional(),
  /** Words in any order, that titles, id and names of files hold, or else one paragraph. What has them in its names comes first. */
  find: z.string().max(200).optional(),
  state: state.optional(),
  from: z.coerce.number<number>().int().min(0).default(0),
  count: z.coerce.number<number>().int().min(1).max(1_000).default(100),
})
/** `total` is how many there are in all. */
export const listedItems = z.object({ items: list(itemSummary), total: z.number() })

/** What keeps a file from being read at all. */
const fileFault = z.object({ path: z.string(), line: z.number(), code: z.string(), quote: z.string().optional() })
export const openedItem = z.object({
  /** As in the file; of twins `{ zh, en }`. */
  data: z.unknown().optional(),
  versions,
  problems,
  /** Whether `problems` are of the content as it is; if not, the call `problems` waits for them. */
  isChecked: z.boolean(),
  state,
  faults: list(fileFault).optional(),
  /** Files with faults as they are. */
  texts: z.record(z.string(), z.string()).optional(),
})
/** An item without data is removed; `texts` are files that cannot be read as data. */
export const itemToSave = askedItem.extend({
  data: z.unknown().optional(),
  texts: z.record(z.string(), z.string()).optional(),
  versions,
})
export const savedItem = openedItem.pick({ versions: true, problems: true, isChecked: true })

/** An item, or a file of the media folder, that is saved and not published. */
export const waitingItem = titled.extend({
  state: z.enum(['new', 'changed', 'removed']),
  /** Who saved it last, and when. */
  by: z.string(),
  at: z.string(),
  /** Changed elsewhere too: it can be published when somebody has compared and saved it. */
  isConflict: z.boolean(),
})

/** What a commit does. `other` is what somebody else pushed, in words of his own. */
const act = z.enum(['save', 'remove', 'publish', 'undo', 'discard', 'hand', 'begin', 'other'])
export const revision = z.object({
  revision: z.string(),
  /** The revision that it followed, and changed; the first has none. */
  parent: z.string().optional(),
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  message: z.string(),
  act,
  /** Whether it stands on the branch that the site follows. */
  published: z.boolean(),
})

/** Where an item is seen as it is being written. */
export const shownPreview = z.object({
  origin: z.string(),
  /** The page on which it is seen, below that origin. */
  pages: texts,
  /** The languages in which there is that page. */
  langs: list(lang),
  /** Whether the page is what is written, or what it last was when it could be shown. */
  isShown: z.boolean(),
  problems,
})

const doing = z.enum(['reading', 'typing', 'unsaved'])
/** Somebody who has the same item open. `isSelf`: the same person, in another window. */
export const other = z.object({ name: z.string(), doing, isSelf: z.boolean() })
/** What a window does with an item. `page` tells windows apart: the same person may have an item open twice. */
export const here = askedItem.extend({ page: z.string().min(1).max(64), doing: z.enum([...doing.options, 'gone']) })

/** Something that the clock does to an item. */
export const calendarEntry = titled.extend({
  state,
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
  items: list(titled.extend({ isRemoved: z.boolean() })),
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
export const staleItem = titled.extend({ fields: list(staleField) })

export type ItemName = z.infer<typeof itemName>
export type Path = z.infer<typeof path>
export type Versions = z.infer<typeof versions>
export type ItemProblem = z.infer<typeof itemProblem>
export type ItemState = z.infer<typeof state>
export type ItemSummary = z.infer<typeof itemSummary>
export type ItemQuery = z.input<typeof itemQuery>
export type ListedItems = z.infer<typeof listedItems>
export type FileFault = z.infer<typeof fileFault>
export type OpenedItem = z.infer<typeof openedItem>
export type WaitingItem = z.infer<typeof waitingItem>
export type Act = z.infer<typeof act>
export type Revision = z.infer<typeof revision>
export type ShownPreview = z.infer<typeof shownPreview>
export type Doing = z.infer<typeof doing>
export type Other = z.infer<typeof other>
export type Here = z.infer<typeof here>
export type CalendarEntry = z.infer<typeof calendarEntry>
export type Release = z.infer<typeof release>
export type StaleField = z.infer<typeof staleField>
export type StaleItem = z.infer<typeof staleItem>
