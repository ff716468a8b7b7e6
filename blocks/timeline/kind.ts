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
} satisfies PlainKind<typeof shape>

const eventHtml = ({ when, title, text }: z.output<typeof shape>['items'][number]) =>
  `<div><dt>${escapeHtml(when)}</dt><dd><b>${escapeHtml(title)}</b> ${escapeHtml(text)}</dd></div>`
