import { z } from 'zod'
import { schedule } from '../schedule.ts'
import { cropped, file } from './blocks.ts'
import { both, code, format, id, text } from './fields.ts'

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
    inBar: z.boolean().default(true),
    children: z.array(z.strictObject({ zh: text, en: text, children: z.array(menuItem).min(1) })),
  }),
)
export type NavigationFile = z.infer<typeof navigationFile>
const outside = z.strictObject({ zh: text, en: text, href: z.url() })

const footerLabel = z.strictObject({ title: text, text, href: text })

export const siteFile = z.strictObject({
  name: both,
  shortName: both,
  slogan: both,
  accent: format('colour', /^#[0-9a-f]{6}$/i),
  mark: file('svg'),
  markOnDark: file('svg'),
  card: z.strictObject(cropped),
  sampleNotice: both.optional(),
  headerSearch: z.strictObject({ zh: z.boolean(), en: z.boolean() }),
  hideHeaderOnScroll: z.boolean(),
  neutralPage: format('routeOrAddress', /^(\/|https:\/\/)/),
  campus: outside,
  footer: z.strictObject({
    labels: z.array(z.strictObject({ icon: z.enum(['phone', 'mail']), zh: footerLabel, en: footerLabel })),
    columns: z
      .array(z.strictObject({ zh: text, en: text, items: z.array(id).min(1) }))
      .min(5)
      .max(6),
    copyright: both,
    filing: outside,
    icp: outside,
    friendly: outside.extend({ onlyOn: text }),
  }),
})

export type SiteFile = z.infer<typeof siteFile>
const listCategories = z.array(z.strictObject({ code, zh: text, en: text })).min(1)
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
