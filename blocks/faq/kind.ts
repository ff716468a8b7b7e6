import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { ComposedKind } from '../kind.ts'

const contentShape = z.strictObject({
  type: z.literal('faq'),
  title: text,
  /** `about` and `date` tell what a document is and since when it holds. */
  items: z
    .array(z.strictObject({ question: text, answer: text, about: text.optional(), date: z.iso.date().optional() }))
    .min(1),
  note: text.optional(),
})
/** Where there are `categories`, readers may choose one; the items name theirs by its code. What is made of a list may be empty. */
const shape = contentShape.extend({
  items: z.array(contentShape.shape.items.element.extend({ category: z.string().optional() })),
  categories: z.array(z.strictObject({ typeName: text, typeCode: z.string() })).optional(),
})

export const faq = {
  shape,
  contentShape,
  compose: (block, { html }) => ({
    ...block,
    items: block.items.map(({ question, answer }) => ({ question, answer: html(answer) })),
  }),
  searchTexts: ({ title, items }, plain) => [
    title,
    ...items.flatMap(({ question, answer }) => [question, plain(answer)]),
  ],
  print({ title, items }, { beside, prose }) {
    const answered = items
      .map(({ question, answer }) => ({ question, answer: prose(answer) }))
      .filter(({ answer }) => answer !== '')
    return beside(title, answered.map(({ question, answer }) => `<h4>${escapeHtml(question)}</h4>${answer}`).join(''))
  },
  words: {
    zh: { name: '问答', about: '问题和回答', fields: { question: '问题' } },
    en: { name: 'Questions and answers', about: 'Questions with their answers', fields: { question: 'Question' } },
  },
  samples: ({ t }) => [
    {
      type: 'faq',
      title: t.samples('faq', 3),
      items: t.question.map((question) => ({ question, answer: t.html })),
    },
  ],
} satisfies ComposedKind<typeof shape, typeof contentShape>
