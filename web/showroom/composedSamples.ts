import type { Block } from '#blocks/kinds.ts'
import { targetStates } from '#blocks/targets/kind.ts'
import type { Picture } from '#contract/picture.ts'
import type { Texts } from './texts.ts'

export interface Pictures {
  tall: Picture[]
  wide: Picture[]
}

export const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A page as they usually are, which begins with a list of its blocks. */
export const page = (t: Texts): Block[] => [
  {
    type: 'lead',
    text: `<p>${t.lead}</p>`,
    actions: [
      { to: '/honest/report', text: t.link },
      { to: `#${t.item(2)}`, text: t.item(2) },
    ],
  },
  {
    type: 'figures',
    leading: true,
    title: t.item(0),
    items: ['85', '2,400', '1.6'].map((value, at) => ({ value, label: t.item(at), note: t.note })),
  },
  { type: 'steps', title: t.item(1), items: range(4).map((at) => ({ title: t.item(at), text: t.text(at) })) },
  { type: 'table', caption: t.caption, columns: t.plainColumns, rows: t.plainRows },
  { type: 'faq', title: t.item(2), items: [{ question: t.question[0] ?? '', answer: t.short }] },
  { type: 'quote', text: t.quote, name: t.name, post: t.post },
  { type: 'callout', title: t.item(4), text: t.short, link: { to: '/honest/report', text: t.link } },
]

export function tables(t: Texts): Block[] {
  const row = (at: number) => [
    at < 7 ? t.item(at) : `${t.item(at)} ${at + 1}`,
    t.kinds[at % 3] ?? '',
    `${(1204.5 + at * 97.3).toFixed(1)}`,
    at === 2 ? '—' : `${(1304.5 - at * 31).toFixed(1)}`,
    `${1466 + at * 3}`,
    `${at % 2 ? '-' : '+'}${at}.4%`,
  ]
  const many = range(16).map((at) => [row(at)[0] ?? '', t.kinds[at % 7] ?? '', ...row(at).slice(2)])
  return [
    { type: 'table', caption: t.plain, columns: t.plainColumns, rows: t.plainRows, note: t.note },
    { type: 'table', caption: t.filtered, columns: t.columns, rows: range(7).map(row), filter: t.columns[1] },
    { type: 'table', caption: t.listed, columns: t.columns, rows: many, filter: t.columns[1], note: t.note },
  ]
}

export function splits(t: Texts, { tall, wide }: Pictures): Block[] {
  const shapes = [
    { side: 'end', picture: tall[0] },
    { side: 'start', picture: wide[0], caption: t.caption2, link: { to: '/feedProcessing', text: t.link } },
    { side: 'end', picture: tall[1], caption: t.caption2 },
  ] as const
  return shapes.flatMap(({ picture, ...shape }, at) =>
    picture
      ? [{ type: 'split', title: t.samples('split', at + 1), text: at === 1 ? t.html : t.short, picture, ...shape }]
      : [],
  )
}

/** A picture with parts at its edges and in its middle. */
export function models(t: Texts, { tall: [picture] }: Pictures): Block[] {
  const places = [
    { x: 5, y: 90 },
    { x: 50, y: 40 },
    { x: 96, y: 60 },
  ]
  const part = (at: { x: number; y: number }, index: number) => ({
    title: t.item(index),
    text: t.text(index),
    at,
    figures: [{ label: t.plainColumns[0] ?? '', value: '8,000', unit: t.unit[4] ?? '' }],
  })
  return picture
    ? [{ type: 'model', title: t.samples('model', 3), summary: t.lead, picture, items: places.map(part), note: t.note }]
    : []
}

/** Trains of stations, zones around each other, provinces: few and many. */
export function schemes(t: Texts): Block[] {
  const item = (at: number) => ({ title: t.item(at), text: t.text(at) })
  return [
    ...[3, 6].map(
      (count): Block => ({
        type: 'flow',
        title: t.samples('flow', count),
        summary: t.lead,
        items: range(count).map((at) => ({
          ...item(at),
          measures: [
            { label: t.plainColumns[0] ?? '', value: 100 - at * 12, unit: '%' },
            { label: t.plainColumns[1] ?? '', value: at * 3.5, unit: 'mg/L' },
          ],
        })),
        note: t.note,
      }),
    ),
    ...[2, 5].map(
      (count): Block => ({
        type: 'layers',
        title: t.samples('layers', count),
        summary: t.lead,
        items: range(count).map((at) => ({ ...item(at), ...(at % 2 === 0 && { rules: [t.text(3), t.text(5)] }) })),
      }),
    ),
    {
      type: 'targets',
      title: t.samples('targets', 4),
      items: targetStates.map((state, at) => ({
        name: t.item(at),
        unit: at % 2 ? '%' : 'mg/L',
        since: 2023,
        values: [18.6, 17.4, 16.3 - at],
        target: 14.5,
        by: t.item(at + 1),
        state,
        status: t.item(at + 2),
        assured: at % 2 === 0,
        ...(at > 1 && { reason: t.short }),
      })),
      note: t.note,
    },
    {
      type: 'map',
      title: t.samples('map', 6),
      summary: t.lead,
      unit: t.unit[4] ?? '',
      items: (['HB', 'HN', 'HA', 'AH', 'GX', 'NM'] as const).map((province, at) => ({ province, value: 12 + at * 31 })),
      note: t.note,
    },
  ]
}
