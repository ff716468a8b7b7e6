import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { file } from '#server/content/shapes/media.ts'
import type { ComposedKind } from '../kind.ts'

const words = { type: z.literal('downloads'), title: text }
const item = { title: text, note: text.optional(), date: z.iso.date() }
/** `size` in bytes, `format` such as PDF. */
const shape = z.strictObject({
  ...words,
  items: z.array(z.strictObject({ ...item, href: text, format: text, size: z.number().int().positive() })).min(1),
})
const contentShape = z.strictObject({
  ...words,
  items: z.array(z.strictObject({ ...item, file: file('pdf|xlsx|csv|ics|zip|mp4') })).min(1),
})

export const downloads = {
  shape,
  contentShape,
  compose: (block, { sizeOf }) => ({
    ...block,
    items: block.items.map(({ file, ...words }) => ({
      ...words,
      href: `/media/${file}`,
      format: file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
      size: sizeOf(file),
    })),
  }),
  searchTexts: ({ title, items }) => [title, ...items.flatMap(({ title, note }) => [title, note])],
  print: 'none',
  words: {
    zh: { name: '下载', about: '可以下载的文件', fields: { file: '文件' } },
    en: { name: 'Downloads', about: 'Files to download', fields: { file: 'File' } },
  },
  samples: ({ t }) => [
    {
      type: 'downloads',
      title: t.samples('downloads', 4),
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
} satisfies ComposedKind<typeof shape, typeof contentShape>
