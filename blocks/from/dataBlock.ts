import { z } from 'zod'
import { id, text } from '#server/content/shapes/fields.ts'

const from = { type: z.literal('from'), title: text, note: text.optional() }
/** A block whose rows come from a list's own file, so that no figure is written twice; a page gives the words around. */
export const dataBlock = z.discriminatedUnion('data', [
  z.strictObject({
    ...from,
    data: z.enum(['performance', 'standards', 'product-lines', 'sales-regions', 'sale-points', 'esg', 'corrections']),
    /** Of sale points, those of one kind alone. */
    kind: id.optional(),
    columns: z.array(text).min(2),
    filter: text.optional(),
  }),
  z.strictObject({
    ...from,
    data: z.literal('indicative'),
    summary: text,
    unit: text,
    axis: text,
    names: z.array(text).length(2),
  }),
  z.strictObject({ ...from, data: z.literal('programmes') }),
  z.strictObject({ ...from, data: z.literal('policies'), version: text }),
])
export type DataBlockFile = z.output<typeof dataBlock>
