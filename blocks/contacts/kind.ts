import { z } from 'zod'
import { text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

const shape = z.strictObject({
  type: z.literal('contacts'),
  title: text,
  items: z
    .array(
      z.strictObject({
        region: text,
        name: text,
        /** When somebody answers. */
        hours: text.optional(),
        phone: text.optional(),
        mail: text.optional(),
        address: text.optional(),
      }),
    )
    .min(1),
})

export const contacts = {
  shape,
  searchTexts: ({ title, items }) => [title, ...items.map((item) => Object.values(item).join(' '))],
  print: 'none',
  words: {
    zh: {
      name: '联系方式',
      about: '电话、邮箱、地址',
      fields: { region: '地区', hours: '受理时间', mail: '邮箱' },
    },
    en: {
      name: 'Contacts',
      about: 'Telephone, e-mail, address',
      fields: { region: 'Region', hours: 'Hours', mail: 'E-mail' },
    },
  },
} satisfies PlainKind<typeof shape>
