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
/** What an officer signed of what cannot be undone (`sealing/acts.ts`), as it was signed. */
const act = z.string().max(1000)
const signature = bytes(64)
const signedAct = z.object({ act, key: publicKey, signature })
/** The same with the signature of a second person. */
const secondedAct = signedAct.extend({ second: publicKey, secondSignature: signature })
/** As an officer sealed it again for others; `null` when none did. It takes the place of `sealed` when a second person has signed the same. */
const resealed = signedAct.extend({ sealed }).nullable()
/** By which act `sealed` took the place of the text as it came; `null` where it is as it came. */
const replaced = secondedAct.nullable()
const text = z.object({ sealed, resealed, replaced })
const messageText = message.extend({ resealed, replaced })
const note = text.extend({ turn, day })
/** Who asked that a case be deleted, and when. */
const deletion = signedAct.extend({ day })
/** A case that is gone: by two persons, or by one when the days of grace were over. `day` is that of its going. */
const removal = signedAct.extend({
  ...of,
  day,
  second: publicKey.nullable(),
  secondSignature: signature.nullable(),
})
/** Texts of a case: each turn once, or what one desk opens another would not be asked to judge. */
const turns = <T extends z.ZodObject<{ turn: z.ZodType<number> }>>(shape: T) =>
  z.array(shape).refine((all) => new Set(all.map(({ turn }) => turn)).size === all.length, 'each turn once')
const kind = z.enum(['complaint', 'message', 'note'])
const turnOrReport = z.number().int().min(0)

/** Cases that an answer holds. */
export const casesOfPage = 500

/** Each action with what it takes and what its answer holds. */
export const deskActions = {
  /**
   * The cases of the channel, `casesOfPage` each time, oldest day first; and the log heads that its officers' desks sent last. The first page has what
   * was deleted as well. `retention`: days after closing for which the site keeps a case, 0 without end.
   */
  list: {
    input: { page: pageNumber },
    output: z.object({
      cases: z
        .array(
          z.object({
            ...of,
            day,
            closed: day.nullable(),
            deletion: deletion.nullable(),
            messages: turns(message.omit({ sealed: true })),
            /** How many notes it has: a desk that has opened the last looks again when there is another. */
            notes: z.number().int(),
            /** Texts that were sealed again and wait for a second person, by who did it. */
            resealings: z.array(z.object({ key: publicKey, texts: z.number().int() })),
          }),
        )
        .max(casesOfPage),
      pages: z.number().int(),
      removals: z.array(removal),
      retention: z.number().int(),
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
      messages: turns(messageText),
      notes: turns(note),
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
   * Asks that a closed case be deleted with everything that belongs to it. It goes when a second person signs the same act, or after 30 days.
   */
  delete: { input: { ...of, act, signature }, output: z.object({ deleted: z.boolean() }) },
  /** Takes back that a case is to be deleted. */
  keep: { input: of, output: z.object({}) },
  /** Lays the same text, sealed to other officers, beside the report, a message or a note. */
  reseal: {
    input: { ...of, kind, turn: turnOrReport, sealed, act, signature },
    output: z.object({}),
  },
  /** Signs what another person sealed again: it takes the place of the texts as they came. Returns how many. */
  confirm: {
    input: { ...of, texts: z.array(z.object({ kind, turn: turnOrReport, signature })).max(500) },
    output: z.object({ replaced: z.number().int() }),
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
const signedFrame = {
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
  z.strictObject({ ...signedFrame, action: z.literal('confirm'), ...deskActions.confirm.input }),
])
