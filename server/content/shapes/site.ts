import { z } from 'zod'
import { langs } from '#contract/paths.ts'
import { motif } from '#contract/picture.ts'
import { schedule } from '../schedule.ts'
import { both, code, format, id, text } from './fields.ts'
import { cropped, file } from './media.ts'

const menuItem = z.strictObject({
  id,
  link: text,
  type: z.literal('jump').optional(),
  zh: text,
  en: text,
  enHidden: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  ...schedule,
})

const topWords = z.strictObject({ title: text, summary: text })

export const navigationFile = z.array(
  z.strictObject({
    id,
    link: text,
    enLink: text.optional(),
    type: z.literal('jump').optional(),
    zh: topWords,
    en: topWords,
    grouped: z.boolean().default(false),
    /** Whether its menu ends with a link to the careers section. */
    recruitment: z.boolean().default(true),
    inBar: z.boolean().default(true),
    /** On the drawn banners of its pages. */
    motif: motif.optional(),
    children: z.array(z.strictObject({ zh: text, en: text, children: z.array(menuItem).min(1) })),
  }),
)
export type NavigationFile = z.infer<typeof navigationFile>
const outside = z.strictObject({ zh: text, en: text, href: z.url() })

const footerLabel = z.strictObject({ title: text, text, href: text })

export const siteFile = z.strictObject({
  /** The languages that visitors are shown. */
  languages: z
    .array(z.enum(langs))
    .min(1)
    .default([...langs]),
  name: both,
  shortName: both,
  slogan: both,
  accent: format('colour', /^#[0-9a-f]{6}$/i),
  mark: file('svg'),
  markOnDark: file('svg'),
  card: z.strictObject(cropped),
  sampleNotice: both.optional(),
  /** English nouns of what the company counts, in the singular: a line does not break between them and their number. */
  counted: z.array(format('id', /^[a-z]+$/)).default([]),
  headerSearch: z.strictObject({ zh: z.boolean(), en: z.boolean() }).default({ zh: true, en: true }),
  hideHeaderOnScroll: z.boolean().default(false),
  neutralPage: format('routeOrAddress', /^(\/|https:\/\/)/),
  campus: outside.optional(),
  footer: z.strictObject({
    labels: z.array(z.strictObject({ icon: z.enum(['phone', 'mail']), zh: footerLabel, en: footerLabel })),
    columns: z
      .array(z.strictObject({ zh: text, en: text, items: z.array(id).min(1) }))
      .min(1)
      .max(6),
    legal: z.array(id).default([]),
    copyright: both,
    filing: outside.optional(),
    icp: outside.optional(),
    friendly: outside.extend({ onlyOn: text }).optional(),
  }),
})

export type SiteFile = z.infer<typeof siteFile>
const listCategories = z.array(z.strictObject({ code, zh: text, en: text })).default([])
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
