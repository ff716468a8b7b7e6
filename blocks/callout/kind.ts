import { z } from 'zod'
import { link, markdown, text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

const shape = z.strictObject({ type: z.literal('callout'), title: text, text: markdown, link: link.optional() })

export const callout = {
  shape,
  compose: (block, { html }) => ({ ...block, text: html(block.text) }),
  searchTexts: ({ title, text }, plain) => [title, plain(text)],
  print: ({ title, text }, { beside, prose }) => beside(title, prose(text)),
  words: {
    zh: { name: '行动提示', about: '要读者注意的一小段话' },
    en: { name: 'Call-out', about: 'A short text that readers should notice' },
  },
  samples: ({ t }) => [
    { type: 'callout', title: t.samples('callout', 1), text: t.short },
    { type: 'callout', title: t.link, text: t.short, link: { to: '/feedProcessing', text: t.link } },
  ],
} satisfies PlainKind<typeof shape>
