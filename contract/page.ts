import { z } from 'zod'
import { block } from '#blocks/kinds.ts'
import { figure, link, route } from '#contract/fields.ts'
import { banner } from './picture.ts'

const text = z.string().min(1)

/** A page of the route table: its heading, description for search engines and blocks. Banners come by their own call. */
export const page = z.object({
  path: z.string(),
  title: text,
  subtitle: text,
  description: text,
  blocks: z.array(block),
  /** Routes of pages that a reader of this one may want next. */
  related: z.array(z.string()),
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

/** The home page without its banners and news, which have calls of their own. A section that is not there has no content. */
export const homePage = z.object({
  title: text,
  description: text,
  about: z.object({ title: text, text, link, figures: z.array(figure) }),
  chain: z.object({ title: text, text, items: z.array(chainItem) }).optional(),
  news: z.object({ title: text, text }).optional(),
  securities: z.object({ title: text, text, link }).optional(),
  sustainability: z
    .object({ title: text, text, link, figures: z.array(figure), picture: banner.shape.picture.optional() })
    .optional(),
  integrity: z.object({ title: text, text, link }).optional(),
})
export type HomePage = z.infer<typeof homePage>
