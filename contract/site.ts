import { z } from 'zod'
import type { ChannelWords } from './complaints.ts'
import { langs } from './paths.ts'
import { targetCount } from './picture.ts'

/** A leaf of the navigation. `type: jump` opens an outside address in a new tab; `path` is its label for analytics. */
const navigationItem = z.object({
  id: z.string(),
  title: z.string(),
  link: z.string(),
  type: z.literal('jump').optional(),
  path: z.string(),
  enHidden: z.boolean(),
  /** Other languages that do without it; left out where there is none. */
  hiddenIn: z.array(z.enum(langs)).optional(),
  /** Exists as a page, but no menu lists it (detail pages). */
  unlisted: z.boolean(),
})
export type NavigationItem = z.infer<typeof navigationItem>

const navigationGroup = z.object({ title: z.string(), children: z.array(navigationItem) })
export type NavigationGroup = z.infer<typeof navigationGroup>

/** What a section has to say newest: a price, a report or an article. `label` is the menu's title of where such things stand. */
export const latest = z.object({
  label: z.string(),
  title: z.string(),
  price: z.string().optional(),
  date: z.string(),
  link: z.string(),
})
export type Latest = z.infer<typeof latest>

/** A top item. `grouped` sections show their groups, the others one flat list. `index` is its place in the whole tree. */
const navigationSection = navigationItem.extend({
  index: z.number().int(),
  summary: z.string(),
  grouped: z.boolean(),
  /** Its left navigation ends with the entry of the careers section. */
  recruitment: z.boolean(),
  inBar: z.boolean(),
  latest: latest.optional(),
  /** The company's targets, in the section of the page that has them all. */
  targets: targetCount.optional(),
  children: z.array(navigationGroup),
})
export type NavigationSection = z.infer<typeof navigationSection>

const outside = z.object({ text: z.string(), href: z.string() })

/** A drawing for light and for dark ground, and its size; `inline` is the light one itself where it is small. */
const drawing = z.object({
  light: z.string(),
  dark: z.string(),
  inline: z.string().optional(),
  width: z.number(),
  height: z.number(),
})

/** What every page needs: names, navigation, footer. Comes with the document, so that nothing waits for it. */
export const site = z.object({
  lang: z.enum(langs),
  /** Languages of the site; with one alone there is nothing to choose. */
  languages: z.array(z.enum(langs)),
  revision: z.string(),
  sitePrefix: z.string(),
  name: z.string(),
  shortName: z.string(),
  /** The short name in the other language: the wordmark shows both. */
  otherName: z.string(),
  slogan: z.string(),
  accent: z.string(),
  mark: drawing,
  /** The logo of this language that holds the name itself: it is shown in the place of mark and names. */
  logo: drawing.optional(),
  /** Words of the company's own in the place of the product's, by their names. */
  ownWords: z.record(z.string(), z.string()).optional(),
  sampleNotice: z.string().optional(),
  /** The search icon of the desktop header: hidden in English in this header variant (specification, section 2). */
  headerSearch: z.boolean(),
  hideHeaderOnScroll: z.boolean(),
  /** Route, or address of another site, that “Leave now” leads to. */
  neutralPage: z.string(),
  navigation: z.array(navigationSection),
  /** The careers section, where there is one. */
  recruitment: navigationItem.optional(),
  footer: z.object({
    labels: z.array(
      z.object({ icon: z.enum(['phone', 'mail']), title: z.string(), text: z.string(), href: z.string() }),
    ),
    columns: z.array(z.object({ title: z.string(), items: z.array(navigationItem) })),
    campus: outside.optional(),
    /** Small links beside the copyright: privacy, terms and the like. */
    legal: z.array(navigationItem),
    copyright: z.string(),
    filing: outside.optional(),
    icp: outside.optional(),
    friendly: outside.extend({ onlyOn: z.string() }).optional(),
  }),
  /** Sections of the home page that make calls of their own. */
  homeCalls: z.array(z.enum(['news', 'securities'])),
  /** Browser titles by route. */
  titles: z.record(z.string(), z.string()),
})
export type Site = z.infer<typeof site>

/** The site as a document brings it along. */
export interface DocumentSite extends Site {
  /** On an export alone: the origin of the server that answers what files cannot; empty when there is none. */
  calls?: { origin: string }
  /** Where files of complaints are sent, if not to where everything else is. */
  uploadOrigin?: string
  /**
   * The root key that signs the list of officers' keys, the version that the list had when the document was made, and what readers are
   * told of the channels. They come with the scripts, never with the list: words beside the wrong keys would send a report to the wrong
   * officers.
   */
  keys?: { root: string; version: number; channels: readonly ChannelWords[] }
  /** The server made keys of misconduct reports itself and can read what is sealed to them. */
  trial?: true
}
