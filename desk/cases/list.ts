import { type Marks, marksOf } from '#contract/deadlines.ts'
import type { DeskOutput } from '#contract/desk.ts'
import type { Status } from '#sealing/message.ts'
import type { Desk } from '../desk.ts'
import { Fault } from '../fault.ts'
import { type HeadFault, watchHeads } from '../log/heads.ts'
import { converse, openReport, type WhyNot } from './case.ts'
import { caseName } from './name.ts'
import { type Handling, handlingOf, openProven, unhandled } from './notes.ts'
import { chooseGlanced } from './resealings.ts'

export type Listed = DeskOutput<'list'>['cases'][number]

export interface ListedCase extends Listed {
  name: string
  marks: Marks
  /** The reporter had the last word, or nobody has spoken yet. */
  waiting: boolean
  /** Not there for what was not opened for the list: closed cases, and the rest after too many slow ones. */
  seen: Seen | undefined
}
/** What a list shows of an opened case. */
export type Seen =
  | { state: 'open'; subject: string; status: Status | undefined; hasStrangers: boolean; handling: Handling }
  | { state: 'refused'; reason: WhyNot }
  /** The website did not give it in time. */
  | { state: 'slow' }
/** What was opened since the desk was unlocked, by case and number of messages. */
export type Glances = Map<string, Seen>

export interface Listing {
  cases: ListedCase[]
  open: number
  closed: number
  page: number
  pages: number
  headFaults: HeadFault[]
}

const together = 4
const casesOnPage = 50
/** Milliseconds for one case, and after which no other is begun. */
const patience = { one: 5_000, all: 20_000 }

/** All cases of the channel as the server lists them, and the log heads. */
export async function allCases(desk: Desk): Promise<Pick<DeskOutput<'list'>, 'cases' | 'heads'>> {
  const first = await desk.ask('list', { page: 1 })
  const { cases, heads } = first
  for (let page = 2; page <= first.pages; page++) cases.push(...(await desk.ask('list', { page })).cases)
  return { cases, heads }
}

/**
 * A page of the channel's cases: open ones first, those whose next limit is nearest before the others. Subject and status are sealed,
 * so report, last message and last note are fetched and opened for it, each once while the desk is unlocked.
 */
export async function listCases(
  desk: Desk,
  {
    glances = new Map(),
    page = 1,
    limits = patience,
  }: { glances?: Glances; page?: number; limits?: typeof patience } = {},
): Promise<Listing> {
  const { cases, heads } = await allCases(desk)
  const today = desk.today()
  const listed = cases
    .map((found): ListedCase => {
      const waiting = found.closed === null && found.messages.at(-1)?.speaker !== 'officer'
      return { ...found, name: caseName(found.case), marks: marksOf(found, today), waiting, seen: undefined }
    })
    .sort((a, b) => urgency(a).localeCompare(urgency(b)))
  const pages = Math.max(1, Math.ceil(listed.length / casesOnPage))
  const at = Math.min(Math.max(1, page), pages)
  const shown = listed.slice((at - 1) * casesOnPage, at * casesOnPage)
  const queue = shown.filter(({ closed }) => closed === null)
  const until = performance.now() + limits.all
  const take = async () => {
    for (let next = queue.shift(); next && performance.now() < until; next = queue.shift()) {
      next.seen = await glance(desk, next, glances, limits.one)
    }
  }
  await Promise.all(Array.from({ length: together }, take))
  const open = listed.filter(({ closed }) => closed === null).length
  const headFaults = await watchHeads(desk, heads)
  return { cases: shown, open, closed: listed.length - open, page: at, pages, headFaults }
}

async function glance(desk: Desk, { case: name, messages }: Listed, glances: Glances, limit: number): Promise<Seen> {
  const key = `${name} ${messages.length}`
  const before = glances.get(key)
  if (before) return before
  try {
    const seen = await look(desk, name, await desk.ask('glance', { case: name }, limit))
    glances.set(key, seen)
    return seen
  } catch (error) {
    if (error instanceof Fault) return { state: 'slow' }
    throw error
  }
}

/** A report's subject, or the beginning of what it tells; where the case stands; who looks after it. */
async function look(desk: Desk, name: string, given: DeskOutput<'glance'>): Promise<Seen> {
  const { sealed, last, note } = await chooseGlanced(desk, name, given)
  const report = await openReport(desk, name, sealed)
  if ('refused' in report) return { state: 'refused', reason: report.refused }
  const { fields } = report.value
  const { status } = await converse(desk, { name, complaint: report.value, messages: last ? [last] : [] })
  const [opened] = await openProven(desk, name, note ? [note] : [])
  return {
    state: 'open',
    subject: fields.subject.trim() || beginningOf(fields.content.trim()),
    status,
    hasStrangers: report.audience.strangers.length > 0,
    handling: opened && 'note' in opened ? handlingOf(opened.note) : unhandled,
  }
}

/** Sorts by what is due next; what is done no longer counts. */
function urgency({ closed, marks, day, case: name }: ListedCase): string {
  const next = Object.values(marks).find(({ state }) => state === 'due' || state === 'overdue')
  return [closed === null ? '0' : '1', closed === null ? (next?.due ?? '9999') : '', day, name].join(' ')
}

/** Of a report without a subject: as much as fits a line, and a sign that there is more. */
const beginningOf = (text: string): string => {
  const symbols = [...text]
  return symbols.length > 40 ? `${symbols.slice(0, 40).join('').trimEnd()}…` : text
}
