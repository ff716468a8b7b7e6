import { z } from 'zod'
import { figure, text } from '#contract/fields.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { PlainKind } from '../kind.ts'

/** `leading`: the first is by far the largest, on a page at most once. */
const shape = z.strictObject({
  type: z.literal('figures'),
  title: text.optional(),
  leading: z.boolean().optional(),
  items: z.array(figure).min(1),
})

export const figures = {
  shape,
  searchTexts: ({ title, items }) => [
    title,
    ...items.flatMap(({ value, unit, label, note }) => [[label, value, unit].join(' '), note]),
  ],
  print: ({ items }) => `<ul class="figures">${items.map(figureHtml).join('')}</ul>`,
  words: {
    zh: { name: '数字', about: '几个大数字，各带说明', fields: { leading: '第一个数字领先' } },
    en: { name: 'Figures', about: 'A few large numbers, each with a note', fields: { leading: 'The first leads' } },
  },
  samples: ({ t, counts }) =>
    counts(1, 2, 3, 4, 5, 6, 7).map(({ count, numbers }) => ({
      type: 'figures',
      ...(count !== 3 && { title: t.samples('figures', count) }),
      items: numbers.map((at) => ({
        value: ['85', '2,400', '96.5', '11', '142,306', '1:3.2', '0.08'][at] ?? '',
        ...(t.unit[at] && { unit: t.unit[at] }),
        label: at === 6 ? t.long : t.item(at),
        note: t.note,
      })),
    })),
} satisfies PlainKind<typeof shape>

const figureHtml = ({ value, unit = '', label, note }: z.output<typeof figure>) =>
  `<li><p class="value">${escapeHtml(value)}<small>${escapeHtml(unit)}</small></p><p><b>${escapeHtml(label)}</b></p><p class="note">${escapeHtml(note)}</p></li>`
