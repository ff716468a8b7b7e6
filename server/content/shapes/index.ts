import { z } from 'zod'
import { figure, link, route } from '#contract/blocks.ts'
import { breedText, meatText, officeText, partnerText, salePointText, welfareText } from '#contract/business.ts'
import { eventKinds } from '#contract/calendar.ts'
import { certificationText, courseText, leaderShared, leaderText } from '#contract/company.ts'
import { channelText } from '#contract/complaints.ts'
import { isCollect } from '#contract/picture.ts'
import { policyText, reportText } from '#contract/securities.ts'
import { isChannelId, isKey64, isRecipient } from '#sealing/keys.ts'
import { mostOfficers } from '#sealing/sizes.ts'
import { block, file, image } from './blocks.ts'

/*
 * What an editor's files may hold. A file speaks both languages: what both share stands on top, `zh` and `en` beside it.
 * Every object is strict, so that a mistyped key is found.
 */

const text = z.string().trim().min(1)
const both = z.strictObject({ zh: text, en: text })
const day = z.iso.date('a day such as 2026-03-18')
const code = z.string().regex(/^\d{1,2}$/, 'a category code in quotes, such as "1"')
const id = z.string().regex(/^[\w-]+$/, 'letters, digits and hyphens')
const year = z.number().int().min(1900).max(2100)

/** Shared fields and a block for each language. */
const bilingual = <S extends z.ZodRawShape, T extends z.ZodRawShape>(shared: S, words: T) =>
  z.strictObject({ ...shared, zh: z.strictObject(words), en: z.strictObject(words) })

const articleWords = { title: text, summary: text, source: text, alt: text.optional(), body: text }
const articleShared = { date: day, category: code, picture: file('webp').optional(), isCollect }

export const articleFile = bilingual(articleShared, articleWords)
/** Media reports are kept in the language in which they appeared. */
export const mediaFile = z.strictObject({ ...articleShared, zh: z.strictObject(articleWords) })
export const videoFile = bilingual(
  { ...articleShared, picture: file('webp'), video: file('mp4'), duration: z.number().int().positive() },
  { ...articleWords, alt: text },
)
export const announcementFile = bilingual({ ...articleShared, number: text }, articleWords)
/** What a printed chapter takes over: an article, or those blocks of a page that are of the named types. */
const source = z.union([
  z.strictObject({ article: id }),
  z.strictObject({
    page: id,
    blocks: z.array(z.enum(['lead', 'figures', 'table', 'steps', 'prose', 'callout', 'faq'])).min(1),
  }),
])
/** `picture` is that of the printed report's cover, `chapters` what its PDF says beyond the summary. */
export const reportFile = bilingual(
  {
    date: day,
    category: code,
    year,
    picture: file('webp'),
    chapters: z.array(bilingual({ from: z.array(source).optional() }, { title: text, text: text.optional() })).min(1),
  },
  reportText,
)
export const leaderFile = bilingual(leaderShared, leaderText)

/** A number with its label beside the languages: `{ value: "36", zh: 头猪, en: pigs }`. */
const labelled = z.strictObject({ value: text, zh: text, en: text })
/** The same where each language counts in units of its own: `{ value: { zh: "58", en: "580,000" }, zh: 万头, en: head }`. */
const countedInEach = labelled.extend({ value: text.or(both) })
const items = <T extends z.ZodType>(item: T) => z.strictObject({ items: z.array(item) })

const figureWords = z.strictObject({ value: text, unit: text.optional(), text: text.optional() })
/** Figures that stand on several pages, referred to as `$(id)`; `scope` says year and what is counted. */
export const figuresFile = z.strictObject({
  items: z.array(z.strictObject({ id, scope: both, zh: figureWords, en: figureWords })),
})
const indicator = z.strictObject({ name: text, unit: text, target: text, status: text, method: text })
/** Every ESG indicator by topic, one value a year of `years`; `—` where there is none. */
export const esgFile = z.strictObject({
  years: z.array(year).min(2),
  items: z.array(bilingual({ id, topic: both, values: z.array(text) }, indicator.shape)).min(1),
})
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time in quotes such as "14:30"')
/** The investor calendar; times are those of China. */
export const calendarFile = z.strictObject({
  updated: day,
  name: both,
  notice: both,
  kinds: z.array(z.strictObject({ code: z.enum(eventKinds), zh: text, en: text })).min(1),
  items: z.array(
    bilingual(
      {
        id,
        date: day,
        time: hour.optional(),
        until: hour.optional(),
        tentative: z.boolean().default(false),
        kind: z.enum(eventKinds),
        link: route.optional(),
      },
      { title: text, place: text.optional() },
    ),
  ),
})
export const historyFile = z.strictObject({
  entries: z.array(bilingual({ year, figure: countedInEach.optional() }, courseText)),
})
const certificateLabels = z.strictObject({
  certifies: text,
  meets: text,
  scope: text,
  number: text,
  sites: text,
  issued: text,
  expires: text,
  specimen: text,
})
/** A certificate is drawn from its entry, with `labels`, unless it names a picture of its own. */
export const certificationsFile = z.strictObject({
  labels: z.strictObject({ zh: certificateLabels, en: certificateLabels }),
  items: z.array(
    bilingual(
      {
        id,
        standard: text,
        number: text,
        body: both,
        issued: day,
        expires: day,
        sites: z.number().int().positive(),
        picture: image.picture.optional(),
      },
      certificationText,
    ),
  ),
})
export type CertificationsFile = z.infer<typeof certificationsFile>
export const breedPigsFile = z.strictObject({
  items: z.array(
    bilingual({ id, rows: z.array(z.strictObject({ value: text, unit: both, zh: text, en: text })).min(1) }, breedText),
  ),
  semen: z.array(bilingual({}, { type: text, item: text, requirement: text })).min(1),
  method: both,
})
export const meatSaleFile = z.strictObject({
  items: z.array(bilingual({ id, temperature: text, shelfLifeDays: z.number().int().positive() }, meatText)),
  regions: z.array(bilingual({ phone: text }, officeText)),
})
export const partnersFile = items(
  bilingual(
    { id, since: year, kind: z.enum(['supplier', 'customer', 'research', 'finance']), picture: image.picture },
    { ...partnerText, alt: text },
  ),
)
export const pigSaleFile = z.strictObject({
  items: z.array(
    bilingual(
      { id, kind: z.enum(['hog', 'piglet', 'breeding']), province: both, phone: text, weight: both },
      salePointText,
    ),
  ),
  indicative: z.array(z.strictObject({ week: day, hog: z.number().positive(), piglet: z.number().positive() })),
  notice: both,
})
export const publicWelfareFile = items(bilingual({ id, since: year, figure: labelled }, welfareText))
export const factorySitesFile = z.strictObject({
  items: z.array(z.strictObject({ id, province: both, zh: text, en: text })).min(1),
  departments: z.array(z.strictObject({ id, zh: text, en: text })).min(1),
})
/** Public keys of those who read sealed reports: `age1…` recipients, and Ed25519 keys of 43 characters. */
const recipient = z.string().refine(isRecipient, 'is not an age recipient (age1…)')
const verifyKey = z.string().refine(isKey64, 'is not a signing key of 43 characters')
export const officersFile = z.strictObject({
  recovery: recipient.nullable(),
  channels: z
    .array(
      bilingual(
        {
          id: z.string().refine(isChannelId, 'may hold lower-case letters, digits and hyphens alone'),
          officers: z.array(recipient).max(mostOfficers),
          signing: z.array(verifyKey).max(20),
          /** Of officers who left: their answers still prove true, the server does as they ask no more. */
          retired: z.array(verifyKey).max(20).default([]),
        },
        channelText,
      ),
    )
    .min(1),
})
export const reportPolicyFile = z.strictObject({
  version: text,
  date: day,
  zh: z.strictObject({ title: text, lead: text }),
  en: z.strictObject({ title: text, lead: text }),
  policies: z.array(bilingual({ id, category: code, version: text, date: day }, policyText)),
})
export const quoteFile = z.strictObject({
  code: text,
  type: z.enum(['stock', 'bond']),
  shares: z.number().int().positive().optional(),
  zh: z.strictObject({ name: text, exchange: text, notice: text }),
  en: z.strictObject({ name: text, exchange: text, notice: text }),
  terms: z.array(bilingual({}, { label: text, value: text })),
})

const slide = z.strictObject({
  picture: file('webp'),
  alt: text,
  title: text,
  subtitle: text,
  linkUrl: text.optional(),
  video: file('mp4').optional(),
})

/** `pages/<route>.zh.yaml` and its twin `.en.yaml`. */
export const pageFile = z.strictObject({
  title: text,
  subtitle: text,
  description: text,
  picture: file('webp'),
  alt: text,
  linkUrl: text.optional(),
  video: file('mp4').optional(),
  /** Slides that follow the page's own banner, which this makes a carousel. */
  banners: z.array(slide).optional(),
  blocks: z.array(block).min(1),
  /** Pages that a reader of this one may want next. */
  related: z.array(route).max(4).optional(),
})

const panel = z.strictObject({
  id,
  title: text,
  text,
  figure: z.strictObject({ value: text, unit: text.optional(), label: text }),
  link: route,
  picture: file('webp'),
  alt: text,
  focus: z.number().min(0).max(100).optional(),
})
/** `home.zh.yaml` and `home.en.yaml`. */
export const homeFile = z.strictObject({
  title: text,
  description: text,
  banners: z.array(slide).min(1),
  about: z.strictObject({ title: text, text, link, figures: z.array(figure).length(4) }),
  chain: z.strictObject({ title: text, text, items: z.array(panel).length(7) }),
  news: z.strictObject({ title: text, text }),
  securities: z.strictObject({ title: text, text, link }),
  sustainability: z.strictObject({ title: text, text, link, figures: z.array(figure).min(3).max(4), ...image }),
  integrity: z.strictObject({ title: text, text, link }),
})

const menuItem = z.strictObject({
  id,
  link: text,
  type: z.literal('jump').optional(),
  zh: text,
  en: text,
  enHidden: z.boolean().default(false),
  unlisted: z.boolean().default(false),
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
  accent: z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as #8fc31f'),
  mark: file('svg'),
  markOnDark: file('svg'),
  card: z.strictObject({ picture: file('webp') }),
  sampleNotice: both.optional(),
  headerSearch: z.strictObject({ zh: z.boolean(), en: z.boolean() }),
  hideHeaderOnScroll: z.boolean(),
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
