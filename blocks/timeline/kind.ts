import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { PlainKind } from '../kind.ts'

const shape = z.strictObject({
  type: z.literal('timeline'),
  title: text,
  items: z.array(z.strictObject({ when: text, title: text, text })).min(2),
})

export const timeline = {
  shape,
  searchTexts: ({ title, items }) => [title, ...items.flatMap(({ title, text }) => [title, text])],
  print: ({ title, items }, { beside }) => beside(title, `<dl class="timeline">${items.map(eventHtml).join('')}</dl>`),
  words: {
    zh: { name: '时间轴', about: '按时间排列的几件事', fields: { when: '时间' } },
    en: { name: 'Timeline', about: 'Events in the order of time', fields: { when: 'When' } },
  },
  samples: ({ t, counts, entry }) =>
    counts(2, 5).map(({ count, numbers }) => ({
      type: 'timeline',
      title: t.samples('timeline', count),
      items: numbers.map((at) => ({ when: t.when[at] ?? '', ...entry(at) })),
    })),
} satisfies PlainKind<typeof shape>

const eventHtml = ({ when, title, text }: z.output<typeof shape>['items'][number]) =>
  `<div><dt>${escapeHtml(when)}</dt><dd><b>${escapeHtml(title)}</b> ${escapeHtml(text)}</dd></div>`
