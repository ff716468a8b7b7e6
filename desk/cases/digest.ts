import { daysBetween } from '#contract/day.ts'
import { type CaseDays, type Mark, marksOf } from '#contract/deadlines.ts'
import type { Status } from '#sealing/message.ts'
import type { Desk } from '../desk.ts'
import type { Remembered } from '../log/memory.ts'
import { type Case, readCase } from './case.ts'
import type { Listed } from './glance.ts'
import { allCases } from './list.ts'
import { type Sighting, sightingOf, watch } from './remember.ts'
import { endsCase, provedDays } from './standing.ts'

/** How many days something took, of those where it has happened. */
export interface Days {
  count: number
  /** Of the one in the middle; `null` where there is none. */
  median: number | null
  longest: number | null
}
/** Numbers alone: nothing in it tells of one case. */
export interface Digest {
  total: number
  open: number
  /** By officers' signed words alone. */
  closed: number
  /** Open ones that the website calls closed. */
  unsigned: number
  /** Of all: those that are gone by now, counted as this desk saw them last. */
  deleted: number
  /** Of these: those that it had never opened. Their limits are not counted. */
  unknown: number
  /** By month in which the report came, YYYY-MM. */
  months: Record<string, number>
  /** By status; `none` before the first, `unopened` where the report does not open, `unknown` for some that are gone. */
  statuses: Record<string, number>
  /** By the tags of the officers' notes: the form asks for no kind. */
  tags: Record<string, number>
  acknowledge: Record<Mark['state'], number>
  feedback: Record<Mark['state'], number>
  /** From the report to the first signed answer, and to the last signed closing. */
  answer: Days
  closing: Days
}
/** What is counted of a case: what officers have signed, and the days as this desk saw them first. */
export interface Counted extends CaseDays {
  status: Status | 'none' | 'unopened' | 'unknown'
  tags: readonly string[]
  /** Day of the signed closing that holds now. */
  ended: string | undefined
  /** The website calls it closed, and no officer has signed that. */
  isUnsigned: boolean
  isDeleted: boolean
  /** It is gone and was never opened here: nothing is known of answers. */
  isUnknown: boolean
}

export const isYear = (text: string) => /^\d{4}$/.test(text)

/**
 * Counts the cases received in a year, or all. Every case is opened, since its status is sealed; of those that are gone the desk's memory
 * tells days, status and closing, and nothing their tags.
 */
export async function makeDigest(desk: Desk, year?: string): Promise<Digest> {
  const { cases, removals } = await allCases(desk)
  const memory = await desk.memory.recall()
  const dayOf = ({ case: name, day }: Listed) => memory?.cases.get(name)?.day ?? day
  const isChosen = (day: string) => year === undefined || day.startsWith(`${year}-`)
  const chosen = cases.filter((found) => isChosen(dayOf(found)))
  const signed: ReturnType<typeof signedIn>[] = []
  const sightings: Sighting[] = []
  for (const listed of chosen) {
    const found = await readCase(desk, listed.case, await desk.ask('open', { case: listed.case }))
    signed.push(signedIn(listed, found))
    sightings.push(sightingOf(found))
  }
  const { known } = await watch(desk, sightings)
  const counted = signed.map(({ listed, ended, ...rest }): Counted => {
    const now = known.get(listed.case)
    const days = provedDays(listed, now)
    return {
      ...{ ...days, ...rest, isUnsigned: now?.ended === false, isDeleted: false, isUnknown: false },
      ended: days.closed === null ? undefined : ended,
    }
  })
  const there = new Set(cases.map((found) => found.case))
  const removedOn = new Map(removals.map((removal) => [removal.case, removal.day]))
  const gone = [...(memory?.cases ?? [])].filter(([name, { day }]) => !there.has(name) && isChosen(day))
  const deleted = gone.map(([name, known]) => deletedAs(known, removedOn.get(name)))
  return digestOf([...counted, ...deleted], desk.today())
}

/** A case that is gone, as it is remembered; `removed` is the day of its deletion. */
function deletedAs(known: Remembered, removed: string | undefined): Counted {
  const closed = known.closed ?? removed ?? null
  const last = known.answers?.findLast(({ status }) => status)
  return {
    ...provedDays({ day: known.day, closed }, known),
    closed,
    status: last?.status ?? 'unknown',
    tags: [],
    ended: endsCase(last?.status) ? last?.day : known.ended ? (known.closed ?? undefined) : undefined,
    isUnsigned: false,
    isDeleted: true,
    isUnknown: known.report === undefined,
  }
}

/** What officers have signed of a case. */
const signedIn = (listed: Listed, { report, status, notes, closing }: Case) => ({
  listed,
  status: 'value' in report ? (status ?? ('none' as const)) : ('unopened' as const),
  tags: notes.handling.tags,
  ended: closing?.closed ? closing.day : undefined,
})

/** The counting. */
export function digestOf(cases: readonly Counted[], today: string): Digest {
  const marks = cases.filter(({ isUnknown }) => !isUnknown).map((found) => marksOf(found, today))
  const open = cases.filter(({ closed }) => closed === null).length
  const lasted = (end: (found: Counted) => string | undefined) =>
    daysOf(
      cases.flatMap((found) => {
        const day = end(found)
        return day === undefined ? [] : [daysBetween(found.day, day)]
      }),
    )
  return {
    total: cases.length,
    open,
    closed: cases.length - open,
    unsigned: cases.filter(({ isUnsigned }) => isUnsigned).length,
    deleted: cases.filter(({ isDeleted }) => isDeleted).length,
    unknown: cases.filter(({ isUnknown }) => isUnknown).length,
    months: tally(cases.map(({ day }) => day.slice(0, 7)).sort()),
    statuses: tally(cases.map(({ status }) => status)),
    tags: tally(cases.flatMap(({ tags }) => tags).sort()),
    acknowledge: standing(marks.map(({ acknowledge }) => acknowledge)),
    feedback: standing(marks.map(({ feedback }) => feedback)),
    answer: lasted(({ answered }) => answered),
    closing: lasted(({ ended }) => ended),
  }
}

function daysOf(values: readonly number[]): Days {
  const sorted = [...values].sort((one, other) => one - other)
  const half = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]]
  const median = low === undefined || high === undefined ? null : (low + high) / 2
  return { count: sorted.length, median, longest: sorted.at(-1) ?? null }
}

const tally = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]))

function standing(marks: readonly Mark[]): Record<Mark['state'], number> {
  const count = (wanted: Mark['state']) => marks.filter(({ state }) => state === wanted).length
  return {
    kept: count('kept'),
    late: count('late'),
    due: count('due'),
    overdue: count('overdue'),
    missed: count('missed'),
  }
}
