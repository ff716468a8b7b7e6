import { z } from 'zod'
import { text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

/** Provinces, autonomous regions, municipalities and special administrative regions, by their codes in ISO 3166-2:CN. */
// biome-ignore format: one line a code says no more
export const provinces = [
  'AH', 'BJ', 'CQ', 'FJ', 'GD', 'GS', 'GX', 'GZ', 'HA', 'HB', 'HE', 'HI', 'HK', 'HL', 'HN', 'JL', 'JS',
  'JX', 'LN', 'MO', 'NM', 'NX', 'QH', 'SC', 'SD', 'SH', 'SN', 'SX', 'TJ', 'TW', 'XJ', 'XZ', 'YN', 'ZJ',
] as const
export type Province = (typeof provinces)[number]

/**
 * A tile a province, darker where the value is higher; schematic, without borders. `unitOne` is the unit of a single one. `to` is `#` and
 * the title of a block, or the region of a contact, on the same page.
 */
const shape = z.strictObject({
  type: z.literal('map'),
  title: text,
  summary: text,
  unit: text,
  unitOne: text.optional(),
  items: z
    .array(z.strictObject({ province: z.enum(provinces), value: z.number().positive(), to: text.optional() }))
    .min(2),
  note: text.optional(),
})

export const map = {
  shape,
  searchTexts: ({ title, summary }) => [title, summary],
  print: 'none',
  words: {
    zh: { name: '地图', about: '各省的数字地图', fields: { unitOne: '单数单位' } },
    en: { name: 'Map', about: 'A number for each province', fields: { unitOne: 'Unit of a single one' } },
  },
  samples: ({ t }) => [
    {
      type: 'map',
      title: t.samples('map', 6),
      summary: t.lead,
      unit: t.unit[4] ?? '',
      items: (['HB', 'HN', 'HA', 'AH', 'GX', 'NM'] as const).map((province, at) => ({ province, value: 12 + at * 31 })),
      note: t.note,
    },
  ],
} satisfies PlainKind<typeof shape>
