import { z } from 'zod'
import { bytes, caseName, channelSymbol, day } from './complaints.ts'

/*
 * The acts that cannot be undone, as their text holds them (`sealing/acts.ts`). A text with anything else in it is no act.
 */

const hash = bytes(32)
export const deletionAct = z.strictObject({
  act: z.literal('delete'),
  channel: channelSymbol,
  case: caseName,
  day,
  /** The last message that the officer had proved: a later one takes the act back. */
  turn: z.number().int().min(0),
  id: bytes(16),
})
export const replacementAct = z.strictObject({
  act: z.literal('replace'),
  channel: channelSymbol,
  case: caseName,
  kind: z.enum(['complaint', 'message', 'note']),
  turn: z.number().int().min(0),
  inner: hash,
  sealed: hash,
})

/** What a text says, or `undefined` where it is none of this shape. */
export function readAct<T>(shape: z.ZodType<T>, text: string): T | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
