import { z } from 'zod'
import { text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

const shape = z.strictObject({
  type: z.literal('steps'),
  title: text,
  items: z.array(z.strictObject({ title: text, text })).min(2),
})

export const steps = {
  shape,
  searchTexts: ({ title, items }) => [title, ...items.flatMap(({ title, text }) => [title, text])],
} satisfies PlainKind<typeof shape>
