import type { SampleSource } from '#blocks/kind.ts'
import { type Block, kinds } from '#blocks/kinds.ts'
import type { Lang } from '#contract/paths.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import { chartSamples } from '../testing/charts.ts'
import { type Texts, texts } from './texts.ts'

export interface Group {
  name: string
  blocks: Block[]
}

/** A page as they are, then every kind of block in every shape that its content can give it. */
export function blockSamples(lang: Lang, pictures: SampleSource['pictures']): Group[] {
  const whole = wholeLangOf(lang)
  const t = texts[whole]
  const source: SampleSource = {
    t,
    pictures,
    charts: chartSamples[whole],
    entry: (at) => ({ title: t.item(at), text: t.text(at) }),
    range,
    counts: (...sizes) => sizes.map((count) => ({ count, numbers: range(count) })),
  }
  return [
    { name: 'page', blocks: page(t) },
    ...Object.entries(kinds).map(([name, { samples }]) => ({ name, blocks: samples(source) })),
  ]
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A page as they usually are, which begins with a list of its blocks. */
const page = (t: Texts): Block[] => [
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
