import { z } from 'zod'
import { certificationText, courseText, eraLight, leaderShared, leaderText } from '#contract/company.ts'
import { schedule } from '../schedule.ts'
import { bilingual, both, day, each, id, inWrittenOrder, items, spoken, text, word, wordsOf, year } from './fields.ts'
import { cropped, image } from './media.ts'

/* The form asks for the fields of a person in the order in which they stand here. */

const { name, post, summary, cv } = wordsOf(leaderText)
export const leaderFile = inWrittenOrder(
  {
    name,
    post,
    group: leaderShared.group,
    order: leaderShared.order,
    since: leaderShared.since,
    termEnds: leaderShared.termEnds,
    summary,
    picture: cropped.picture.optional(),
    focus: cropped.focus,
    cv,
    holding: leaderShared.holding.unwrap().extend({ date: day }).optional(),
    ...schedule,
  },
  bilingual,
)
/** An open post. It is listed until its closing day is over in China; without one until somebody takes it down. */
export const vacancyFile = inWrittenOrder(
  {
    title: word(text),
    team: word(text),
    place: word(text),
    openings: z.number().int().positive(),
    /** When it was posted. */
    date: day,
    closes: day.optional(),
    ...schedule,
  },
  bilingual,
)

/** A number with its label, where each language counts in units of its own: `{ value: { zh: "58", en: "580,000" }, zh: 万头, en: head }`. */
const countedInEach = spoken({ value: text.or(both), ...each(text) })

/** A period of the history, with the figure that grew in it. */
const era = bilingual({ light: eraLight, figure: countedInEach }, courseText)

export const historyFile = z.strictObject({
  entries: z.array(bilingual({ year, era: era.optional(), figure: countedInEach.optional() }, courseText)),
})

/** `picture` is the certificate itself, a scan as a rule: one for both languages on top, or one in each. */
export const certificationsFile = items(
  bilingual(
    {
      id,
      standard: text,
      number: text,
      body: both,
      issued: day,
      expires: day,
      sites: z.number().int().positive(),
      picture: image.picture.optional(),
    },
    { ...certificationText, picture: image.picture.optional() },
  ),
)
export const factorySitesFile = z.strictObject({
  items: z.array(spoken({ id, province: both, ...each(text) })).min(1),
  departments: z.array(spoken({ id, ...each(text) })).min(1),
})
