import { z } from 'zod'
import { isCollect } from '#contract/picture.ts'
import { schedule, withdrawal } from '../schedule.ts'
import { editions } from './editions.ts'
import { bilingualUnlessOnly, code, day, inWrittenOrder, text, word } from './fields.ts'
import { cropped, file } from './media.ts'

/* The form asks for fields in the order in which they stand here. */

const head = {
  title: word(text),
  date: day,
  category: code,
  /** Day of a change that a reader should know of. */
  updated: day.optional(),
}
const texts = { summary: word(text), source: word(text) }
const picture = { picture: cropped.picture.optional(), focus: cropped.focus, alt: word(text.optional()), isCollect }
const rest = { body: word(text), ...schedule, movedTo: withdrawal.movedTo, withdrawn: word(withdrawal.withdrawn) }

const article = { ...head, ...texts, ...picture, ...rest }
export const articleFile = inWrittenOrder(article, bilingualUnlessOnly)
/** Media reports are kept in the language in which they appeared. */
export const mediaFile = inWrittenOrder(article, (shared, words) =>
  z.strictObject({ ...shared, zh: z.strictObject(words) }),
)

export const videoFile = inWrittenOrder(
  {
    ...head,
    ...texts,
    picture: cropped.picture,
    video: file('mp4'),
    focus: cropped.focus,
    alt: word(text),
    duration: z.number().int().positive(),
    isCollect,
    ...rest,
  },
  bilingualUnlessOnly,
)
export const announcementFile = inWrittenOrder(
  { ...head, number: text, ...texts, ...picture, ...rest, editions },
  bilingualUnlessOnly,
)
