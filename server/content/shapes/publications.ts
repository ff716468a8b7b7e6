import { z } from 'zod'
import { printedTypes } from '#blocks/kinds.ts'
import { plainCharts } from '#contract/charts.ts'
import { policyText, publicationText } from '#contract/securities.ts'
import { schedule } from '../schedule.ts'
import { editions } from './editions.ts'
import { bilingual, both, code, day, each, id, inWrittenOrder, spoken, text, word, wordsOf, year } from './fields.ts'
import { photograph } from './media.ts'

/** Blocks of pages that can be printed. */
const printed = [...printedTypes, 'from']
/** A part that the report has to itself; its charts stand below its text. */
const part = {
  title: text,
  text: text.optional(),
  charts: z.array(z.discriminatedUnion('kind', plainCharts)).optional(),
}
/** What a printed chapter is made of: an article, those blocks of a page that are of the named types, or a part of its own. */
const source = z.union([
  z.strictObject({ article: id }),
  z.strictObject({ page: id, blocks: z.array(z.enum(printed)).min(1) }),
  bilingual({}, part),
])
/** `picture` is that of the printed report's cover, `kind` what it calls itself, `large` puts it at the head of the list, `chapters` what its PDF says beyond the summary, `keywords` those of its index. The form asks for them in this order. */
const { title, summary, scope } = wordsOf(publicationText)
export const reportFile = inWrittenOrder(
  {
    title,
    date: day,
    category: code,
    year,
    summary,
    scope,
    picture: photograph,
    kind: word(text.optional()),
    large: z.boolean().optional(),
    chapters: z.array(bilingual({ from: z.array(source).optional() }, { title: text, text: text.optional() })).min(1),
    keywords: z.array(both).optional(),
    editions,
    ...schedule,
  },
  bilingual,
)
export const reportPolicyFile = spoken({
  version: text,
  date: day,
  ...each(z.strictObject({ title: text, lead: text })),
  policies: z.array(bilingual({ id, category: code, version: text, date: day }, policyText)),
})
