import { type Marks, marksOf } from '#contract/deadlines.ts'
import type { DeskOutput } from '#contract/desk.ts'
import type { Desk } from '../desk.ts'
import { caseName } from './name.ts'
import { type Case, openCase } from './thread.ts'

export type Listed = DeskOutput<'list'>['cases'][number]

export interface ListedCase extends Listed {
  name: string
  marks: Marks
  /** The reporter had the last word, or nobody has spoken yet. */
  waiting: boolean
  /** Opened for the list, or not: closed cases and those beyond the first `mostOpened` are not. */
  seen: Seen | undefined
}
/** What a list shows of an opened case; `refused` where the report does not open. */
export type Seen = { refused: false; subject: string; status: Case['status'] } | { refused: true }
/** What was opened since the desk was unlocked, by case and number of messages. */
export type Glances = Map<string, Seen>

const mostOpened = 60
const together = 4

/**
 * The channel's cases: open ones first, those whose next limit is nearest before the others. Subject and status are sealed,
 * so open cases are fetched and opened for it, each once while the desk is unlocked.
 */
export async function listCases(desk: Desk, glances: Glances = new Map()): Promise<ListedCase[]> {
  const { cases } = await desk.ask('list', {})
  const today = desk.today()
  const listed = cases
    .map(
      (found): ListedCase => ({
        ...found,
        name: caseName(found.lookup),
        marks: marksOf(found, today),
        waiting: found.closed === null && found.messages.at(-1)?.speaker !== 'officer',
        seen: undefined,
      }),
    )
    .sort((a, b) => urgency(a).localeCompare(urgency(b)))
  const wanted = listed.filter(({ closed }) => closed === null).slice(0, mostOpened)
  const queue = [...wanted]
  const take = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) next.seen = await glance(desk, next, glances)
  }
  await Promise.all(Array.from({ length: together }, take))
  return listed
}

async function glance(desk: Desk, { lookup, messages }: Listed, glances: Glances): Promise<Seen> {
  const key = `${lookup} ${messages.length}`
  const before = glances.get(key)
  if (before) return before
  const seen = seenOf(await openCase(desk, lookup))
  glances.set(key, seen)
  return seen
}

/** A report's subject, or the beginning of what it tells. */
export function seenOf({ report, status }: Case): Seen {
  if (!report.ok) return { refused: true }
  const { subject, content } = report.value.fields
  return { refused: false, subject: subject.trim() || content.trim().slice(0, 40), status }
}

/** Sorts by what is due next; what is done no longer counts. */
function urgency({ closed, marks, day, lookup }: ListedCase): string {
  const next = Object.values(marks).find(({ state }) => state === 'due' || state === 'overdue')
  return [closed === null ? '0' : '1', closed === null ? (next?.due ?? '9999') : '', day, lookup].join(' ')
}
