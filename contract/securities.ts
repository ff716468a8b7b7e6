import { z } from 'zod'
import { category } from './article.ts'
import { tradingDay } from './charts.ts'
import { printedFile } from './file.ts'
import { picture } from './picture.ts'
import { revision } from './revision.ts'

export const publicationText = { title: z.string(), summary: z.string(), scope: z.string() }
/**
 * A report with its PDF; `category` is 1 governance, 2 environment, 3 society, `kind` what its cover says that it is. The large ones stand at the
 * head of the list and have a picture on their covers.
 */
export const publication = z.object({
  id: z.string(),
  date: z.string(),
  category: z.string(),
  categoryName: z.string(),
  year: z.number().int(),
  kind: z.string(),
  large: z.boolean(),
  picture: picture.optional(),
  file: printedFile,
  revised: revision.optional(),
  ...publicationText,
})
export type Publication = z.infer<typeof publication>

export const policyText = { title: z.string(), summary: z.string(), body: z.string() }
const policy = z.object({
  id: z.string(),
  category: z.string(),
  categoryName: z.string(),
  version: z.string(),
  date: z.string(),
  ...policyText,
})
/** The sustainability report policy with its dated versions, of one category or all. `body` is safe HTML. */
export const reportPolicy = z.object({
  title: z.string(),
  lead: z.string(),
  version: z.string(),
  date: z.string(),
  policies: z.array(policy),
  categories: z.array(category),
})

/** Stock and convertible bond: the latest quote, the terms, and a year of daily prices, oldest first. */
export const quote = z.object({
  code: z.string(),
  type: z.enum(['stock', 'bond']),
  name: z.string(),
  exchange: z.string(),
  notice: z.string(),
  price: z.number(),
  change: z.number(),
  changePercent: z.number(),
  date: z.string(),
  terms: z.array(z.object({ label: z.string(), value: z.string() })),
  days: z.array(tradingDay),
})
export type Quote = z.infer<typeof quote>
