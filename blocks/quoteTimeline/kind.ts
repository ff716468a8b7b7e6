import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { picture } from '#contract/picture.ts'
import { day } from '#server/content/shapes/fields.ts'
import { photograph } from '#server/content/shapes/media.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { ComposedKind } from '../kind.ts'

/** What somebody of the company said on a day; `note` says where, or to whom. */
const saying = { when: day, text, name: text, post: text, note: text.optional() }
const words = { type: z.literal('quoteTimeline'), title: text }
const shape = z.strictObject({
  ...words,
  items: z.array(z.strictObject({ ...saying, picture: picture.optional() })).min(2),
})
/** A portrait is shown whole, and described by the name. */
const contentShape = z.strictObject({
  ...words,
  items: z.array(z.strictObject({ ...saying, picture: photograph.optional() })).min(2),
})

export const quoteTimeline = {
  shape,
  contentShape,
  /** The oldest first, in whatever order they are written. */
  compose: (block, composer) => ({
    ...block,
    items: block.items
      .toSorted((a, b) => a.when.localeCompare(b.when))
      .map(({ picture, ...said }) => (picture ? { ...said, picture: composer.picture(picture, said.name) } : said)),
  }),
  searchTexts: ({ title, items }) => [
    title,
    ...items.flatMap(({ text, name, post, note }) => [text, `${name} ${post}`, note]),
  ],
  print: ({ title, items }, { beside, day }) =>
    beside(title, `<dl class="timeline">${items.map((item) => sayingHtml(item, day(item.when))).join('')}</dl>`),
  words: {
    zh: { name: '按日期排列的引语', about: '不同日期说过的几句话，带姓名职务，可配照片' },
    en: { name: 'Quotations by date', about: 'What was said when, with name and post, with or without portraits' },
  },
  samples: ({ t, pictures }) => [
    {
      type: 'quoteTimeline',
      title: t.samples('quoteTimeline', 2),
      items: [
        { when: '2004-03-08', text: t.quote, name: t.name, post: t.post },
        { when: '2025-11-20', text: t.longQuote, name: t.name, post: t.post, note: t.note },
      ],
    },
    {
      type: 'quoteTimeline',
      title: t.samples('quoteTimeline', 3),
      items: ['1992-04-18', '2016-09-01', '2025-11-20'].map((when, at) => ({
        when,
        text: at === 1 ? t.longQuote : t.quote,
        name: t.name,
        post: at === 2 ? t.long : t.post,
        picture: pictures.tall[at],
      })),
    },
  ],
} satisfies ComposedKind<typeof shape, typeof contentShape>

const sayingHtml = ({ text, name, post, note }: z.output<typeof contentShape>['items'][number], when: string) =>
  `<div><dt>${escapeHtml(when)}</dt><dd>“${escapeHtml(text)}”<p class="note">${[name, post, note ?? []].flat().map(escapeHtml).join(' · ')}</p></dd></div>`
