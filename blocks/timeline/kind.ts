import { z } from 'zod'
import { text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

const shape = z.strictObject({
  type: z.literal('timeline'),
  title: text,
  items: z.array(z.strictObject({ when: text, title: text, text })).min(2),
})

export const timeline = {
  shape,
  searchTexts: ({ title, items }) => [title, ...items.flatMap(({ title, text }) => [title, text])],
} satisfies PlainKind<typeof shape>
