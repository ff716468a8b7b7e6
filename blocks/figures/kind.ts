import { z } from 'zod'
import { figure, text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

/** `leading`: the first is by far the largest, on a page at most once. */
const shape = z.strictObject({
  type: z.literal('figures'),
  title: text.optional(),
  leading: z.boolean().optional(),
  items: z.array(figure).min(1),
})

export const figures = {
  shape,
  searchTexts: ({ title, items }) => [
    title,
    ...items.flatMap(({ value, unit, label, note }) => [[label, value, unit].join(' '), note]),
  ],
} satisfies PlainKind<typeof shape>
