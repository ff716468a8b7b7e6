import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { isCollect, picture } from '#contract/picture.ts'
import { image } from '#server/content/shapes/media.ts'
import type { ComposedKind } from '../kind.ts'

const words = { type: z.literal('gallery'), title: text }
const item = { caption: text, isCollect }
const shape = z.strictObject({ ...words, items: z.array(z.strictObject({ ...item, picture })).min(2) })
const contentShape = z.strictObject({ ...words, items: z.array(z.strictObject({ ...item, ...image })).min(2) })

export const gallery = {
  shape,
  contentShape,
  compose: (block, composer) => ({
    ...block,
    items: block.items.map(({ picture, alt, focus, ...words }) => ({
      ...words,
      picture: composer.picture(picture, alt, focus),
    })),
  }),
  searchTexts: ({ title, items }) => [title, ...items.map(({ caption }) => caption)],
  print: 'none',
  words: {
    zh: { name: '图集', about: '一组可以放大的图片' },
    en: { name: 'Gallery', about: 'Pictures that open large' },
  },
  samples: ({ t, counts, pictures }) =>
    counts(2, 3, 4, 5, 7).map(({ count, numbers }) => ({
      type: 'gallery',
      title: t.samples('gallery', count),
      items: numbers.flatMap((at) => {
        const picture = (at % 3 === 1 ? pictures.wide : pictures.tall).at(at % 5)
        return picture ? [{ caption: t.text(at), picture }] : []
      }),
    })),
} satisfies ComposedKind<typeof shape, typeof contentShape>
