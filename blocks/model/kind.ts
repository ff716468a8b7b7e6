import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { focus, picture } from '#contract/picture.ts'
import { image } from '#server/content/shapes/media.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { ComposedKind } from '../kind.ts'

/** A picture whose parts are explained one by one, each with the first of its figures pinned to it at `at`. */
const words = { type: z.literal('model'), title: text, summary: text, note: text.optional() }
const part = z.strictObject({
  title: text,
  text,
  at: focus,
  figures: z
    .array(z.strictObject({ label: text, value: text, unit: text.optional() }))
    .min(1)
    .max(3),
})
const parts = <Part extends z.ZodType>(one: Part) => z.array(one).min(3).max(8)

/** A target that is behind stands at its part as a flag. */
const missed = z.strictObject({ label: text, to: text })
const shape = z.strictObject({ ...words, picture, items: parts(part.extend({ missed: missed.optional() })) })
/** `indicator`: id of an ESG indicator that is measured at this part. */
const contentShape = z.strictObject({ ...words, ...image, items: parts(part.extend({ indicator: text.optional() })) })

export const model = {
  shape,
  contentShape,
  compose: ({ picture, alt, focus, items, ...words }, composer) => ({
    ...words,
    picture: composer.picture(picture, alt, focus),
    items: items.map(({ indicator, ...part }) => ({
      ...part,
      missed: indicator ? composer.missed(indicator) : undefined,
    })),
  }),
  searchTexts: ({ title, summary, items }) => [title, summary, ...items.flatMap(({ title, text }) => [title, text])],
  print: (block, { drawing, stations }) => drawing(block, pinnedHtml(block) + stations(block.items.map(numbered))),
  words: {
    zh: { name: '标注数字的模型图', about: '一张图，逐处讲解并标注数字', fields: { indicator: 'ESG指标的代号' } },
    en: {
      name: 'Model with pinned figures',
      about: 'A picture whose parts are explained one by one',
      fields: { indicator: 'Id of the ESG indicator' },
    },
  },
  samples({
    t,
    entry,
    pictures: {
      tall: [picture],
    },
  }) {
    const places = [
      { x: 5, y: 90 },
      { x: 50, y: 40 },
      { x: 96, y: 60 },
    ]
    const figures = [{ label: t.plainColumns[0] ?? '', value: '8,000', unit: t.unit[4] ?? '' }]
    const missed = { label: t.item(1), to: '/' }
    const items = places.map((at, index) => ({ ...entry(index), at, figures, ...(index === 1 && { missed }) }))
    return picture
      ? [{ type: 'model', title: t.samples('model', 3), summary: t.lead, picture, items, note: t.note }]
      : []
  },
} satisfies ComposedKind<typeof shape, typeof contentShape>

type Model = z.output<typeof contentShape>

/** The picture with the numbers of its parts. */
function pinnedHtml({ picture, alt, items }: Model): string {
  const pins = items.map(({ at }, index) => `<span style="left:${at.x}%;top:${at.y}%">${index + 1}</span>`)
  return `<figure class="model" role="group"><img src="/media/${picture}?width=1100" alt="${escapeHtml(alt)}">${pins.join('')}</figure>`
}

const numbered = ({ title, text, figures }: Model['items'][number], index: number) => ({
  title: `${index + 1} ${title}`,
  text,
  measures: figures,
})
