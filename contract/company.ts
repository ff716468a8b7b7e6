import { z } from 'zod'
import { picture } from './picture.ts'

/** `introduce/brief`: who the company is in one paragraph and its key figures. */
export const brief = z.object({
  name: z.string(),
  shortName: z.string(),
  slogan: z.string(),
  text: z.string(),
  figures: z.array(z.object({ value: z.string(), unit: z.string().optional(), label: z.string(), note: z.string() })),
})

/** How a person is drawn: a figure without a face. `second` is the colour of tie, blouse or badge. */
export const portrait = z.strictObject({
  skin: z.enum(['fair', 'warm', 'tan']),
  hair: z.enum(['short', 'side', 'crop', 'receding', 'bob', 'long', 'bun', 'wave']),
  shade: z.enum(['black', 'brown', 'grey', 'white']),
  glasses: z.boolean().default(false),
  clothes: z.enum(['suit', 'open', 'blazer', 'coat', 'jacket', 'roll']),
  colour: z.enum(['navy', 'slate', 'forest', 'leaf', 'clay', 'white']),
  second: z.enum(['white', 'straw', 'clay', 'leaf', 'mist']),
})
export type Portrait = z.infer<typeof portrait>

export const leaderText = { name: z.string(), post: z.string(), summary: z.string(), cv: z.string() }
/** `since` is the year in which the present post began. */
export const leaderShared = {
  order: z.number().int(),
  since: z.number().int(),
  group: z.enum(['board', 'executive']),
}
/** A person, with a photograph or the drawn figure; `cv` is safe HTML. */
export const leader = z.object({
  id: z.string(),
  ...leaderShared,
  picture: picture.optional(),
  portrait: portrait.optional(),
  ...leaderText,
})
export type Leader = z.infer<typeof leader>

export const courseText = { title: z.string(), text: z.string() }
/** A year of the company's history. */
export const courseEntry = z.object({
  year: z.number().int(),
  figure: z.object({ value: z.string(), label: z.string() }).optional(),
  ...courseText,
})
export type CourseEntry = z.infer<typeof courseEntry>

export const certificationText = { title: z.string(), scope: z.string() }
/** A certificate with its picture, number, certifying body and its days of issue and expiry (YYYY-MM-DD). */
export const certification = z.object({
  id: z.string(),
  standard: z.string(),
  number: z.string(),
  body: z.string(),
  issued: z.string(),
  expires: z.string(),
  sites: z.number().int(),
  picture,
  ...certificationText,
})
export type Certification = z.infer<typeof certification>
