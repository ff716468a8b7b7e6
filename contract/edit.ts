import { z } from 'zod'
import { tradingDay } from './charts.ts'
import { done, get, post } from './edit/call.ts'
import * as items from './edit/items.ts'
import { manyCalls } from './edit/manyCalls.ts'
import * as media from './edit/media.ts'
import * as overviews from './edit/overviews.ts'
import * as review from './edit/review.ts'

/**
 * What editors' page and program promise each other. Every call but those that read needs the token of the page (`x-csrf`). Languages of
 * an answer: `?lang`, else what the browser prefers, else Chinese.
 */

const me = z.object({
  name: z.string(),
  /** Tells people apart. */
  mail: z.string(),
  role: z.enum(['writer', 'publisher']),
  lang: items.wholeLang,
  /** Those of the site, the main one first. */
  languages: items.list(items.lang),
  canPublish: z.boolean(),
  canSignOut: z.boolean(),
  /** Where the public finds the site; empty when not told. */
  site: z.string(),
  /** What `x-csrf` has to say, for programs that do not read it from the page. */
  csrf: z.string(),
})
const fields = z.object({ fields: items.list(overviews.staleField) })
/** Items, and files of the media folder that belong to them. With `versions` an item is published only as it was looked at. */
const chosen = z.object({
  items: z
    .array(items.knownItem.partial({ versions: true }))
    .max(1_000)
    .readonly()
    .default([]),
  media: z.array(z.string().startsWith('media/')).max(1_000).readonly().default([]),
})
const quoteKind = z.object({ kind: z.enum(['stock', 'bond']) })
/** How many trading days there are, and the latest. */
const quoteDays = z.object({ days: z.number(), last: tradingDay.optional() })
const month = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) })
const marked = items.askedItem.extend({ texts: z.array(z.string().max(300)).min(1).max(1_000).readonly() })

/** Every call of the editors' program. Routes are registered from it, the page's client and `docs/openapi.edit.json` are made from it. */
export const editCalls = {
  me: get('/api/me', 'Who is signed in, and what he may do', { data: me }),
  signOut: post('/api/sign-out', 'Sign out, in every browser', { body: done, data: z.object({ to: z.string() }) }),

  items: get('/api/items', 'Items of a kind or of all, by words and state', {
    query: items.itemQuery,
    data: items.listedItems,
  }),
  item: get('/api/item', 'An item as it is saved', { query: items.askedItem, data: items.openedItem }),
  itemAt: get('/api/item-at', 'The data of an item as it was saved in a revision; none where it was not there', {
    query: items.askedItem.extend({ revision: overviews.revisionId }),
    data: items.openedItem.pick({ data: true }),
  }),
  problems: get('/api/problems', 'What is wrong with an item, as soon as everything is checked', {
    query: items.askedItem,
    data: z.object({ problems: items.problems }),
  }),
  history: get('/api/history', 'The latest revisions of an item, the newest first', {
    query: items.askedItem,
    data: z.object({ revisions: items.list(overviews.revision) }),
  }),
  undoneToo: get(
    '/api/undone-too',
    'What else is taken back where a revision is undone from one item, as people call it',
    {
      query: items.askedItem.extend({ revision: overviews.revisionId }),
      data: z.object({ titles: z.record(items.wholeLang, items.list(z.string())) }),
    },
  ),
  save: post('/api/item', 'Save an item; problems never stop that', { body: items.itemToSave, data: items.savedItem }),
  remove: post('/api/remove', 'Remove an item as it was read', { body: items.knownItem, data: items.savedItem }),
  linksTo: get('/api/links-to', 'The items that link to the page of an item', {
    query: items.askedItem,
    data: z.object({ items: items.list(items.titledItem) }),
  }),
  takeDown: post('/api/take-down', 'Take an item off the site at once, alone and whatever is wrong with it', {
    body: items.itemToTakeDown,
    data: done,
  }),
  restore: post('/api/restore', 'Save an item as it was in a revision; a removed one as it last was', {
    body: items.knownItem.partial({ versions: true }).extend({ revision: overviews.revisionId.optional() }),
    data: items.savedItem,
  }),
  presence: post('/api/presence', 'Say what a window does with an item, and ask who else has it open', {
    body: items.here,
    data: z.object({ others: items.list(items.other) }),
  }),
  preview: post('/api/preview', 'Show an item as it is being written; without data as it is saved', {
    body: items.itemToShow,
    data: items.shownPreview,
  }),

  waiting: get('/api/waiting', 'What is saved and not published', {
    data: z.object({ items: items.list(overviews.waitingItem) }),
  }),
  publish: post('/api/publish', 'Publish items as they are saved', {
    // Without it nothing is published over the head of somebody who was asked to look and has not approved.
    body: chosen.extend({ endsRequests: z.boolean().default(false) }),
    data: done,
  }),
  outgoing: post(
    '/api/outgoing',
    'What publishing items would change, and what stands against it; nothing is published',
    {
      body: chosen,
      data: z.object({
        items: items.list(overviews.outgoingItem),
        files: items.list(overviews.outgoingFile),
        /** Titles of what has to be published with them. */
        apart: z.partialRecord(items.wholeLang, items.list(z.string())),
        /** What it would break in others. */
        elsewhere: items.problems,
      }),
    },
  ),
  discard: post('/api/discard', 'Put items back to what is published', { body: chosen, data: done }),
  undo: post('/api/undo', 'Take back what a revision changed', {
    body: z.object({ revision: overviews.revisionId }),
    data: done,
  }),

  ...manyCalls,
  reviews: get('/api/reviews', 'What waits for whoever asks, and what he asked of others', { data: review.reviews }),
  review: get('/api/review', 'What editors say of an item', { query: items.askedItem, data: review.threads }),
  say: post('/api/review', 'Comment, ask somebody to look, or answer; nothing of it becomes content', {
    body: review.toSay,
    data: review.thread,
  }),
  people: get('/api/people', 'Who can be asked to look', { data: z.object({ people: items.list(review.person) }) }),

  calendar: get('/api/calendar', 'What is published or taken down in a month of China’s calendar', {
    query: month,
    data: z.object({ entries: items.list(overviews.calendarEntry) }),
  }),
  releases: get('/api/releases', 'The latest releases, the newest first', {
    data: z.object({ releases: items.list(overviews.release) }),
  }),
  translations: get('/api/translations', 'Items with stale texts, and with texts of one language only', {
    data: z.object({ stale: items.list(overviews.staleItem), untranslated: items.list(items.itemSummary) }),
  }),
  standing: get('/api/standing', 'What should be looked at: links, descriptions, promises, pages that nobody changes', {
    data: overviews.standing,
  }),
  audit: get('/api/audit', 'Who saved and published what and when, as CSV, the newest first', {}),
  figureUses: get('/api/figure-uses', 'Where a shared figure stands, sentence by sentence', {
    query: z.object({ id: z.string().regex(/^[a-z0-9-]{1,100}$/) }),
    data: z.object({ uses: items.list(overviews.figureUse) }),
  }),
  quoteDays: get('/api/quotes', 'The trading days of share or bond', { query: quoteKind, data: quoteDays }),
  addQuoteDays: post('/api/quotes', 'Add trading days; those that are there already are replaced', {
    body: quoteKind.extend({ days: z.array(tradingDay).min(1).max(20_000).readonly() }),
    data: quoteDays,
  }),
  stale: get('/api/stale', 'The stale texts of an item', { query: items.askedItem, data: fields }),
  markRight: post('/api/right', 'Say that stale texts are still right', { body: marked, data: done }),

  mediaList: get('/api/media/list', 'Files of the media folder', { query: media.mediaQuery, data: media.listedMedia }),
  mediaDetails: get('/api/media/file', 'A file with the items that use it', {
    query: media.mediaName,
    data: media.mediaDetails,
  }),
  mediaBytes: get('/api/media', 'The bytes of a file, as it is saved or as it is published', {
    query: media.mediaName.extend({ as: z.enum(['saved', 'published']).default('saved') }),
  }),
  thumbnail: get('/api/media/thumbnail', 'A small picture, whole or cut out as the site does it', {
    query: media.thumbnailQuery,
  }),
  upload: post('/api/media', 'Keep a file; what it is, its bytes say', {
    query: media.mediaUpload,
    data: media.keptUpload,
  }),
  propose: post('/api/media/proposal', 'What an announcement could say, as its PDF tells; nothing is kept', {
    query: z.object({ name: z.string().max(300).default('') }),
    data: media.proposal,
  }),
  replaceMedia: post('/api/media/replace', 'Point all that name a file to another one', {
    body: media.mediaReplacement,
    data: z.object({ items: z.number() }),
  }),
  moveMedia: post('/api/media/move', 'Give a file another name or folder, in all places', {
    body: media.mediaMove,
    data: z.object({ isMoved: z.boolean() }),
  }),
  describeMedia: post('/api/media/describe', 'Write the descriptions of a picture', {
    body: media.mediaDescriptions,
    data: done,
  }),
  removeMedia: post('/api/media/remove', 'Remove a file that nothing uses', { body: media.mediaRemoval, data: done }),
} as const
export type { EditCall } from './edit/call.ts'
export type EditCallName = keyof typeof editCalls
type Calls = typeof editCalls
type Asked<N extends EditCallName> = Calls[N] extends { body: infer B extends z.ZodObject }
  ? B
  : Calls[N] extends { query: infer Q extends z.ZodObject }
    ? Q
    : typeof done
/** What a call takes, as the page gives it. */
export type EditQuery<N extends EditCallName> = z.input<Asked<N>>
/** What a call takes, as checked. */
export type EditChecked<N extends EditCallName> = z.output<Asked<N>>
/** What the answer of a call holds. */
export type EditData<N extends EditCallName> = Calls[N] extends { data: infer D extends z.ZodType } ? z.output<D> : Blob

/** Every answer that says no: the name of a sentence, the sentence, and the files, people or titles that it speaks of. */
export const editRefusal = z.object({
  error: z.string(),
  message: z.string(),
  names: items.list(z.string()).optional(),
  /** The sentence in both languages: the page may be told to speak the other one. */
  texts: items.sentences,
  /** What has to be mended first. */
  problems: items.problems.optional(),
})
export type EditRefusal = z.infer<typeof editRefusal>
export type Me = z.infer<typeof me>
