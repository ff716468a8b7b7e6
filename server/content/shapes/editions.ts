import { z } from 'zod'
import { both, day, format, some } from './fields.ts'

/** SHA-256 of a file, in hexadecimal. */
const fileHash = format('fileHash', /^[0-9a-f]{64}$/)
/** Since when readers have a PDF, which bytes it has in each language, and why it took the place of the one before. */
const edition = z.strictObject({
  date: day,
  pdf: z.strictObject(some(fileHash)).optional(),
  reason: both.optional(),
})
export type Edition = z.output<typeof edition>
/** The editions of what is kept as a PDF, the first one first. What was published stays: another PDF is another edition. */
export const editions = z.array(edition).min(1).optional()
