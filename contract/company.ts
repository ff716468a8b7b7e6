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

export const leaderText = { name: z.string(), post: z.string(), summary: z.string(), cv: z.string() }
/**
 * `since` is the year in which the present post began, `termEnds` the one in which its term ends; `holding` are the shares of the company
 * held on a day (YYYY-MM-DD).
 */
export const leaderShared = {
  order: z.number().int(),
  since: z.number().int(),
  termEnds: z.number().int().optional(),
  holding: z.strictObject({ shares: z.number().int().nonnegative(), date: z.string() }).optional(),
  group: z.enum(['board', 'executive']),
}
/** A person, with a photograph where there is one; `cv` is safe HTML. */
export const leader = z.object({
  id: z.string(),
  ...leaderShared,
  picture: picture.optional(),
  ...leaderText,
})
export type Leader = z.infer<typeof leader>

export const courseText = { title: z.string(), text: z.string() }
/** The light in which a period of the history is shown. */
export const eraLight = z.enum(['dawn', 'noon', 'dusk', 'winter'])
const courseFigure = z.object({ value: z.string(), label: z.string() })
/** A year of the company's history; `era` is the period that begins with it. */
export const courseEntry = z.object({
  year: z.number().int(),
  era: z.object({ light: eraLight, figure: courseFigure, ...courseText }).optional(),
  figure: courseFigure.optional(),
  ...courseText,
})
export type CourseEntry = z.infer<typeof courseEntry>

export const certificationText = { title: z.string(), scope: z.string() }
/** A certificate with its picture, if it has one, number, certifying body and its days of issue and expiry (YYYY-MM-DD). */
export const certification = z.object({
  id: z.string(),
  standard: z.string(),
  number: z.string(),
  body: z.string(),
  issued: z.string(),
  expires: z.string(),
  sites: z.number().int(),
  picture: picture.optional(),
  ...certificationText,
})
export type Certification = z.infer<typeof certification>
