import { z } from 'zod'
import { mostParts } from '#sealing/sizes.ts'
import { bytes, channelId, day, done, lookup, message, sealed, turn, uploadId } from './complaints.ts'

/*
 * What the officers' desk asks of the server. Every request answers a challenge that the server has just made and is signed
 * with an Ed25519 key that the content names for the channel; sealed blobs and days are all that comes back.
 */

const of = { lookup }
/** Each action with what it takes and what its answer holds. */
export const deskActions = {
  /** The reports of the channel, oldest day first. */
  list: {
    takes: {},
    gives: z.object({
      cases: z.array(
        z.object({
          lookup,
          day,
          closed: day.nullable(),
          messages: z.array(message.omit({ sealed: true })),
        }),
      ),
    }),
  },
  /** One sealed report and its messages. */
  open: { takes: of, gives: z.object({ day, closed: z.boolean(), sealed, messages: z.array(message) }) },
  /** A part of one of its files, as base64 for addresses. */
  part: {
    takes: {
      ...of,
      upload: uploadId,
      number: z
        .number()
        .int()
        .min(0)
        .max(mostParts - 1),
    },
    gives: z.object({ bytes: z.string() }),
  },
  reply: { takes: { ...of, turn, sealed }, gives: done },
  /** Ends a case, or opens it again. */
  close: { takes: { ...of, closed: z.boolean() }, gives: z.object({}) },
  /** Deletes a closed case with everything that belongs to it. */
  delete: { takes: of, gives: z.object({}) },
} as const
export type DeskAction = keyof typeof deskActions
export type DeskTakes<A extends DeskAction> = z.output<z.ZodObject<(typeof deskActions)[A]['takes']>>
export type DeskGives<A extends DeskAction> = z.output<(typeof deskActions)[A]['gives']>

export const challenge = bytes(32)

/** `text` is JSON `{ challenge, action, … }`, signed as it stands (`desk-request` of `sealing/signing.ts`). */
export const deskRequest = z.strictObject({
  channel: channelId,
  key: bytes(32),
  text: z.string().max(100_000),
  signature: bytes(64),
})
export type DeskRequest = z.infer<typeof deskRequest>

/** What a signed text holds, action by action. */
export const signedText = z.discriminatedUnion('action', [
  z.strictObject({ challenge, action: z.literal('list') }),
  z.strictObject({ challenge, action: z.literal('open'), ...deskActions.open.takes }),
  z.strictObject({ challenge, action: z.literal('part'), ...deskActions.part.takes }),
  z.strictObject({ challenge, action: z.literal('reply'), ...deskActions.reply.takes }),
  z.strictObject({ challenge, action: z.literal('close'), ...deskActions.close.takes }),
  z.strictObject({ challenge, action: z.literal('delete'), ...deskActions.delete.takes }),
])
export type SignedText = z.infer<typeof signedText>
