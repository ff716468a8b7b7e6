import { z } from 'zod'
import { chartWords, level, multiples, plainCharts, tradingDay } from './charts.ts'
import { focus, isCollect, picture } from './picture.ts'

const text = z.string().min(1)
/** An address inside the site. */
export const route = z.stringFormat('route', /^\/[A-Za-z0-9/_-]*(\?[^\s#]*)?$/)
export const link = z.strictObject({ to: route, text })

/** A large figure. `note` says year, scope or method: no figure stands without it. */
export const figure = z.strictObject({ value: text, unit: text.optional(), label: text, note: text })

/** What a reader most likely came to do. `to` is a route, an outside address, or `#` and the title of a block of the same page. */
const action = z.strictObject({ to: text, text })
const lead = z.strictObject({ type: z.literal('lead'), text, actions: z.array(action).min(1).max(3).optional() })
const prose = z.strictObject({ type: z.literal('prose'), title: text, text })
/** `leading`: the first is by far the largest, on a page at most once. */
const figures = z.strictObject({
  type: z.literal('figures'),
  title: text.optional(),
  leading: z.boolean().optional(),
  items: z.array(figure).min(1),
})
const cards = z.strictObject({
  type: z.literal('cards'),
  title: text,
  items: z.array(z.strictObject({ title: text, text, link: route.optional() })).min(2),
  note: text.optional(),
})
const steps = z.strictObject({
  type: z.literal('steps'),
  title: text,
  items: z.array(z.strictObject({ title: text, text })).min(2),
})
/** `filter` names the column whose values readers may choose from. */
const table = z.strictObject({
  type: z.literal('table'),
  caption: text,
  columns: z.array(text).min(2),
  rows: z.array(z.array(z.string())).min(1),
  filter: text.optional(),
  note: text.optional(),
})
const timeline = z.strictObject({
  type: z.literal('timeline'),
  title: text,
  items: z.array(z.strictObject({ when: text, title: text, text })).min(2),
})
/** The words of somebody of the company, with name and post. */
const quote = z.strictObject({ type: z.literal('quote'), text, name: text, post: text })
const callout = z.strictObject({ type: z.literal('callout'), title: text, text, link: link.optional() })
const faq = z.strictObject({
  type: z.literal('faq'),
  title: text,
  /** `about` and `date` tell what a document is and since when it holds. */
  items: z
    .array(z.strictObject({ question: text, answer: text, about: text.optional(), date: z.iso.date().optional() }))
    .min(1),
  note: text.optional(),
})
export const contact = z.strictObject({
  region: text,
  name: text,
  /** When somebody answers. */
  hours: text.optional(),
  phone: text.optional(),
  mail: text.optional(),
  address: text.optional(),
})
const contacts = z.strictObject({ type: z.literal('contacts'), title: text, items: z.array(contact).min(1) })

const measure = z.strictObject({ label: text, value: z.number().nonnegative(), unit: text })
/** A train of stations, what leaves one entering the next; equal measures of all stations are compared by bars. */
const flow = z.strictObject({
  type: z.literal('flow'),
  title: text,
  summary: text,
  items: z
    .array(z.strictObject({ title: text, text, measures: z.array(measure).max(4).optional() }))
    .min(3)
    .max(8),
  note: text.optional(),
})
/** Zones or levels around each other, the outermost first. */
const layers = z.strictObject({
  type: z.literal('layers'),
  title: text,
  summary: text,
  items: z
    .array(z.strictObject({ title: text, text, rules: z.array(text).max(4).optional() }))
    .min(2)
    .max(6),
  note: text.optional(),
})
/** How a target stands: each has a shape of its own beside its word. */
export const targetStates = ['met', 'on-track', 'late', 'behind'] as const
/**
 * The way from a base year to a target, a value a year from `since` on; the last is the newest. `by` says in words what is to be reached
 * when, `status` how it stands and why; `assured` that a third party has checked the newest value.
 */
const targets = z.strictObject({
  type: z.literal('targets'),
  title: text,
  summary: text.optional(),
  items: z
    .array(
      z.strictObject({
        name: text,
        unit: text,
        since: z.number().int(),
        values: z.array(z.number()).min(1),
        target: z.number(),
        by: text,
        state: z.enum(targetStates),
        status: text,
        reason: text.optional(),
        assured: z.boolean().optional(),
      }),
    )
    .min(1),
  note: text.optional(),
})
/** Provinces, autonomous regions, municipalities and special administrative regions, by their codes in ISO 3166-2:CN. */
// biome-ignore format: one line a code says no more
export const provinces = [
  'AH', 'BJ', 'CQ', 'FJ', 'GD', 'GS', 'GX', 'GZ', 'HA', 'HB', 'HE', 'HI', 'HK', 'HL', 'HN', 'JL', 'JS',
  'JX', 'LN', 'MO', 'NM', 'NX', 'QH', 'SC', 'SD', 'SH', 'SN', 'SX', 'TJ', 'TW', 'XJ', 'XZ', 'YN', 'ZJ',
] as const
/**
 * A tile a province, darker where the value is higher; schematic, without borders. `unitOne` is the unit of a single one. `to` is `#` and
 * the title of a block, or the region of a contact, on the same page.
 */
const map = z.strictObject({
  type: z.literal('map'),
  title: text,
  summary: text,
  unit: text,
  unitOne: text.optional(),
  items: z
    .array(z.strictObject({ province: z.enum(provinces), value: z.number().positive(), to: text.optional() }))
    .min(2),
  note: text.optional(),
})

/** The parts of blocks that an answer and a content file share; what they add is a picture, a file or trading days. */
export const words = {
  /** `side` is the edge of the text at which the picture stands on wide screens. */
  split: {
    type: z.literal('split'),
    title: text,
    text,
    side: z.enum(['start', 'end']).default('end'),
    caption: text.optional(),
    link: link.optional(),
  },
  /** A picture whose parts are explained one by one, each with the first of its figures pinned to it at `at`. */
  model: {
    type: z.literal('model'),
    title: text,
    summary: text,
    items: z
      .array(
        z.strictObject({
          title: text,
          text,
          at: focus,
          figures: z
            .array(z.strictObject({ label: text, value: text, unit: text.optional() }))
            .min(1)
            .max(3),
        }),
      )
      .min(3)
      .max(8),
    note: text.optional(),
  },
  gallery: { type: z.literal('gallery'), title: text },
  galleryItem: { caption: text, isCollect },
  downloads: { type: z.literal('downloads'), title: text },
  download: { title: text, note: text.optional(), date: z.iso.date() },
  /** `volumeUnit` is what is counted: shares, bonds. */
  candlestick: {
    ...chartWords,
    kind: z.literal('candlestick'),
    volumeUnit: text,
    levels: z.array(level).min(1).max(2).optional(),
  },
}
const sameBlocks = [
  lead,
  prose,
  figures,
  steps,
  timeline,
  quote,
  callout,
  contacts,
  flow,
  layers,
  map,
  multiples,
  targets,
] as const
/** Blocks that an editor writes as they are answered; of some, an answer may have less or more. */
export const plainBlocks = [...sameBlocks, cards, table, faq] as const

/** A file to download: `size` in bytes, `format` such as PDF. */
const download = z.strictObject({ ...words.download, href: text, format: text, size: z.number().int().positive() })

/** What is drawn from a list's data may be empty: the list may be. */
const cardsOfData = cards.extend({ items: z.array(cards.shape.items.element) })
const tableOfData = table.extend({ rows: z.array(table.shape.rows.element) })
/** Where there are `categories`, readers may choose one; the items name theirs by its code. */
const faqOfData = faq.extend({
  items: z.array(faq.shape.items.element.extend({ category: z.string().optional() })),
  categories: z.array(z.strictObject({ typeName: text, typeCode: z.string() })).optional(),
})

/** What pages are made of. In an answer the `text` of lead, prose, split and callout and `answer` of faq are safe HTML. */
export const block = z.discriminatedUnion('type', [
  ...sameBlocks,
  cardsOfData,
  tableOfData,
  faqOfData,
  z.strictObject({ ...words.split, picture }),
  z.strictObject({ ...words.model, picture }),
  z.strictObject({ ...words.gallery, items: z.array(z.strictObject({ ...words.galleryItem, picture })).min(2) }),
  z.strictObject({ ...words.downloads, items: z.array(download).min(1) }),
  z.discriminatedUnion('kind', [
    ...plainCharts,
    z.strictObject({ ...words.candlestick, days: z.array(tradingDay).min(2) }),
  ]),
])
export type Block = z.infer<typeof block>
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>
export type Chart = BlockOf<'chart'>
export type ChartOf<K extends Chart['kind']> = Extract<Chart, { kind: K }>
export type Figure = z.infer<typeof figure>
export type Contact = z.infer<typeof contact>
export type Link = z.infer<typeof link>
export type Province = (typeof provinces)[number]
export type Download = z.infer<typeof download>
