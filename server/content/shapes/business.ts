import { z } from 'zod'
import { lineText, officeText, partnerText, productText, salePointText, welfareText } from '#contract/business.ts'
import { route } from '#contract/fields.ts'
import { bilingual, both, day, each, id, items, labelled, some, spoken, text, year } from './fields.ts'
import { image } from './media.ts'

export const breedPigsFile = z.strictObject({
  items: z.array(bilingual({ id, rows: z.array(spoken({ value: text, unit: both, ...each(text) })).min(1) }, lineText)),
  standards: z.array(bilingual({}, { type: text, item: text, requirement: text })).min(1),
  method: both,
})

export const meatSaleFile = z.strictObject({
  items: z.array(bilingual({ id, temperature: both, shelfLifeDays: z.number().int().positive() }, productText)),
  regions: z.array(bilingual({ phone: text }, officeText)),
})

export const partnersFile = items(
  bilingual(
    { id, since: year, kind: z.enum(['supplier', 'customer', 'research', 'finance']), picture: image.picture },
    { ...partnerText, alt: text },
  ),
)
export const pigSaleFile = z.strictObject({
  items: z.array(bilingual({ id, kind: id, province: both, phone: text, weight: both }, salePointText)),
  indicative: z.array(z.strictObject({ week: day, prices: z.array(z.number().positive()).length(2) })),
  /** What the prices of a week are of, for who writes them. */
  priceNames: z.array(both).length(2).optional(),
  notice: both,
})

/**
 * Words that mean the same to a visitor, the page that answers whoever asks with them, and what it says. `answerRows` is the title of a table
 * (or its beginning) or of contacts on that page: the row that other words of the keyword name is the answer.
 */
export const searchWordsFile = items(
  z.strictObject({
    link: route.optional(),
    ...some(z.array(text)),
    answer: z.strictObject(some(text)).optional(),
    answerRows: z.strictObject(some(text)).optional(),
  }),
)

export const publicWelfareFile = items(bilingual({ id, since: year, figure: labelled }, welfareText))
