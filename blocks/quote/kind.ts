import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { PlainKind } from '../kind.ts'

/** The words of somebody of the company, with name and post. */
const shape = z.strictObject({ type: z.literal('quote'), text, name: text, post: text })

export const quote = {
  shape,
  searchTexts: ({ text, name, post }) => [text, `${name} ${post}`],
  print: ({ text, name, post }) =>
    `<blockquote><p>${escapeHtml(text)}</p><p class="note">${escapeHtml(name)} · ${escapeHtml(post)}</p></blockquote>`,
  words: {
    zh: { name: '引语', about: '某人的一句话，带姓名职务' },
    en: { name: 'Quotation', about: 'Words of a person, with name and post' },
  },
  samples: ({ t }) => [t.quote, t.longQuote].map((text) => ({ type: 'quote', text, name: t.name, post: t.post })),
} satisfies PlainKind<typeof shape>
