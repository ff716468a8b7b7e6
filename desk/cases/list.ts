import { type Marks, marksOf } from '#contract/deadlines.ts'
import type { DeskOutput } from '#contract/desk.ts'
import { turnsOf } from '#sealing/conversation.ts'
import type { Status } from '#sealing/message.ts'
import type { Desk } from '../desk.ts'
import { type HeadFault, watchHeads } from '../log/heads.ts'
import type { Remembered, Remembrance } from '../log/memory.ts'
import { type AskedDeletion, askedDeletion } from './askedDeletion.ts'
import { type Glances, glance, type Listed, type Seen } from './glance.ts'
import type { MemoryFault } from './memoryFault.ts'
import { caseName } from './name.ts'
import { isNews, type News, newsOf } from './news.ts'
import { type Looked, type Sighting, watch } from './remember.ts'
import { type Retention, watchRetention } from './retention.ts'
import { provedDays, statusOf } from './standing.ts'

export interface ListedCase extends Listed {
  name: string
  deletion: AskedDeletion | null
  marks: Marks
  /** Open, or closed and no officer's signature under it was found yet. */
  isOpen: boolean
  /** The website calls it closed, and officers have not signed that. */
  isUnsigned: boolean
  /** How many of the officers' messages this desk has proved, as far as it remembers them. */
  answers: number
  /** Where it stands by the last of them that says so. */
  status: Status | undefined
  /** It is closed, and has answers or notes that this desk has not proved: one of them may have opened it again. */
  isBehind: boolean
  /** The reporter had the last word, or nobody has spoken yet. */
  waiting: boolean
  /** Texts that another person sealed again, and that wait for this officer's signature. */
  unconfirmed: number
  /** Not there for what was not opened for the list: cases that officers have closed, and the rest after too many slow ones. */
  seen: Seen | undefined
}

/** What the whole channel tells before a case is opened. */
export interface Watched {
  headFaults: HeadFault[]
  memoryFaults: MemoryFault[]
  /** How long the site keeps closed cases, where that is not what this officer knows. */
  retention: Retention | undefined
  /** Cases with texts that wait for this officer's signature. */
  unconfirmed: number
}
export interface Listing extends Watched {
  news: News
  cases: ListedCase[]
  open: number
  closed: number
  page: number
  pages: number
}

const together = 4
const casesOnPage = 50
/** Cases of other pages that are looked into with each list, so that a closing without a signature is named wherever it stands. */
const casesAlong = 50
/** Milliseconds for one case, and after which no other is begun. */
const timeouts = { one: 5_000, all: 20_000 }

/** Pages that are asked for: half a million cases. */
const mostPages = 1_000

/** All cases of the channel as the server lists them, each once, and what it says of the whole. Pages without end come to one. */
export async function allCases(desk: Desk): Promise<Omit<DeskOutput<'list'>, 'pages'>> {
  const first = await desk.ask('list', { page: 1 })
  const { cases, ...rest } = first
  const byName = new Map(cases.map((found) => [found.case, found]))
  for (let page = 2, before = 0; page <= Math.min(first.pages, mostPages) && byName.size > before; page++) {
    before = byName.size
    for (const found of (await desk.ask('list', { page })).cases) byName.set(found.case, found)
  }
  return { ...rest, cases: [...byName.values()] }
}

/** What is to be told of the whole channel, without opening anything. */
export async function watchChannel(desk: Desk): Promise<Watched> {
  const earlier = await desk.memory.recall()
  const all = await allCases(desk)
  const { known: _, gone: __, ...told } = await watched(desk, all, all.cases.map(listedSighting), earlier)
  return told
}

async function watched(
  desk: Desk,
  { cases, heads, removals, retention }: Awaited<ReturnType<typeof allCases>>,
  sightings: readonly Sighting[],
  earlier: Remembrance | undefined,
): Promise<Watched & Pick<Looked, 'known' | 'gone'>> {
  const { faults, known, gone } = await watch(desk, sightings, { survey: { removals }, earlier })
  return {
    known,
    gone,
    headFaults: await watchHeads(desk, heads),
    memoryFaults: faults,
    retention: await watchRetention(desk, retention),
    unconfirmed: cases.filter((found) => unconfirmedIn(desk, found) > 0).length,
  }
}

/**
 * A page of the channel's cases: open ones first, those whose next limit is nearest before the others. Subject and status are sealed,
 * so report, last message and last note are fetched and opened for it, each once while the desk is unlocked; of a case with texts that were
 * sealed again, that is closed or that was answered, all until this desk has proved it.
 */
export async function listCases(
  desk: Desk,
  {
    glances = new Map(),
    page = 1,
    limits = timeouts,
  }: { glances?: Glances; page?: number; limits?: typeof timeouts } = {},
): Promise<Listing> {
  const memory = await desk.memory.recall()
  const all = await allCases(desk)
  const listed = all.cases
    .map((found) => listedCase(desk, found, memory?.cases.get(found.case)))
    .map((found) => ({ found, order: urgency(found) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ found }) => found)
  const pages = Math.max(1, Math.ceil(listed.length / casesOnPage))
  const at = Math.min(Math.max(1, page), pages)
  const shown = listed.splice((at - 1) * casesOnPage, casesOnPage)
  const isTold = (found: ListedCase) => isNews(desk, found, memory?.cases.get(found.case))
  const chosen = new Set([
    ...shown.filter((found) => found.isOpen || found.isBehind || isTold(found) || found.resealings.length > 0),
    ...listed.filter(isTold),
    ...listed
      .filter((found) => isUncertain(found) || found.isBehind)
      .map((found) => ({ found, order: Number(found.isUnsigned) + Math.random() })) // those that were looked into come last
      .sort((a, b) => a.order - b.order)
      .slice(0, casesAlong)
      .map(({ found }) => found),
  ])
  const queue = [...chosen]
  const until = performance.now() + limits.all
  const sightings = new Map<string, Partial<Sighting>>()
  let shut = 0
  const take = async () => {
    for (let next = queue.shift(); next && performance.now() < until; next = queue.shift()) {
      const { seen, sighting } = await glance(desk, next, { glances, limit: limits.one, isWhole: needsWhole(next) })
      next.seen = seen
      const isOffered = next.unconfirmed > 0
      if (seen.state === 'open') next.unconfirmed = Math.max(0, next.unconfirmed - seen.shut)
      if (isOffered && next.unconfirmed === 0) shut++ // nothing of it can be compared here
      sightings.set(next.case, sighting)
    }
  }
  await Promise.all(Array.from({ length: together }, take))
  const { known, gone, ...told } = await watched(
    desk,
    all,
    all.cases.map((found) => ({ ...listedSighting(found), ...sightings.get(found.case) })),
    memory,
  )
  const cases = shown.map((found) => ({ ...found, ...standing(desk, found, known.get(found.case)) }))
  const open = all.cases.filter((found) => isOpen(found, known.get(found.case))).length
  const news = newsOf(desk, [...shown, ...listed], { known, gone })
  return {
    cases,
    open,
    closed: all.cases.length - open,
    page: at,
    pages,
    news,
    ...told,
    unconfirmed: told.unconfirmed - shut,
  }
}

const unconfirmedIn = (desk: Desk, { resealings }: Listed): number =>
  resealings.reduce(
    (sum, { key, texts }) => (desk.isOwn(key) || !desk.circle.signing.includes(key) ? sum : sum + texts),
    0,
  )

function listedSighting({ case: name, day, closed, deletion, messages }: Listed): Sighting {
  const { missing } = turnsOf(messages)
  return { case: name, day, turn: messages.at(-1)?.turn ?? 0, closed, asked: deletion, withheld: missing[0] }
}

/** What the website alone calls closed is open. */
const isOpen = ({ closed }: Listed, known: Remembered | undefined) => closed === null || known?.ended !== true

function listedCase(desk: Desk, found: Listed, known: Remembered | undefined): ListedCase {
  const unconfirmed = unconfirmedIn(desk, found)
  const deletion = askedDeletion(desk, found.case, { ...found, turn: found.messages.at(-1)?.turn ?? 0, known })
  return {
    ...found,
    name: caseName(found.case),
    deletion,
    ...standing(desk, found, known),
    unconfirmed,
    seen: undefined,
  }
}

/** How a case stands by what this desk has proved until now. */
function standing(desk: Desk, found: Listed, known: Remembered | undefined) {
  const answers = known?.answers ?? []
  const last = found.messages.at(-1)?.turn
  const [saidUntil, notedUntil] = [known?.message?.turn ?? 0, known?.note?.turn ?? 0]
  return {
    marks: marksOf(provedDays(found, known), desk.today()),
    isOpen: isOpen(found, known),
    isUnsigned: known?.ended === false,
    isBehind:
      found.closed !== null &&
      (answers.length < answersOf(found) || saidUntil < (last ?? 0) || notedUntil < found.notes),
    answers: answers.length,
    status: statusOf(known),
    waiting: isOpen(found, known) && (last === undefined || answers.at(-1)?.turn !== last),
  }
}

/** How many messages of officers the website speaks of. */
const answersOf = ({ messages }: Listed) => messages.filter(({ speaker }) => speaker === 'officer').length

/** Closed by the website's word, as far as this desk knows. */
const isUncertain = ({ closed, isOpen }: ListedCase) => closed !== null && isOpen

/** Whether more than its last texts is wanted: what was sealed again, a closing or officers' messages that are not proved yet. */
function needsWhole(found: ListedCase): boolean {
  return found.resealings.length > 0 || isUncertain(found) || found.isBehind || found.answers < answersOf(found)
}

/** Sorts by what is due next; what the website calls closed and was not looked into stands behind what is open. */
function urgency(found: ListedCase): string {
  const { isOpen, isUnsigned, marks, day, case: name } = found
  const next = Object.values(marks).find(({ state }) => state === 'due' || state === 'overdue')
  const group = !isOpen ? '2' : isUncertain(found) && !isUnsigned ? '1' : '0'
  return [group, isOpen ? (next?.due ?? '9999') : '', day, name].join(' ')
}
