import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { targetStates } from '#contract/targets.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import type { PlainKind } from '../kind.ts'

/**
 * The way from a base year to a target, a value a year from `since` on; the last is the newest. `by` says in words what is to be reached
 * when, `status` how it stands and why; `assured` that a third party has checked the newest value.
 */
const shape = z.strictObject({
  type: z.literal('targets'),
  title: text,
  summary: text.optional(),
  items: z
    .array(
      z.strictObject({
        name: text,
        unit: text,
        since: z.number().int(),
        values: z.array(z.number()).min(1),
        target: z.number(),
        by: text,
        state: z.enum(targetStates),
        status: text,
        reason: text.optional(),
        assured: z.boolean().optional(),
      }),
    )
    .min(1),
  note: text.optional(),
})

export const targets = {
  shape,
  searchTexts: ({ title, items, note }) => [
    title,
    ...items.flatMap(({ name, by, status, reason }) => [[name, by].join(' '), status, reason]),
    note,
  ],
  print: ({ title, note, items }, { lang, table }) => table({ caption: title, ...targetTable(items, lang), note }),
  words: {
    zh: {
      name: '目标与进度',
      about: '各项目标从基年走到了哪里',
      fields: { by: '目标的说法', state: '状态标记', assured: '经鉴证' },
      values: { met: '已达成', 'on-track': '按计划', late: '略落后', behind: '落后' },
    },
    en: {
      name: 'Targets and progress',
      about: 'The way from a base year to each target',
      fields: { by: 'Target in words', state: 'State', assured: 'With assurance' },
      values: { met: 'Met', 'on-track': 'On track', late: 'Slightly behind', behind: 'Behind' },
    },
  },
  samples: ({ t }) => [
    {
      type: 'targets',
      title: t.samples('targets', 4),
      items: targetStates.map((state, at) => ({
        name: t.item(at),
        unit: at % 2 ? '%' : 'mg/L',
        since: 2023,
        values: [18.6, 17.4, 16.3 - at],
        target: 14.5,
        by: t.item(at + 1),
        state,
        status: t.item(at + 2),
        assured: at % 2 === 0,
        ...(at > 1 && { reason: t.note }),
      })),
      note: t.note,
    },
  ],
} satisfies PlainKind<typeof shape>

/** What is said around the ends of a way to a target. */
const wordsOnPaper = {
  zh: {
    columns: ['指标', '基年', '最新', '目标', '状态'],
    unit: (unit: string) => `（${unit}）`,
    year: (year: number) => `（${year}年）`,
    reason: '，',
  },
  en: {
    columns: ['Measure', 'Base year', 'Latest', 'Target', 'Status'],
    unit: (unit: string) => ` (${unit})`,
    year: (year: number) => ` (${year})`,
    reason: ': ',
  },
}

/** On paper the way to a target is a row with its ends. */
export function targetTable(
  items: z.output<typeof shape>['items'],
  lang: WholeLang,
): { columns: string[]; rows: string[][] } {
  const words = wordsOnPaper[lang]
  const rows = items.map(({ name, unit, since, values, by, status, reason }) => {
    const isShare = unit === '%'
    const [base, latest] = [values[0], values.at(-1)].map((value) => `${value}${isShare ? '%' : ''}`)
    return [
      isShare ? name : name + words.unit(unit),
      base + words.year(since),
      latest + words.year(since + values.length - 1),
      by,
      reason ? status + words.reason + reason : status,
    ]
  })
  return { columns: words.columns, rows }
}
