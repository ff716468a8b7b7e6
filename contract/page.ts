import { z } from 'zod'
import { banner } from './picture.ts'

const text = z.string().min(1)
/** An address inside the site. */
export const route = z.string().regex(/^\/[A-Za-z0-9/_-]*(\?[^\s#]*)?$/, 'a route such as /introduction')
export const link = z.strictObject({ to: route, text })

/** A large figure. `note` says year, scope or method: no figure stands without it. */
export const figure = z.strictObject({ value: text, unit: text.optional(), label: text, note: text })

const lead = z.strictObject({ type: z.literal('lead'), text })
const prose = z.strictObject({ type: z.literal('prose'), title: text, text })
const figures = z.strictObject({ type: z.literal('figures'), title: text.optional(), items: z.array(figure).min(1) })
const cards = z.strictObject({
  type: z.literal('cards'),
  title: text,
  items: z.array(z.strictObject({ title: text, text, link: route.optional() })).min(2),
})
const steps = z.strictObject({
  type: z.literal('steps'),
  title: text,
  items: z.array(z.strictObject({ title: text, text })).min(2),
})
const table = z.strictObject({
  type: z.literal('table'),
  caption: text,
  columns: z.array(text).min(2),
  rows: z.array(z.array(z.string())).min(1),
  note: text.optional(),
})
const callout = z.strictObject({ type: z.literal('callout'), title: text, text, link: link.optional() })
const faq = z.strictObject({
  type: z.literal('faq'),
  title: text,
  items: z.array(z.strictObject({ question: text, answer: text })).min(1),
})
export const contact = z.strictObject({
  region: text,
  name: text,
  phone: text.optional(),
  mail: text.optional(),
  address: text.optional(),
})
const contacts = z.strictObject({ type: z.literal('contacts'), title: text, items: z.array(contact).min(1) })

/** What pages are made of. In an answer the `text` of lead, prose, callout and `answer` of faq are safe HTML. */
export const block = z.discriminatedUnion('type', [lead, prose, figures, cards, steps, table, callout, faq, contacts])
export type Block = z.infer<typeof block>
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>
export type Figure = z.infer<typeof figure>
export type Contact = z.infer<typeof contact>
export type Link = z.infer<typeof link>

/** A page of the route table: its heading, description for search engines and blocks. Banners come by their own call. */
export const page = z.object({
  path: z.string(),
  title: text,
  subtitle: text,
  description: text,
  blocks: z.array(block),
})
export type Page = z.infer<typeof page>

const chainItem = z.object({
  id: z.string(),
  title: text,
  text,
  figure: z.strictObject({ value: text, unit: text.optional(), label: text }),
  link: route,
  picture: banner.shape.picture,
})

/** The home page without its banners and news, which have calls of their own. */
export const homePage = z.object({
  title: text,
  description: text,
  about: z.object({ title: text, text, link, figures: z.array(figure) }),
  chain: z.object({ title: text, text, items: z.array(chainItem) }),
  news: z.object({ title: text, text }),
  securities: z.object({ title: text, text, link }),
  sustainability: z.object({ title: text, text, link, figures: z.array(figure) }),
  integrity: z.object({ title: text, text, link }),
})
export type HomePage = z.infer<typeof homePage>
