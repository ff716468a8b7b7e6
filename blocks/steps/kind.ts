import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { entryHtml } from '../entryHtml.ts'
import type { PlainKind } from '../kind.ts'

const shape = z.strictObject({
  type: z.literal('steps'),
  title: text,
  items: z.array(z.strictObject({ title: text, text })).min(2),
})

export const steps = {
  shape,
  searchTexts: ({ title, items }) => [title, ...items.flatMap(({ title, text }) => [title, text])],
  print: ({ title, items }, { beside }) =>
    beside(title, `<ol class="steps">${items.map((item) => entryHtml(item)).join('')}</ol>`),
  words: {
    zh: { name: '步骤', about: '按顺序的几步' },
    en: { name: 'Steps', about: 'Steps in their order' },
  },
  samples: ({ t, counts, entry }) =>
    counts(2, 3, 4, 5, 6, 8).map(({ count, numbers }) => ({
      type: 'steps',
      title: t.samples('steps', count),
      items: numbers.map((at) => (at < 7 ? entry(at) : { title: t.long, text: t.text(2) })),
    })),
} satisfies PlainKind<typeof shape>
