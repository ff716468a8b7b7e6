import { z } from 'zod'
import { itemName } from './items.ts'

/** A link by which somebody without an account sees an item as it was saved when the link was made. */
export const previewLink = itemName.extend({
  /** Names it where it is ended. */
  link: z.string().regex(/^[0-9a-f]{24}$/),
  address: z.string(),
  /** Who made it. */
  by: z.string(),
  /** ISO 8601. */
  until: z.string(),
  /** Whether who asks may end it. */
  canEnd: z.boolean(),
})
export type PreviewLink = z.infer<typeof previewLink>
