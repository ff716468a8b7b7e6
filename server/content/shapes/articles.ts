import { z } from 'zod'
import { isCollect } from '#contract/picture.ts'
import { schedule } from '../schedule.ts'
import { editions } from './editions.ts'
import { bilingualUnlessOnly, code, day, text } from './fields.ts'
import { cropped, file } from './media.ts'

const articleWords = { title: text, summary: text, source: text, alt: text.optional(), body: text }
const articleShared = {
  date: day,
  /** Day of a change that a reader should know of. */
  updated: day.optional(),
  category: code,
  picture: cropped.picture.optional(),
  focus: cropped.focus,
  isCollect,
  ...schedule,
}
export const articleFile = bilingualUnlessOnly(articleShared, articleWords)
/** Media reports are kept in the language in which they appeared. */
export const mediaFile = z.strictObject({ ...articleShared, zh: z.strictObject(articleWords) })

export const videoFile = bilingualUnlessOnly(
  { ...articleShared, ...cropped, video: file('mp4'), duration: z.number().int().positive() },
  { ...articleWords, alt: text },
)
export const announcementFile = bilingualUnlessOnly({ ...articleShared, number: text, editions }, articleWords)
