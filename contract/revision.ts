import { z } from 'zod'

/** The last edition of a printed document that took the place of another: its day, YYYY-MM-DD, and why. */
export const revision = z.object({ date: z.string(), reason: z.string() })
export type Revision = z.infer<typeof revision>
