import { z } from 'zod'
import { langs } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { schedule } from '../schedule.ts'
import { both, code, each, format, id, items, some, spoken, text } from './fields.ts'
import { cropped, file } from './media.ts'

const menuItem = spoken({
  id,
  link: text,
  type: z.literal('jump').optional(),
  ...each(text),
  enHidden: z.boolean().default(false),
  hiddenIn: z.array(z.enum(langs)).optional(),
  unlisted: z.boolean().default(false),
  ...schedule,
})

const topWords = z.strictObject({ title: text, summary: text })

export const navigationFile = z.array(
  spoken({
    id,
    link: text,
    enLink: text.optional(),
    type: z.literal('jump').optional(),
    ...each(topWords),
    grouped: z.boolean().default(false),
    /** Whether its menu ends with a link to the careers section. */
    recruitment: z.boolean().default(true),
    inBar: z.boolean().default(true),
    children: z.array(spoken({ ...each(text), children: z.array(menuItem).min(1) })),
  }),
)
export type NavigationFile = z.infer<typeof navigationFile>
const outside = { ...each(text), href: z.url() }

/** Tokens of `web/styles/tokens.css` that a company may set. Colours follow from the accent, whose contrast is kept. */
const tokens = ['radius-1', 'radius-2', 'radius-3', 'leading-text', 'leading-heading', 'measure'] as const
const length = format('length', /^-?\d*\.?\d+(px|rem|em)?$/)
const weight = z.number().int().min(100).max(900)

const footerLabel = z.strictObject({ title: text, text, href: text })

export const siteFile = z.strictObject({
  /** Version of the form of the whole content. */
  format: z.number().int().min(1).default(1),
  /** The languages that visitors are shown, the main one first: it is at the root, each of the others below its code. */
  languages: z
    .array(z.enum(langs))
    .min(1)
    .default([...wholeLangs]),
  name: both,
  shortName: both,
  slogan: both,
  accent: format('colour', /^#[0-9a-f]{6}$/i),
  mark: file('svg'),
  markOnDark: file('svg'),
  /** Logos that hold the name itself, by language: where there is one, header and footer show it and no name beside it. */
  logo: z.strictObject(some(z.strictObject({ onLight: file('svg'), onDark: file('svg') }))).optional(),
  /** The picture of link previews; without one they show the mark on a ground of the accent. */
  card: z.strictObject(cropped).optional(),
  tokens: z.strictObject(Object.fromEntries(tokens.map((name) => [name, length.optional()]))).optional(),
  /** A variable font of Latin letters; Chinese ones come from the reader's system. */
  font: z.strictObject({ file: file('woff2'), lightest: weight.default(400), boldest: weight.default(700) }).optional(),
  sampleNotice: both.optional(),
  /** English nouns of what the company counts, in the singular: a line does not break between them and their number. */
  counted: z.array(format('id', /^[a-z]+$/)).default([]),
  headerSearch: z.strictObject(some(z.boolean())).default({}),
  hideHeaderOnScroll: z.boolean().default(false),
  neutralPage: format('routeOrAddress', /^(\/|https:\/\/)/),
  campus: spoken(outside).optional(),
  footer: z.strictObject({
    labels: z.array(spoken({ icon: z.enum(['phone', 'mail']), ...each(footerLabel) })),
    columns: z
      .array(spoken({ ...each(text), items: z.array(id).min(1) }))
      .min(1)
      .max(6),
    legal: z.array(id).default([]),
    copyright: both,
    filing: spoken(outside).optional(),
    icp: spoken(outside).optional(),
    friendly: spoken({ ...outside, onlyOn: text }).optional(),
  }),
})

/** `words.yaml`: words of the company's own in the place of the product's. A language that is left out keeps the product's. */
export const wordsFile = items(z.strictObject({ name: format('wordName', /^\w+(\.\w+)*$/), ...some(text) }))

export type SiteFile = z.infer<typeof siteFile>
const listCategories = z.array(spoken({ code, ...each(text) })).default([])
export const categoriesFile = z.strictObject({
  all: both,
  company: listCategories,
  event: listCategories,
  industry: listCategories,
  media: listCategories,
  video: listCategories,
  announcement: listCategories,
  securities: listCategories,
  dynamics: listCategories,
  report: listCategories,
})
