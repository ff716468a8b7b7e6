import { z } from 'zod'
import { text } from '#contract/fields.ts'
import type { PlainKind } from '../kind.ts'

/** How a target stands: each has a shape of its own beside its word. */
export const targetStates = ['met', 'on-track', 'late', 'behind'] as const
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
} satisfies PlainKind<typeof shape>
