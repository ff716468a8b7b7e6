import { type Mark, marksOf } from '#contract/deadlines.ts'
import type { Desk } from '../desk.ts'
import { readCase } from './case.ts'
import { allCases, type Listed } from './list.ts'
import { type Sighting, sightingOf, watch } from './remember.ts'

/** Numbers alone: nothing in it tells of one case. */
export interface Digest {
  total: number
  open: number
  closed: number
  /** By month in which the report came, YYYY-MM. */
  months: Record<string, number>
  /** By status; `none` before the first, `unopened` where the report does not open. */
  statuses: Record<string, number>
  acknowledge: Record<Mark['state'], number>
  feedback: Record<Mark['state'], number>
}

export const isYear = (text: string) => /^\d{4}$/.test(text)

/** Counts the cases received in a year, or all. Every case is opened, since its status is sealed. */
export async function makeDigest(desk: Desk, year?: string): Promise<Digest> {
  const { cases } = await allCases(desk)
  const chosen = cases.filter(({ day }) => year === undefined || day.startsWith(`${year}-`))
  const statuses: string[] = []
  const sightings: Sighting[] = []
  for (const { case: name } of chosen) {
    const found = await readCase(desk, name, await desk.ask('open', { case: name }))
    statuses.push('value' in found.report ? (found.status ?? 'none') : 'unopened')
    sightings.push(sightingOf(found))
  }
  await watch(desk, sightings) // at once: each line of the memory is written out to the disk
  return digestOf(chosen, statuses, desk.today())
}

/** The counting, of cases and their statuses in the same order. */
export function digestOf(cases: readonly Listed[], statuses: readonly string[], today: string): Digest {
  const marks = cases.map((found) => marksOf(found, today))
  const open = cases.filter(({ closed }) => closed === null).length
  return {
    total: cases.length,
    open,
    closed: cases.length - open,
    months: tally(cases.map(({ day }) => day.slice(0, 7)).sort()),
    statuses: tally(statuses),
    acknowledge: standing(marks.map(({ acknowledge }) => acknowledge)),
    feedback: standing(marks.map(({ feedback }) => feedback)),
  }
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
