import { z } from 'zod'
import { markdown, text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

const shape = z.strictObject({ type: z.literal('prose'), title: text, text: markdown })

export const prose = {
  shape,
  compose: (block, { html }) => ({ ...block, text: html(block.text) }),
  searchTexts: ({ title, text }, plain) => [title, plain(text)],
  print: ({ title, text }, { beside, prose }) => beside(title, prose(text)),
  words: {
    zh: { name: '段落', about: '一段或几段文字，可分小标题' },
    en: { name: 'Prose', about: 'Paragraphs of text, with headings' },
  },
  samples: ({ t }) => [
    { type: 'prose', title: t.samples('prose', 1), text: t.html },
    { type: 'prose', title: t.long, text: t.short },
  ],
} satisfies PlainKind<typeof shape>
