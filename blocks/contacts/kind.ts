import { z } from 'zod'
import { text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

const shape = z.strictObject({
  type: z.literal('contacts'),
  title: text,
  items: z
    .array(
      z.strictObject({
        region: text,
        name: text,
        /** When somebody answers. */
        hours: text.optional(),
        phone: text.optional(),
        mail: text.optional(),
        address: text.optional(),
      }),
    )
    .min(1),
})

export const contacts = {
  shape,
  searchTexts: ({ title, items }) => [title, ...items.map((item) => Object.values(item).join(' '))],
  print: 'none',
} satisfies PlainKind<typeof shape>
