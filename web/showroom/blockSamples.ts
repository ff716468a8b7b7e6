import type { Block } from '#contract/blocks.ts'
import type { Lang } from '#contract/paths.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import { chartSamples } from '../testing/charts.ts'
import { models, type Pictures, page, range, schemes, splits, tables } from './composedSamples.ts'
import { type Texts, texts } from './texts.ts'

export interface Group {
  name: string
  blocks: Block[]
}

/** Every block in every shape that its content can give it. */
export function blockSamples(lang: Lang, pictures: Pictures): Group[] {
  const t = texts[wholeLangOf(lang)]
  return [...running(t), ...drawn(t, pictures, lang), ...closing(t, pictures)]
}

const counts = (...sizes: number[]) => sizes.map((count) => ({ count, numbers: range(count) }))
const pair = (t: Texts, at: number) => ({ title: t.item(at), text: t.text(at) })

/** Pages, text, figures, cards, steps. */
function running(t: Texts): Group[] {
  const { samples: named } = t
  return [
    { name: 'page', blocks: page(t) },
    {
      name: 'prose',
      blocks: [
        { type: 'lead', text: `<p>${t.lead}</p>` },
        { type: 'lead', text: `<p>${t.lead}</p><p>${t.lead}</p>` },
        { type: 'prose', title: t.samples('prose', 1), text: t.html },
        { type: 'prose', title: t.long, text: t.short },
      ],
    },
    {
      name: 'figures',
      blocks: counts(1, 2, 3, 4, 5, 6, 7).map(({ count, numbers }) => ({
        type: 'figures',
        ...(count !== 3 && { title: named('figures', count) }),
        items: numbers.map((at) => ({
          value: ['85', '2,400', '96.5', '11', '142,306', '1:3.2', '0.08'][at] ?? '',
          ...(t.unit[at] && { unit: t.unit[at] }),
          label: at === 6 ? t.long : t.item(at),
          note: t.note,
        })),
      })),
    },
    {
      name: 'cards',
      blocks: counts(2, 3, 4, 5, 6, 7).map(({ count, numbers }) => ({
        type: 'cards',
        title: named('cards', count),
        items: numbers.map((at) => ({
          title: count === 7 && at === 5 ? t.long : t.item(at),
          text: t.text(at),
          ...(count % 2 === at % 2 && { link: '/feedProcessing' }),
        })),
      })),
    },
    {
      name: 'steps',
      blocks: counts(2, 3, 4, 5, 6, 8).map(({ count, numbers }) => ({
        type: 'steps',
        title: named('steps', count),
        items: numbers.map((at) => (at < 7 ? pair(t, at) : { title: t.long, text: t.text(2) })),
      })),
    },
  ]
}

/** Tables, charts, schemes, timelines, pictures. */
function drawn(t: Texts, pictures: Pictures, lang: Lang): Group[] {
  const { samples: named } = t
  return [
    { name: 'table', blocks: tables(t) },
    { name: 'chart', blocks: chartSamples[wholeLangOf(lang)] },
    { name: 'multiples', blocks: [2, 3, 6].map((count) => multiples(t, lang, count)) },
    { name: 'schemes', blocks: schemes(t) },
    {
      name: 'timeline',
      blocks: counts(2, 5).map(({ count, numbers }) => ({
        type: 'timeline',
        title: named('timeline', count),
        items: numbers.map((at) => ({ when: t.when[at] ?? '', ...pair(t, at) })),
      })),
    },
    {
      name: 'gallery',
      blocks: counts(2, 3, 4, 5, 7).map(({ count, numbers }) => ({
        type: 'gallery',
        title: named('gallery', count),
        items: numbers.flatMap((at) => {
          const picture = (at % 3 === 1 ? pictures.wide : pictures.tall).at(at % 5)
          return picture ? [{ caption: t.text(at), picture }] : []
        }),
      })),
    },
  ]
}

/** So many of the charts over the same five years. */
function multiples(t: Texts, lang: Lang, count: number): Block {
  const yearly = chartSamples[wholeLangOf(lang)].flatMap((chart) => {
    if (chart.kind !== 'bar' && chart.kind !== 'line') return []
    const { kind, summary, unit, axis, categories, series, targets } = chart
    const isYearly = categories.length === 5 && categories[0] === '2021' && series.length < 3
    return isYearly ? [{ axis, categories, item: { kind, summary, unit, series, targets } }] : []
  })
  return {
    type: 'multiples',
    title: t.samples('multiples', count),
    summary: t.lead,
    axis: yearly[0]?.axis ?? '',
    categories: yearly[0]?.categories ?? [],
    items: range(count).flatMap((at) => {
      const item = yearly[at % yearly.length]?.item
      return item?.kind === 'bar' || item?.kind === 'line' ? [{ ...item, kind: item.kind, title: t.item(at) }] : []
    }),
    note: t.note,
  }
}

/** Pictures beside text, quotes, callouts, questions, contacts, files. */
function closing(t: Texts, pictures: Pictures): Group[] {
  const { samples: named } = t
  return [
    { name: 'split', blocks: splits(t, pictures) },
    { name: 'model', blocks: models(t, pictures) },
    {
      name: 'quote',
      blocks: [t.quote, t.longQuote].map((text) => ({ type: 'quote', text, name: t.name, post: t.post })),
    },
    {
      name: 'callout',
      blocks: [
        { type: 'callout', title: named('callout', 1), text: t.short },
        { type: 'callout', title: t.link, text: t.short, link: { to: '/feedProcessing', text: t.link } },
      ],
    },
    {
      name: 'faq',
      blocks: [
        { type: 'faq', title: named('faq', 3), items: t.question.map((question) => ({ question, answer: t.html })) },
      ],
    },
    {
      name: 'contacts',
      blocks: counts(1, 2, 4, 5, 7).map(({ count, numbers }) => ({
        type: 'contacts',
        title: named('contacts', count),
        items: numbers.map((at) => ({
          region: t.region(at),
          name: t.office,
          phone: '0710-555 0100',
          ...(at % 2 === 0 && { mail: 'a-desk-with-a-long-name@company.example' }),
          ...(at % 3 === 0 && { address: t.address }),
        })),
      })),
    },
    {
      name: 'downloads',
      blocks: [
        {
          type: 'downloads',
          title: named('downloads', 4),
          items: t.files.map((title, at) => ({
            title,
            ...(at % 2 === 0 && { note: t.fileNote }),
            date: '2026-04-22',
            href: `/files/${at}`,
            format: ['PDF', 'ICS', 'CSV', 'ZIP'][at] ?? 'PDF',
            size: [4_812_345, 940, 18_200, 1_203_000_000][at] ?? 1,
          })),
        },
      ],
    },
  ]
}
