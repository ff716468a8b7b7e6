import { type Marks, marksOf } from '#contract/deadlines.ts'
import type { DeskOutput } from '#contract/desk.ts'
import { turnsOf } from '#sealing/conversation.ts'
import type { Status } from '#sealing/message.ts'
import type { Desk } from '../desk.ts'
import { Fault } from '../fault.ts'
import { type HeadFault, watchHeads } from '../log/heads.ts'
import { type Case, converse, openReport, readCase, textsOf, unbackedAmong, type WhyNot } from './case.ts'
import { type AskedDeletion, askedDeletion } from './deletion.ts'
import { caseName } from './name.ts'
import { type Handling, lastNote, openNotes } from './notes.ts'
import { hashesOf, hashIn, type MemoryFault, type Sighting, watch, watchRetention } from './remember.ts'
import { chooseGlanced } from './resealings.ts'

export type Listed = DeskOutput<'list'>['cases'][number]

export interface ListedCase extends Listed {
  name: string
  deletion: AskedDeletion | null
  marks: Marks
  /** The reporter had the last word, or nobody has spoken yet. */
  waiting: boolean
  /** Texts that another person sealed again, and that wait for this officer's signature. */
  unconfirmed: number
  /** Not there for what was not opened for the list: closed cases, and the rest after too many slow ones. */
  seen: Seen | undefined
}
/** What a list shows of an opened case. */
export type Seen =
  | {
      state: 'open'
      subject: string
      status: Status | undefined
      hasStrangers: boolean
      /** The last message or the last note, or both, did not pass the checks. */
      refused: number
      /** Texts that a colleague has spoiled, or put in their places alone. */
      spoiled: number
      unbacked: number
      handling: Handling
    }
  | { state: 'refused'; reason: WhyNot }
  /** The website did not give it in time. */
  | { state: 'slow' }
/** What was opened since the desk was unlocked, by case, number of messages and of texts that were sealed again. */
export type Glances = Map<string, Glimpse>
interface Glimpse {
  seen: Seen
  sighting: Partial<Sighting>
}

/** What the whole channel tells before a case is opened. */
export interface Watched {
  headFaults: HeadFault[]
  memoryFaults: MemoryFault[]
  /** How long the site keeps closed cases, where that is not what this officer knows. */
  retention: { days: number; before: number } | undefined
  /** Cases with texts that wait for this officer's signature. */
  unconfirmed: number
}
export interface Listing extends Watched {
  cases: ListedCase[]
  open: number
  closed: number
  page: number
  pages: number
}

const together = 4
const casesOnPage = 50
/** Milliseconds for one case, and after which no other is begun. */
const patience = { one: 5_000, all: 20_000 }

/** All cases of the channel as the server lists them, each once, and what it says of the whole. Pages without end come to one. */
export async function allCases(desk: Desk): Promise<Omit<DeskOutput<'list'>, 'pages'>> {
  const first = await desk.ask('list', { page: 1 })
  const { cases, ...rest } = first
  const byName = new Map(cases.map((found) => [found.case, found]))
  for (let page = 2, before = 0; page <= first.pages && byName.size > before; page++) {
    before = byName.size
    for (const found of (await desk.ask('list', { page })).cases) byName.set(found.case, found)
  }
  return { ...rest, cases: [...byName.values()] }
}

/** What is to be told of the whole channel, without opening anything. */
export async function watchChannel(desk: Desk): Promise<Watched> {
  const all = await allCases(desk)
  return watched(desk, all, all.cases.map(listedSighting))
}

async function watched(
  desk: Desk,
  { cases, heads, removals, retention }: Awaited<ReturnType<typeof allCases>>,
  sightings: readonly Sighting[],
): Promise<Watched> {
  return {
    headFaults: await watchHeads(desk, heads),
    memoryFaults: await watch(desk, sightings, { removals }),
    retention: await watchRetention(desk, retention),
    unconfirmed: cases.filter((found) => unconfirmedIn(desk, found) > 0).length,
  }
}

/**
 * A page of the channel's cases: open ones first, those whose next limit is nearest before the others. Subject and status are sealed,
 * so report, last message and last note are fetched and opened for it, each once while the desk is unlocked; of a case with texts that were
 * sealed again, all.
 */
export async function listCases(
  desk: Desk,
  {
    glances = new Map(),
    page = 1,
    limits = patience,
  }: { glances?: Glances; page?: number; limits?: typeof patience } = {},
): Promise<Listing> {
  const all = await allCases(desk)
  const today = desk.today()
  const listed = all.cases
    .map((found): ListedCase => {
      const waiting = found.closed === null && found.messages.at(-1)?.speaker !== 'officer'
      const marks = marksOf(found, today)
      const unconfirmed = unconfirmedIn(desk, found)
      const deletion = askedDeletion(desk, found.case, found.deletion)
      return { ...found, name: caseName(found.case), deletion, marks, waiting, unconfirmed, seen: undefined }
    })
    .map((found) => ({ found, order: urgency(found) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ found }) => found)
  const pages = Math.max(1, Math.ceil(listed.length / casesOnPage))
  const at = Math.min(Math.max(1, page), pages)
  const shown = listed.slice((at - 1) * casesOnPage, at * casesOnPage)
  const queue = shown.filter(({ closed, resealings }) => closed === null || resealings.length > 0)
  const until = performance.now() + limits.all
  const sightings = new Map<string, Partial<Sighting>>()
  const take = async () => {
    for (let next = queue.shift(); next && performance.now() < until; next = queue.shift()) {
      const { seen, sighting } = await glance(desk, next, glances, limits.one)
      next.seen = seen
      sightings.set(next.case, sighting)
    }
  }
  await Promise.all(Array.from({ length: together }, take))
  const told = await watched(
    desk,
    all,
    all.cases.map((found) => ({ ...listedSighting(found), ...sightings.get(found.case) })),
  )
  const open = listed.filter(({ closed }) => closed === null).length
  return { cases: shown, open, closed: listed.length - open, page: at, pages, ...told }
}

const unconfirmedIn = (desk: Desk, { resealings }: Listed): number =>
  resealings.reduce((sum, { key, texts }) => (desk.isOwn(key) ? sum : sum + texts), 0)

function listedSighting({ case: name, closed, deletion, messages }: Listed): Sighting {
  const { missing } = turnsOf(messages)
  return { case: name, turn: messages.at(-1)?.turn ?? 0, closed, asked: deletion, withheld: missing[0] }
}

async function glance(desk: Desk, found: Listed, glances: Glances, limit: number): Promise<Glimpse> {
  const { case: name, messages, resealings } = found
  const key = [name, messages.length, ...resealings.flatMap(({ key, texts }) => [key, texts])].join(' ')
  const before = glances.get(key)
  if (before) return before
  try {
    const isWhole = resealings.length > 0
    const glimpse = isWhole
      ? glimpseOf(await readCase(desk, name, await desk.ask('open', { case: name }, limit)))
      : await look(desk, found, await desk.ask('glance', { case: name }, limit))
    glances.set(key, glimpse)
    return glimpse
  } catch (error) {
    if (error instanceof Fault) return { seen: { state: 'slow' }, sighting: {} }
    throw error
  }
}

/** Report, last message and last note of a case. */
async function look(desk: Desk, { case: name, messages }: Listed, stored: DeskOutput<'glance'>): Promise<Glimpse> {
  const { given, spoiled, proved } = await chooseGlanced(desk, name, stored)
  const { sealed, last, note } = given
  const report = await openReport(desk, name, sealed)
  const complaint = 'value' in report ? report.value : undefined
  const told = await converse(desk, { name, complaint, messages: last ? [last] : [] })
  const notes = await openNotes(desk, name, note ? [note] : [])
  const texts = textsOf({ report, messages: told.messages, notes })
  const glimpse = glimpseOf({ report, ...told, notes, spoiled, unbacked: unbackedAmong(texts, proved) })
  const { turn = 0 } = messages.at(-1) ?? {}
  const isWithheld = (last?.turn ?? 0) < turn
  return isWithheld ? { ...glimpse, sighting: { ...glimpse.sighting, withheld: turn } } : glimpse
}

/** A report's subject, or the beginning of what it tells; where the case stands; who looks after it. */
function glimpseOf({
  report,
  messages,
  notes,
  status,
  spoiled,
  unbacked,
}: Pick<Case, 'report' | 'messages' | 'notes' | 'status' | 'spoiled' | 'unbacked'>): Glimpse {
  const sighting = { report: hashIn(report), messages: hashesOf(messages), note: lastNote(notes) }
  if ('refused' in report) return { seen: { state: 'refused', reason: report.refused }, sighting }
  const { fields } = report.value
  const seen: Seen = {
    state: 'open',
    subject: fields.subject.trim() || beginningOf(fields.content.trim()),
    status,
    hasStrangers: report.audience.strangers.length > 0,
    refused: [...messages, ...notes.entries].filter((entry) => 'refused' in entry).length,
    spoiled,
    unbacked,
    handling: notes.handling,
  }
  return { seen, sighting }
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
