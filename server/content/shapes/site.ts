import { z } from 'zod'
import { langs } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { schedule } from '../schedule.ts'
import { both, code, each, format, id, some, spoken, text } from './fields.ts'
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

const footerLabel = z.strictObject({ title: text, text, href: text })

export const siteFile = z.strictObject({
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
  card: z.strictObject(cropped),
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
