import { z } from 'zod'
import { route, text } from '#contract/fields.ts'
import { entryHtml } from '../entryHtml.ts'
import type { ComposedKind } from '../kind.ts'

const card = z.strictObject({ title: text, text, link: route.optional() })
const contentShape = z.strictObject({
  type: z.literal('cards'),
  title: text,
  items: z.array(card).min(2),
  note: text.optional(),
})
/** What is made of a list may be empty: the list may be. */
const shape = contentShape.extend({ items: z.array(card) })

export const cards = {
  shape,
  contentShape,
  compose: (block) => block,
  searchTexts: ({ title, items }) => [title, ...items.flatMap(({ title, text }) => [title, text])],
  print: (block, { drawing }) =>
    drawing(block, `<ul class="cards">${block.items.map((item) => entryHtml(item)).join('')}</ul>`),
  words: {
    zh: { name: '卡片', about: '几张小卡片，可带链接' },
    en: { name: 'Cards', about: 'Small cards, also with links' },
  },
  samples: ({ t, counts }) =>
    counts(2, 3, 4, 5, 6, 7).map(({ count, numbers }) => ({
      type: 'cards',
      title: t.samples('cards', count),
      items: numbers.map((at) => ({
        title: count === 7 && at === 5 ? t.long : t.item(at),
        text: t.text(at),
        ...(count % 2 === at % 2 && { link: '/feedProcessing' }),
      })),
    })),
} satisfies ComposedKind<typeof shape, typeof contentShape>
