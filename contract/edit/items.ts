import { z } from 'zod'
import { route } from '../fields.ts'
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
/** With its title in each language that has one. */
export const titledItem = itemName.extend({ title: texts })

/** Within the data of an item; of twins it begins with the language. */
export const path = list(z.union([z.string(), z.number()]))
/** Version of each file of an item, by path; null of one that is to be made. */
export const versions = z.record(z.string(), z.string().nullable())
/** What the site's checks find, with its sentence in each language. */
const itemProblem = itemName.partial().extend({
  file: z.string(),
  /** Of its item, where more than one item is spoken of. */
  title: texts.optional(),
  line: z.number().optional(),
  path: path.optional(),
  text: sentences,
  /** What kind of fault it is, where the site's checks found it. */
  is: z.string().optional(),
})
export const problems = list(itemProblem)

export const itemState = z.enum(['published', 'changed', 'new', 'draft', 'scheduled'])

export const itemSummary = titledItem.extend({
  /** Of a single file the title is empty: the page has a name for it. */
  date: z.string().optional(),
  state: itemState,
  publishAt: z.string().optional(),
  until: z.string().optional(),
  /** How many things are wrong with the files by themselves. */
  problems: z.number(),
  /** How many texts stand in one language only. */
  untranslated: z.number().optional(),
  /** The field that a search meant, where it is one of many in a file: `items.12`. */
  at: z.string().optional(),
})
/** The part of a list that is asked for; it holds 100 items where nobody asks for more. */
export const itemQuery = z.object({
  kind: z.string().optional(),
  /** Words in any order, that titles, id and names of files hold, or else one paragraph. What has them in its names comes first. */
  find: z.string().max(200).optional(),
  state: itemState.optional(),
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
  state: itemState,
  /** The page of the site on which it is seen, below the address of its language. */
  page: z.string().optional(),
  faults: list(fileFault).optional(),
  /** Files with faults as they are. */
  texts: z.record(z.string(), z.string()).optional(),
  /** What whoever asks may do with it; without limits everything that his role lets him. No languages: he may read it. */
  limits: z.object({ languages: list(lang).optional(), canPublish: z.boolean() }).optional(),
})
/** An item as it was read; nothing is done to one that changed since. */
export const knownItem = askedItem.extend({ versions })
/** What the address of an item that is taken down says from then on: that it was withdrawn and why, where it leads, or nothing. */
export const itemToTakeDown = knownItem.extend({ withdrawn: texts.optional(), movedTo: route.optional() })
/** `texts` are files that cannot be read as data. Nothing at all is no item: that is a removal. */
export const itemToSave = knownItem
  .extend({ data: z.unknown().optional(), texts: z.record(z.string(), z.string()).optional() })
  .refine(({ data, texts }) => texts !== undefined || JSON.stringify(data ?? {}) !== '{}')
/** Without data it is shown as it is saved. */
export const itemToShow = askedItem.extend({ data: z.unknown().optional() })
export const savedItem = openedItem.pick({ versions: true, problems: true, isChecked: true })

/** Where an item is seen as it is being written. */
export const shownPreview = z.object({
  origin: z.string(),
  /** The page on which it is seen, below that origin. */
  pages: texts,
  /** The languages in which there is that page. */
  langs: list(lang),
  /** Whether the page is what is written, or what it last was when it could be shown. */
  isShown: z.boolean(),
  /** What is in the way of that. */
  problems,
})

const doing = z.enum(['reading', 'typing', 'unsaved'])
/** Somebody who has the same item open. `isSelf`: the same person, in another window. */
export const other = z.object({ name: z.string(), doing, isSelf: z.boolean() })
/** What a window does with an item. `page` tells windows apart: the same person may have an item open twice. */
export const here = askedItem.extend({ page: z.string().min(1).max(64), doing: z.enum([...doing.options, 'gone']) })

export type TitledItem = z.infer<typeof titledItem>
export type ItemName = z.infer<typeof itemName>
export type Path = z.infer<typeof path>
export type ItemToTakeDown = z.infer<typeof itemToTakeDown>
export type Versions = z.infer<typeof versions>
export type ItemProblem = z.infer<typeof itemProblem>
export type ItemState = z.infer<typeof itemState>
export type ItemSummary = z.infer<typeof itemSummary>
export type ItemQuery = z.input<typeof itemQuery>
export type ListedItems = z.infer<typeof listedItems>
export type FileFault = z.infer<typeof fileFault>
export type OpenedItem = z.infer<typeof openedItem>
export type ShownPreview = z.infer<typeof shownPreview>
export type Doing = z.infer<typeof doing>
export type Other = z.infer<typeof other>
export type Here = z.infer<typeof here>
