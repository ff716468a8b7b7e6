import { z } from 'zod'
import { mostFiles, mostParts, mostTurns, nonceBytes, proofBytes } from '#sealing/sizes.ts'

/*
 * The sealed complaint as the server sees it: ciphertext, the name of the case, and files by number. What is inside is defined in
 * `sealing/`. All bytes are base64 for addresses (RFC 4648, section 5) without padding, if not said otherwise.
 */

const base64 = /^[A-Za-z0-9_-]+$/
/** Exactly `count` bytes: the last character's spare bits are zero, so that each value has one spelling. */
export const bytes = (count: number) => {
  const length = Math.ceil((count * 8) / 6)
  const last = { 0: '\\w-', 1: 'AQgw', 2: 'AEIMQUYcgkosw048' }[count % 3] ?? ''
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length - 1}}[${last}]$`), `${count} bytes`)
}

/** A case's name: it commits to the reporter's secret and keys and to the channel; see `sealing/caseName.ts`. */
export const caseName = bytes(32)
/** An Ed25519 public key. */
export const publicKey = bytes(32)
/** An age recipient. */
export const recipient = z.string().regex(/^age1[a-z0-9]{58}$/, 'an age recipient')
/** A sealed complaint or message. */
export const sealed = z.string().regex(base64).max(100_000)
export const uploadId = bytes(16)
/** What the sender worked for it; see `sealing/proofOfWork.ts`. */
const work = z.strictObject({ nonce: bytes(nonceBytes), proof: bytes(proofBytes) })
/** What work is asked for: `bits` zero bits over this nonce. Stands in the answer of `channels` and in every 428. */
export const wantedWork = z.object({ nonce: z.string(), bits: z.number().int() })
/** Symbol of a channel: one of Crockford's base32. */
export const channelSymbol = z.string().regex(/^[0-9A-HJKMNP-TV-Z]$/, 'the symbol of a channel')
/** Number of a message in its conversation, or of a note among those of its case. */
export const turn = z.number().int().min(1).max(mostTurns)
/** A page of a list, from 1. */
export const pageNumber = z.number().int().min(1).max(9_999)
const files = z.array(z.strictObject({ id: uploadId, parts: z.number().int().min(1).max(mostParts) })).max(mostFiles)
export const day = z.iso.date()
export const done = z.object({ saved: z.enum(['new', 'known']) })

/** `printed` says where else than on the website the fingerprint of the channel's keys stands. */
export const channelText = { name: z.string().min(1), summary: z.string().min(1), printed: z.string().min(1) }
export const channelWords = z.object({ id: z.string(), ...channelText })
export type ChannelWords = z.infer<typeof channelWords>
/** What a desk, which has no document, calls a channel. Nothing hangs on the name. */
const channelName = channelWords.pick({ id: true, name: true })
export type ChannelName = z.infer<typeof channelName>

/** The list of all channels' public keys as it was signed; see `sealing/signedKeyList.ts`. */
export const signedKeyList = z.object({
  text: z.string().max(100_000),
  root: bytes(64),
  approvals: z.array(z.object({ key: publicKey, signature: bytes(64) })).max(60),
})

/**
 * The signed list of keys, and those channels that take complaints now. Keys are taken from the signed text alone, and what the page
 * says of a channel from its document.
 * `trial`: the server made the keys itself and can read what is sealed to them; this is the root key that it made for that, which
 * counts where none is known.
 */
export const channels = z.object({
  list: signedKeyList.nullable(),
  channels: z.array(channelName),
  trial: publicKey.nullable(),
  work: wantedWork,
})

export const message = z.object({
  speaker: z.enum(['reporter', 'officer']),
  turn: z.number().int(),
  day,
  sealed,
})
/** Messages of a page in the order of their turns. `closed` is the server's word; officers' signed messages say what holds. */
export const thread = z.object({
  day,
  closed: z.boolean(),
  /** Files of report and messages that have arrived, the server's word as well. */
  files: z.number().int().min(0),
  messages: z.array(message),
  page: pageNumber,
  pages: z.number().int(),
  /** Random characters: answers with and without messages are equally long. */
  pad: z.string(),
})
export const messagesOfPage = 20

/** What proves that one holds the query code of a case, without telling it: the server computes the case's name from it. */
const proofOfCode = { secret: bytes(32), channel: channelSymbol, replyKey: publicKey, replyTo: recipient }

const call = <B extends z.ZodType, D extends z.ZodType>(summary: string, body: B, data: D) => ({ summary, body, data })

/** Every POST call with a JSON body: what it takes and what its `data` holds. */
export const complaintCalls = {
  save: call(
    'Submit a sealed report; the same again changes nothing',
    z.strictObject({
      v: z.literal(2),
      case: caseName,
      channel: channelSymbol,
      report: sealed,
      files,
      work,
    }),
    done,
  ),
  query: call(
    'What was written to the holder of a query code; work only when a 428 asks for it',
    z.strictObject({ ...proofOfCode, page: pageNumber.optional(), work: work.optional() }),
    thread,
  ),
  message: call(
    'Write to the officers of one’s report; the same again changes nothing',
    z.strictObject({ ...proofOfCode, turn, sealed, files, signature: bytes(64), work }),
    done,
  ),
  uploaded: call(
    'Parts of an upload that have arrived, numbered from 0',
    z.strictObject({ id: uploadId }),
    z.object({ parts: z.array(z.number().int()) }),
  ),
} as const
export type ComplaintCall = keyof typeof complaintCalls
export type ComplaintBody<N extends ComplaintCall> = z.input<(typeof complaintCalls)[N]['body']>
export type ComplaintData<N extends ComplaintCall> = z.output<(typeof complaintCalls)[N]['data']>
export type Channels = z.infer<typeof channels>
export type Thread = z.infer<typeof thread>
export type WantedWork = z.infer<typeof wantedWork>

/** More than a sealed complaint with its ten files in JSON. */
export const mostBodyBytes = 100 * 1024
