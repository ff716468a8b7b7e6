import { z } from 'zod'

/** A place between origin and shelf: what it is called, when, where, and what was recorded there. */
const station = z.object({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  site: z.string().optional(),
  place: z.string().optional(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
})

const lotText = { product: z.string() }
/**
 * Where a pack comes from. `number` is the pack's, `batch` the one that a register of recalls names; days are YYYY-MM-DD. `limit` says
 * why its trail has no earlier station, `recall` that it was called back, with the page that tells of it.
 */
export const tracedLot = z.object({
  number: z.string(),
  batch: z.string(),
  packed: z.string(),
  bestBefore: z.string(),
  limit: z.string().optional(),
  recall: z.object({ number: z.string(), date: z.string(), link: z.string(), reason: z.string() }).optional(),
  stations: z.array(station),
  ...lotText,
})
export type TracedLot = z.infer<typeof tracedLot>

/** What a form of the look-up says: how a number looks, where it stands, what the numbers here are, and some to try. */
export const lotSamples = z.object({
  example: z.string(),
  hint: z.string(),
  notice: z.string(),
  samples: z.array(z.object({ number: z.string(), note: z.string() })),
})
export type LotSamples = z.infer<typeof lotSamples>
