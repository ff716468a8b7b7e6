import { z } from 'zod'
import { mostParts } from '#sealing/sizes.ts'
import {
  bytes,
  caseName,
  channelSymbol,
  day,
  done,
  message,
  pageNumber,
  publicKey,
  sealed,
  turn,
  uploadId,
} from './complaints.ts'

/*
 * What the officers' desk asks of the server. Every request answers a challenge of the server, is signed with an Ed25519 key that
 * `keys/channels.yaml` names for the channel, and says at which origin and with which last line of its log its officer works. Sealed
 * blobs and days are all that comes back.
 */

const of = { case: caseName }
/** Number and print (SHA-256, hex) of the last line of a desk's log. */
export const logHead = z.object({ n: z.number().int().min(0), print: z.string().regex(/^[0-9a-f]{64}$/) })
/** As an officer sealed it again for others; `null` when none did. After 30 days it takes the place of `sealed`. */
const resealed = sealed.nullable()
const text = z.object({ sealed, resealed })
const messageText = message.extend({ resealed })
const note = text.extend({ turn, day })
/** Who asked that a case be deleted, and when. */
const deletion = z.object({ key: publicKey, day })

/** Each action with what it takes and what its answer holds. */
export const deskActions = {
  /** The cases of the channel, 100 a page, oldest day first; and the log heads that its officers' desks sent last. */
  list: {
    input: { page: pageNumber },
    output: z.object({
      cases: z.array(
        z.object({
          ...of,
          day,
          closed: day.nullable(),
          deletion: deletion.nullable(),
          messages: z.array(message.omit({ sealed: true })),
        }),
      ),
      pages: z.number().int(),
      heads: z.array(logHead.extend({ key: publicKey })),
    }),
  },
  /** One sealed complaint with its last message and its last note: what a list shows. */
  glance: { input: of, output: text.extend({ last: messageText.nullable(), note: note.nullable() }) },
  /** One sealed complaint, its messages and its notes. */
  open: {
    input: of,
    output: text.extend({
      day,
      closed: z.boolean(),
      deletion: deletion.nullable(),
      messages: z.array(messageText),
      notes: z.array(note),
    }),
  },
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
  /** Adds a note for colleagues. */
  note: { input: { ...of, turn, sealed }, output: done },
  /** Ends a case, or opens it again. */
  close: { input: { ...of, closed: z.boolean() }, output: z.object({}) },
  /**
   * Asks that a closed case be deleted with everything that belongs to it. It goes when a second officer asks the same, or after 30 days.
   */
  delete: { input: of, output: z.object({ deleted: z.boolean() }) },
  /** Takes back that a case is to be deleted. */
  keep: { input: of, output: z.object({}) },
  /** Lays the same text, sealed to other officers, beside the report, a message or a note; after 30 days it takes its place. */
  reseal: {
    input: { ...of, kind: z.enum(['complaint', 'message', 'note']), turn: z.number().int().min(0), sealed },
    output: z.object({}),
  },
} as const
export type DeskAction = keyof typeof deskActions
export type DeskInput<A extends DeskAction> = z.output<z.ZodObject<(typeof deskActions)[A]['input']>>
export type DeskOutput<A extends DeskAction> = z.output<(typeof deskActions)[A]['output']>

/** Time, random bytes and the server's mark: any node knows its own again, and takes each once. */
export const challenge = bytes(33)

/** `text` is JSON `{ challenge, origin, channel, head, action, … }`, signed as it stands (`desk-request` of `sealing/signing.ts`). */
export const deskRequest = z.strictObject({
  key: publicKey,
  text: z.string().max(100_000),
  signature: bytes(64),
})
export type DeskRequest = z.infer<typeof deskRequest>

/** What every signed text holds beside the input of its action. */
export const signedFrame = {
  challenge,
  /** Origin of the website as the desk knows it. */
  origin: z.string().max(300),
  channel: channelSymbol,
  /** The last line of the officer's log. */
  head: logHead,
}

/** What a signed text holds, action by action. */
export const signedText = z.discriminatedUnion('action', [
  z.strictObject({ ...signedFrame, action: z.literal('list'), ...deskActions.list.input }),
  z.strictObject({ ...signedFrame, action: z.literal('glance'), ...deskActions.glance.input }),
  z.strictObject({ ...signedFrame, action: z.literal('open'), ...deskActions.open.input }),
  z.strictObject({ ...signedFrame, action: z.literal('part'), ...deskActions.part.input }),
  z.strictObject({ ...signedFrame, action: z.literal('reply'), ...deskActions.reply.input }),
  z.strictObject({ ...signedFrame, action: z.literal('note'), ...deskActions.note.input }),
  z.strictObject({ ...signedFrame, action: z.literal('close'), ...deskActions.close.input }),
  z.strictObject({ ...signedFrame, action: z.literal('delete'), ...deskActions.delete.input }),
  z.strictObject({ ...signedFrame, action: z.literal('keep'), ...deskActions.keep.input }),
  z.strictObject({ ...signedFrame, action: z.literal('reseal'), ...deskActions.reseal.input }),
])
