import { z } from 'zod'
import { eventKinds } from '#contract/calendar.ts'
import { route } from '#contract/fields.ts'
import { targetStates } from '#contract/targets.ts'
import { bilingual, both, day, each, format, id, onPicture, spoken, text, year } from './fields.ts'

/** `values` where the language counts in units of its own: 万吨, million t. */
const indicator = z.strictObject({
  name: text,
  unit: text,
  values: z.array(text).optional(),
  target: text,
  method: text,
})

/** How the target of an indicator stands, and where on the land of home's first picture. */
const aimed = { state: z.enum(targetStates).optional(), place: onPicture.optional() }

/** Every ESG indicator by topic, one value a year of `years`; `—` where there is none. Those with a target have a `state`. */
export const esgFile = z.strictObject({
  years: z.array(year).min(2),
  items: z.array(bilingual({ id, topic: both, values: z.array(text), ...aimed }, indicator.shape)).min(1),
})

const hour = format('time', /^([01]\d|2[0-3]):[0-5]\d$/)
/** The investor calendar; times are those of China. */
export const calendarFile = z.strictObject({
  updated: day,
  name: both,
  notice: both,
  kinds: z.array(spoken({ code: z.enum(eventKinds), ...each(text) })).min(1),
  items: z.array(
    bilingual(
      {
        id,
        date: day,
        time: hour.optional(),
        until: hour.optional(),
        tentative: z.boolean().default(false),
        kind: z.enum(eventKinds),
        link: route.optional(),
      },
      { title: text, place: text.optional() },
    ),
  ),
})

export const quoteFile = spoken({
  code: text,
  type: z.enum(['stock', 'bond']),
  shares: z.number().int().positive().optional(),
  ...each(z.strictObject({ name: text, exchange: text, notice: text })),
  terms: z.array(bilingual({}, { label: text, value: text })),
})
