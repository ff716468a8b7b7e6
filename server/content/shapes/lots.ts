import { z } from 'zod'
import { route } from '#contract/fields.ts'
import { bilingual, both, day, format, id, text } from './fields.ts'

const packNumber = format('packNumber', /^[A-Z0-9]+(-[A-Z0-9]+)*$/)
/** A number or name alone, or in each language. */
const recorded = text.or(both)

/** Where something was: a site of the company's list, a place, or both; `values` are what its stage names. */
const station = z.strictObject({
  stage: id,
  date: day,
  site: id.optional(),
  place: both.optional(),
  values: z.array(recorded),
})

/** Packs by number, with the stations of each from origin to shelf. All numbers look like `example`. */
export const lotsFile = z.strictObject({
  example: packNumber,
  hint: both,
  notice: both,
  /** Kinds of stations, and what is recorded at each. */
  stages: z.array(z.strictObject({ id, name: both, facts: z.array(both) })).min(1),
  items: z.array(
    bilingual(
      {
        number: packNumber,
        batch: text,
        packed: day,
        bestBefore: day,
        limit: both.optional(),
        recall: z.strictObject({ number: text, date: day, link: route, reason: both }).optional(),
        stations: z.array(station).min(1),
      },
      { product: text, note: text },
    ),
  ),
})
