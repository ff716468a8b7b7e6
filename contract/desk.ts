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
  /** The complaints of the channel, oldest day first. */
  list: {
    input: {},
    output: z.object({
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
  /** One sealed complaint and its messages. */
  open: { input: of, output: z.object({ day, closed: z.boolean(), sealed, messages: z.array(message) }) },
  /** A part of one of its files, as base64 for addresses. */
  part: {
    input: {
      ...of,
      upload: uploadId,
      number: z
        .number()
        .int()
        .min(0)
        .max(mostParts - 1),
    },
    output: z.object({ bytes: z.string() }),
  },
  reply: { input: { ...of, turn, sealed }, output: done },
  /** Ends a case, or opens it again. */
  close: { input: { ...of, closed: z.boolean() }, output: z.object({}) },
  /** Deletes a closed case with everything that belongs to it. */
  delete: { input: of, output: z.object({}) },
} as const
export type DeskAction = keyof typeof deskActions
export type DeskInput<A extends DeskAction> = z.output<z.ZodObject<(typeof deskActions)[A]['input']>>
export type DeskOutput<A extends DeskAction> = z.output<(typeof deskActions)[A]['output']>

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
  z.strictObject({ challenge, action: z.literal('open'), ...deskActions.open.input }),
  z.strictObject({ challenge, action: z.literal('part'), ...deskActions.part.input }),
  z.strictObject({ challenge, action: z.literal('reply'), ...deskActions.reply.input }),
  z.strictObject({ challenge, action: z.literal('close'), ...deskActions.close.input }),
  z.strictObject({ challenge, action: z.literal('delete'), ...deskActions.delete.input }),
])
