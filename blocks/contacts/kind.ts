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
    zh: { name: '联系方式', about: '电话、邮箱、地址', fields: { region: '地区', hours: '受理时间', mail: '邮箱' } },
    en: {
      name: 'Contacts',
      about: 'Telephone, e-mail, address',
      fields: { region: 'Region', hours: 'Hours', mail: 'E-mail' },
    },
  },
  samples: ({ t, counts }) =>
    counts(1, 2, 4, 5, 7).map(({ count, numbers }) => ({
      type: 'contacts',
      title: t.samples('contacts', count),
      items: numbers.map((at) => ({
        region: t.region(at),
        name: t.office,
        phone: '0710-555 0100',
        ...(at % 2 === 0 && { mail: 'a-desk-with-a-long-name@company.example' }),
        ...(at % 3 === 0 && { address: t.address }),
      })),
    })),
} satisfies PlainKind<typeof shape>
