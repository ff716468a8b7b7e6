import { z } from 'zod'
import { mostFiles, mostParts } from '#sealing/sizes.ts'

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

/** SHA-256 of the token that follows from a query code. */
export const lookup = bytes(32)
const token = bytes(32)
/** A sealed complaint or message. */
export const sealed = z.string().regex(base64).max(100_000)
export const uploadId = bytes(16)
/** What the sender worked for it; see `sealing/work.ts`. */
const work = bytes(8)
/** Id of a channel, as the content names it. */
export const channelId = z.string().regex(/^[a-z0-9-]{1,40}$/)
/** Number of a message among those of its speaker. */
export const turn = z.number().int().min(1).max(9_999)
const files = z.array(z.strictObject({ id: uploadId, parts: z.number().int().min(1).max(mostParts) })).max(mostFiles)
export const day = z.iso.date()
export const done = z.object({ saved: z.enum(['new', 'known']) })

export const channelText = { name: z.string().min(1), summary: z.string().min(1) }
export const channelWords = z.object({ id: z.string(), ...channelText })
export type ChannelWords = z.infer<typeof channelWords>

/** Channels with the public keys to which their complaints are sealed; `work` is how many zero bits are asked for now. */
export const channels = z.object({
  recovery: z.string().nullable(),
  channels: z.array(channelWords.extend({ officers: z.array(z.string()), signing: z.array(z.string()) })),
  work: z.number().int(),
})

export const message = z.object({
  speaker: z.enum(['reporter', 'officer']),
  turn: z.number().int(),
  day,
  sealed,
})
export const thread = z.object({ channel: z.string(), day, closed: z.boolean(), messages: z.array(message) })

const call = <B extends z.ZodType, D extends z.ZodType>(summary: string, body: B, data: D) => ({ summary, body, data })

/** Every POST call with a JSON body: what it takes and what its `data` holds. */
export const complaintCalls = {
  save: call(
    'Submit a sealed report; the same again changes nothing',
    z.strictObject({
      v: z.literal(1),
      lookup,
      channel: channelId,
      report: sealed,
      files,
      work,
    }),
    done,
  ),
  query: call('What was written to the holder of a query code', z.strictObject({ token }), thread),
  message: call(
    'Write to the officers of one’s report; the same again changes nothing',
    z.strictObject({ token, turn, sealed, files }),
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

/** More than a sealed complaint with its ten files in JSON. */
export const mostBodyBytes = 100 * 1024
