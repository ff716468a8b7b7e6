import { z } from 'zod'
import { drawn, series } from '#contract/charts.ts'
import { text } from '#contract/fields.ts'
import { checkPlot } from '../chart/checkPlot.ts'
import type { PlainKind } from '../kind.ts'

/** Small multiples: several measures over the same categories, each drawn in its own scale, all in one table. */
const shape = z.strictObject({
  type: z.literal('multiples'),
  title: text,
  summary: text.optional(),
  axis: text,
  categories: z.array(text).min(2),
  items: z
    .array(
      z.strictObject({
        kind: z.enum(['bar', 'line']),
        title: text,
        summary: text,
        unit: text,
        series: z.array(series).min(1).max(3),
        ...drawn,
      }),
    )
    .min(2)
    .max(9),
  note: text.optional(),
})
export type Multiples = z.output<typeof shape>

export const multiples = {
  shape,
  check: ({ categories, items }, nearest) =>
    items.flatMap((item, at) =>
      checkPlot({ ...item, categories }, nearest).map(({ key, reason }) => ({ key: `items.${at}.${key}`, reason })),
    ),
  searchTexts: ({ summary, items, note }) => [summary, ...items.map(({ summary }) => summary), note],
  searchCaptions: ({ title, items }) => [title, ...items.map(({ title }) => title)],
  print: 'none',
  words: {
    zh: { name: '并列小图', about: '并排的几张柱图、线图，共用一组年份' },
    en: { name: 'Charts side by side', about: 'Several bar or line charts over the same years' },
  },
  samples({ t, charts, counts }) {
    const yearly = charts.flatMap((chart) => {
      if (chart.kind !== 'bar' && chart.kind !== 'line') return []
      const { kind, summary, unit, axis, categories, series, targets } = chart
      const isYearly = categories.length === 5 && categories[0] === '2021' && series.length < 3
      return isYearly ? [{ axis, categories, item: { kind, summary, unit, series, targets } }] : []
    })
    return counts(2, 3, 6).map(({ count, numbers }) => ({
      type: 'multiples',
      title: t.samples('multiples', count),
      summary: t.lead,
      axis: yearly[0]?.axis ?? '',
      categories: yearly[0]?.categories ?? [],
      items: numbers.flatMap((at) => {
        const item = yearly[at % yearly.length]?.item
        return item?.kind === 'bar' || item?.kind === 'line' ? [{ ...item, kind: item.kind, title: t.item(at) }] : []
      }),
      note: t.note,
    }))
  },
} satisfies PlainKind<typeof shape>
