import { z } from 'zod'
import { markdown, text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

/** What a reader most likely came to do. `to` is a route, an outside address, or `#` and the title of a block of the same page. */
const action = z.strictObject({ to: text, text })
const shape = z.strictObject({
  type: z.literal('lead'),
  text: markdown,
  actions: z.array(action).min(1).max(3).optional(),
})

export const lead = {
  shape,
  compose: (block, { html }) => ({ ...block, text: html(block.text) }),
  searchTexts: ({ text }, plain) => [plain(text)],
  print: ({ text }, { prose }) => `<div class="lead">${prose(text)}</div>`,
  words: {
    zh: { name: '导语', about: '开头的一段导语，比正文大', fields: { actions: '按钮' } },
    en: { name: 'Lead', about: 'An opening paragraph, larger than the text', fields: { actions: 'Buttons' } },
  },
  samples: ({ t }) => [
    { type: 'lead', text: `<p>${t.lead}</p>` },
    { type: 'lead', text: `<p>${t.lead}</p><p>${t.lead}</p>` },
  ],
} satisfies PlainKind<typeof shape>
