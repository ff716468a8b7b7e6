import { z } from 'zod'
import { policyText, publicationText } from '#contract/securities.ts'
import { schedule } from '../schedule.ts'
import { photograph } from './blocks.ts'
import { bilingual, code, day, id, text, year } from './fields.ts'

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
    picture: photograph,
    chapters: z.array(bilingual({ from: z.array(source).optional() }, { title: text, text: text.optional() })).min(1),
    ...schedule,
  },
  publicationText,
)
export const reportPolicyFile = z.strictObject({
  version: text,
  date: day,
  zh: z.strictObject({ title: text, lead: text }),
  en: z.strictObject({ title: text, lead: text }),
  policies: z.array(bilingual({ id, category: code, version: text, date: day }, policyText)),
})
