import { z } from 'zod'
import { link, markdown, text } from '#contract/fields.ts'
import { picture } from '#contract/picture.ts'
import { image } from '#server/content/shapes/media.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { ComposedKind } from '../kind.ts'

/** `side` is the edge of the text at which the picture stands on wide screens. */
const words = {
  type: z.literal('split'),
  title: text,
  text: markdown,
  side: z.enum(['start', 'end']).default('end'),
  caption: text.optional(),
  link: link.optional(),
}
const shape = z.strictObject({ ...words, picture })
const contentShape = z.strictObject({ ...words, ...image })

export const split = {
  shape,
  contentShape,
  compose: ({ picture, alt, focus, text, ...words }, composer) => ({
    ...words,
    text: composer.html(text),
    picture: composer.picture(picture, alt, focus),
  }),
  searchTexts: ({ title, text }, plain) => [title, plain(text)],
  print: ({ title, text, picture, alt, caption }, { prose }) =>
    `<div class="split"><h3>${escapeHtml(title)}</h3><figure role="group"><img src="/media/${picture}?width=640" alt="${escapeHtml(alt)}">${caption ? `<figcaption class="note">${escapeHtml(caption)}</figcaption>` : ''}</figure>${prose(text)}</div>`,
  words: {
    zh: { name: '图文', about: '图片和文字并排', fields: { side: '图片位置' }, values: { start: '靠前', end: '靠后' } },
    en: {
      name: 'Picture and text',
      about: 'A picture beside a text',
      fields: { side: 'Place of the picture' },
      values: { start: 'Before the text', end: 'After the text' },
    },
  },
  samples({ t, pictures: { tall, wide } }) {
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
  },
} satisfies ComposedKind<typeof shape, typeof contentShape>
