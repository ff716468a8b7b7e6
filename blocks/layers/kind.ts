import { z } from 'zod'
import { text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

/** Zones or levels around each other, the outermost first. */
const shape = z.strictObject({
  type: z.literal('layers'),
  title: text,
  summary: text,
  items: z
    .array(z.strictObject({ title: text, text, rules: z.array(text).max(4).optional() }))
    .min(2)
    .max(6),
  note: text.optional(),
})

export const layers = {
  shape,
  searchTexts: ({ title, summary, items }) => [title, summary, ...items.flatMap(({ title, text }) => [title, text])],
} satisfies PlainKind<typeof shape>
