import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { focus, picture } from '#contract/picture.ts'
import { image } from '#server/content/shapes/media.ts'
import type { ComposedKind } from '../kind.ts'

/** A picture whose parts are explained one by one, each with the first of its figures pinned to it at `at`. */
const words = {
  type: z.literal('model'),
  title: text,
  summary: text,
  items: z
    .array(
      z.strictObject({
        title: text,
        text,
        at: focus,
        figures: z
          .array(z.strictObject({ label: text, value: text, unit: text.optional() }))
          .min(1)
          .max(3),
      }),
    )
    .min(3)
    .max(8),
  note: text.optional(),
}
const shape = z.strictObject({ ...words, picture })
const contentShape = z.strictObject({ ...words, ...image })

export const model = {
  shape,
  contentShape,
  compose: ({ picture, alt, focus, ...words }, composer) => ({
    ...words,
    picture: composer.picture(picture, alt, focus),
  }),
  searchTexts: ({ title, summary, items }) => [title, summary, ...items.flatMap(({ title, text }) => [title, text])],
} satisfies ComposedKind<typeof shape, typeof contentShape>
