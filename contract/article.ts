import { z } from 'zod'
import { listOf } from './envelope.ts'
import { printedFile } from './file.ts'
import { isCollect, picture } from './picture.ts'
import { revision } from './revision.ts'

/** The lists that `introduce/newsList` answers. */
export const newsTypes = ['company', 'industry', 'media', 'video', 'event'] as const
export type NewsType = (typeof newsTypes)[number]

/** Everything that has a detail page of its own. */
const articleKinds = [...newsTypes, 'securities', 'dynamics', 'announcement'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** Specification, section 3: `typeCode` is empty for "all"; `check` marks the chosen entry. */
export const category = z.object({ typeName: z.string(), typeCode: z.string(), check: z.boolean() })
export type Category = z.infer<typeof category>

/** A row of a list. `date` is a calendar day, YYYY-MM-DD, `updated` that of a change that readers should know of; announcements have a `number`, a `file`, their PDF, and say when and why that was `revised`. */
const articleSummary = z.object({
  id: z.string(),
  kind: z.enum(articleKinds),
  title: z.string(),
  summary: z.string(),
  date: z.string(),
  updated: z.string().optional(),
  category: z.string(),
  categoryName: z.string(),
  source: z.string(),
  picture: picture.optional(),
  isCollect,
  videoInfo: z.string().optional(),
  captions: z.string().optional(),
  duration: z.number().int().optional(),
  number: z.string().optional(),
  file: printedFile.optional(),
  revised: revision.optional(),
  link: z.string(),
})
export type ArticleSummary = z.infer<typeof articleSummary>

/** A list with what its filters need: the years that have items, newest first, and the categories. */
export const articleList = listOf(articleSummary).extend({
  years: z.array(z.number().int()),
  categories: z.array(category),
})
export type ArticleList = z.infer<typeof articleList>

const neighbour = z.object({ id: z.string(), title: z.string(), link: z.string() })

/**
 * The whole text. `body` is safe HTML; `previous` is the older, `next` the newer item of the same list. `translated` tells whether the
 * other language has the article, too.
 */
export const article = articleSummary.extend({
  body: z.string(),
  section: z.string(),
  translated: z.boolean(),
  previous: neighbour.optional(),
  next: neighbour.optional(),
})
export type Article = z.infer<typeof article>

/** News of the home page: one short list a type, newest first. */
export const homeNews = z.array(
  z.object({ type: z.enum(newsTypes), title: z.string(), link: z.string(), items: z.array(articleSummary) }),
)
export type HomeNews = z.infer<typeof homeNews>
