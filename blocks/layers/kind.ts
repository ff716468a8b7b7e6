import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import { entryHtml } from '../entryHtml.ts'
import type { PlainKind } from '../kind.ts'

/** Zones or levels around each other, the outermost first. */
const shape = z.strictObject({
  type: z.literal('layers'),
  title: text,
  summary: text,
  items: z
    .array(z.strictObject({ title: text, text, rules: z.array(text).max(4).optional() }))
    .min(2)
    .max(6),
  note: text.optional(),
})

export const layers = {
  shape,
  searchTexts: ({ title, summary, items }) => [title, summary, ...items.flatMap(({ title, text }) => [title, text])],
  print: (block, { drawing }) => drawing(block, `<ol class="layers">${block.items.map(layerHtml).join('')}</ol>`),
  words: {
    zh: { name: '层级图', about: '一圈套一圈的区域', fields: { rules: '规则' } },
    en: { name: 'Layers', about: 'Zones within each other', fields: { rules: 'Rules' } },
  },
  samples: ({ t, counts, entry }) =>
    counts(2, 5).map(({ count, numbers }) => ({
      type: 'layers',
      title: t.samples('layers', count),
      summary: t.lead,
      items: numbers.map((at) => ({ ...entry(at), ...(at % 2 === 0 && { rules: [t.text(3), t.text(5)] }) })),
    })),
} satisfies PlainKind<typeof shape>

const layerHtml = ({ rules = [], ...item }: z.output<typeof shape>['items'][number]) =>
  entryHtml(item, rules.length > 0 ? `<p class="note">${rules.map(escapeHtml).join(' · ')}</p>` : '')
