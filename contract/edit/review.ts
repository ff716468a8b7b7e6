import { z } from 'zod'
import { askedItem, list, path, titledItem } from './items.ts'

/* What editors say to each other of an item: comments beside its fields, and asking somebody to look. Nothing of it is content. */

const messageId = z.uuid()
/** Who sign-in does not list has a name and no mail. */
export const person = z.object({ name: z.string(), mail: z.string() })
const verdict = z.enum(['approved', 'remarks', 'declined', 'resolved', 'reopened', 'published'])
const message = person.extend({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  text: z.string(),
})
/** An answer; with a verdict it closes what it answers, or opens it again. */
const reply = message.extend({ is: verdict.optional() })

/** A comment, or with `to` the request that somebody looks at the item, and what was answered. */
export const thread = message.extend({
  /** The field that is meant, where it is now; without one it is the item. */
  path: path.optional(),
  to: person.optional(),
  replies: list(reply),
  isOpen: z.boolean(),
  /** Whoever asks wrote it, or is the one who is asked. */
  isMine: z.boolean(),
  isForMe: z.boolean(),
})
export const threads = z.object({ threads: list(thread) })

/** Somebody is asked, and has not answered; or somebody asked, and it is not over. */
export const asked = titledItem.extend({ thread })
export const reviews = z.object({ forMe: list(asked), mine: list(asked) })

/**
 * A new thread, or an answer in `thread`. Whoever says it is who is signed in. The same `message` again says nothing new. `to` is a mail, or a
 * name where there is none.
 */
export const toSay = askedItem.extend({
  message: messageId,
  thread: messageId.optional(),
  path: z
    .array(z.union([z.string().max(200), z.number().int().min(0)]))
    .max(30)
    .readonly()
    .optional(),
  to: z.string().trim().max(200).optional(),
  text: z.string().trim().max(4_000).default(''),
  is: verdict.exclude(['published']).optional(),
})

export type Person = z.infer<typeof person>
export type Verdict = z.infer<typeof verdict>
export type Thread = z.infer<typeof thread>
export type Asked = z.infer<typeof asked>
export type ToSay = z.infer<typeof toSay>
