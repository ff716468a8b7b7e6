import { z } from 'zod'
import { text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

const measure = z.strictObject({ label: text, value: z.number(), unit: text })
/** A train of stations, what leaves one entering the next; equal measures of all stations are compared by bars, unless one is below zero. */
const shape = z.strictObject({
  type: z.literal('flow'),
  title: text,
  summary: text,
  items: z
    .array(z.strictObject({ title: text, text, measures: z.array(measure).max(4).optional() }))
    .min(3)
    .max(8),
  note: text.optional(),
})

export const flow = {
  shape,
  searchTexts: ({ title, summary, items }) => [title, summary, ...items.flatMap(({ title, text }) => [title, text])],
  print: (block, { drawing, stations }) =>
    drawing(
      block,
      stations(
        block.items.map(({ measures = [], ...item }) => ({
          ...item,
          measures: measures.map((measure) => ({
            ...measure,
            value: measure.value.toLocaleString('en-US').replace('-', '−'),
          })),
        })),
      ),
    ),
  words: {
    zh: { name: '流程图', about: '一条流程，各站可比较', fields: { measures: '指标' } },
    en: { name: 'Flow', about: 'A process whose stations can be compared', fields: { measures: 'Measures' } },
  },
  samples: ({ t, counts, entry }) =>
    counts(3, 6).map(({ count, numbers }) => ({
      type: 'flow',
      title: t.samples('flow', count),
      summary: t.lead,
      items: numbers.map((at) => ({
        ...entry(at),
        measures: [
          { label: t.plainColumns[0] ?? '', value: 100 - at * 12, unit: '%' },
          { label: t.plainColumns[1] ?? '', value: at * 3.5, unit: 'mg/L' },
        ],
      })),
      note: t.note,
    })),
} satisfies PlainKind<typeof shape>
