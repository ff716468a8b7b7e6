import type { DeskOutput } from '#contract/desk.ts'
import type { Message } from '#sealing/message.ts'
import type { Desk } from '../desk.ts'
import type { Answer, Change, Link, OpenFault, Remembered, Remembrance } from '../log/memory.ts'
import { withFault } from './accept.ts'
import type { Case, Said, WhyNot } from './case.ts'
import { faultsOf } from './differences.ts'
import { explained, listedDespite, type Survey, waitingAct } from './gone.ts'
import type { MemoryFault } from './memoryFault.ts'
import type { Notes } from './notes.ts'

/** What the website shows of a case now, as far as it was opened. */
export interface Sighting {
  case: string
  /** Of the last message that it speaks of. */
  turn: number
  day: string
  closed: string | null
  /** What officers have signed of closing: `null` for nothing, `undefined` where the whole case was not opened. */
  closing?: boolean | null | undefined
  /** The day of that word. */
  closedOn?: string | undefined
  /** Who has signed that it is closed. */
  closer?: string | undefined
  /** Officers' messages that proved true. */
  answers?: readonly Answer[] | undefined
  /** Hash of the report. */
  report?: string | undefined
  /** Hashes of opened messages by turn. */
  messages?: ReadonlyMap<number, string>
  /** The last note that is given, believed or not, the hashes of those that were opened, and the first that is missing among all. */
  notes?: { turn: number; hashes: ReadonlyMap<number, string>; missing?: number | undefined } | undefined
  /** The deletion that was asked for. */
  asked?: DeskOutput<'open'>['deletion'] | undefined
  /** A message is spoken of and was not given. */
  withheld?: number | undefined
}

/** Cases that are remembered, also those that are gone: a website can name others without end. */
export const mostRemembered = 50_000

export interface Looked {
  faults: MemoryFault[]
  /** What this desk knows of these cases now. */
  known: Map<string, Remembered>
  /** And of those that are gone, why being known. */
  gone: Map<string, Remembered>
}

/**
 * Holds what is seen against what was seen before, and remembers it. What differs stays as it was remembered, and is named until the officer
 * has accepted it. With a survey, `sightings` are all cases of the channel. `earlier` is what was remembered before the website was asked:
 * what this desk itself has written meanwhile is not missing.
 */
export async function watch(
  desk: Desk,
  sightings: readonly Sighting[],
  { survey, earlier }: { survey?: Survey; earlier?: Remembrance | undefined } = {},
): Promise<Looked> {
  const memory = await desk.memory.recall()
  const faults: MemoryFault[] = memory ? [] : [{ case: '', fault: 'broken', turn: 0 }]
  const changes: Change[] = []
  const known = new Map<string, Remembered>()
  const gone = new Map<string, Remembered>()
  let room = mostRemembered - (memory?.cases.size ?? 0)
  const remember = (name: string, before: Remembered | undefined, now: Remembered) => {
    const isTaken = before !== undefined || room-- > 0
    if (isTaken && JSON.stringify(now) !== JSON.stringify(before)) changes.push([name, now])
    faults.push(...(now.faults ?? []).map((fault) => ({ case: name, ...fault })))
  }
  for (const sighting of sightings) {
    const despite = memory && survey && listedDespite(desk, sighting, { memory, survey })
    if (despite) changes.push([sighting.case, despite])
    const before = despite ?? memory?.cases.get(sighting.case)
    const asked = despite ?? earlier?.cases.get(sighting.case)
    const now = seenAgain(desk, sighting, { before, asked, looked: memory?.looked })
    remember(sighting.case, before, now)
    const wasClosed = now.lapsed && !now.faults
    if (now.ended === false)
      faults.push({ case: sighting.case, fault: 'unsigned', turn: 0, ...(wasClosed && { wasClosed }) })
    known.set(sighting.case, now)
  }
  if (room < 0) faults.unshift({ case: '', fault: 'full', turn: 0 })
  if (!memory) return { faults, known, gone }
  if (survey) {
    const there = new Set(sightings.map(({ case: name }) => name))
    for (const [name, before] of memory.cases) {
      if (there.has(name)) continue
      const now = before.gone ? before : await explained(desk, name, { before, memory, survey })
      if (now) gone.set(name, now)
      if (!now) remember(name, before, withFault(before, { fault: 'gone', turn: before.turn, now: '' }))
      else if (now !== before) changes.push([name, now])
    }
  }
  const today = desk.today()
  if (changes.length > 0 || (survey && memory.looked !== today)) {
    await desk.memory.keep(changes, survey ? today : (memory.looked ?? today))
  }
  return { faults, known, gone }
}

type Answered = Pick<Message, 'status' | 'body'>

/** An opened case as a sighting. */
export function sightingOf({
  case: name,
  day,
  closed,
  closing,
  deletion,
  report,
  messages,
  missing,
  notes,
}: Omit<Case, 'next'>): Sighting {
  return {
    case: name,
    turn: messages.at(-1)?.turn ?? 0,
    day,
    closed: closed ? '' : null, // the day stands in the list
    closing: closingIn({ report, closing }),
    closedOn: closing?.day,
    closer: closing?.closed ? closing.by : undefined,
    answers: answersIn(messages),
    report: hashIn(report),
    messages: hashesOf(messages),
    notes: wholeNotesIn(notes),
    asked: deletion,
    withheld: missing[0],
  }
}

/** Where the report does not open, nothing can be said of what officers have signed. */
export const closingIn = ({ report, closing }: Pick<Case, 'report' | 'closing'>): boolean | null | undefined =>
  closing?.closed ??
  (closing === undefined && 'refused' in report && report.refused === 'unreadable' ? undefined : null)
export const answersIn = (messages: readonly Said[]): Answer[] =>
  messages.flatMap((said) => (said.speaker === 'officer' && 'value' in said ? [answerOf(said, said.value)] : []))
export const answerOf = ({ turn, hash, day }: Omit<Answer, 'status'>, { status, body }: Answered): Answer => ({
  ...{ turn, hash, day },
  ...(status && { status }),
  ...(body.trim() !== '' && { words: true }),
})

const unproved: readonly WhyNot[] = ['signature', 'ended', 'unproved', 'unconfirmed']
/** The hash of what opens, nothing for what another key signed than those that count now, and an empty one for what does not open. */
export function hashIn(opened: { hash: string } | { refused: WhyNot }): string | undefined {
  if ('hash' in opened) return opened.hash
  return unproved.includes(opened.refused) ? undefined : ''
}
export const hashesOf = (
  texts: readonly ({ turn: number } & ({ hash: string } | { refused: WhyNot }))[],
): Map<number, string> =>
  new Map(texts.flatMap((text) => (hashIn(text) === undefined ? [] : [[text.turn, hashIn(text) ?? ''] as const])))
/** A note that is given and not believed has not vanished. */
export const notesIn = ({ entries }: Notes): NonNullable<Sighting['notes']> => ({
  turn: entries.at(-1)?.turn ?? 0,
  hashes: hashesOf(entries),
})

export const wholeNotesIn = (notes: Notes) => ({ ...notesIn(notes), missing: notes.missing[0] })

interface Earlier {
  before: Remembered | undefined
  /** As it was remembered when the website was asked. */
  asked: Remembered | undefined
  looked: string | undefined
}

/** What is remembered of a case from now on. At first contact its gaps, and a day that is still to come, are named at once. */
function seenAgain(desk: Desk, now: Sighting, { before, asked, looked }: Earlier): Remembered {
  const next = merged(desk, before, now, looked)
  const { faults: _, ...held } = asked ?? before ?? next
  const open = before?.faults
  const faults = faultsOf({ ...held, ...(open && { faults: open }) }, now, desk.today())
  const isCut = faults.some(({ fault, now }) => now !== undefined && hiding.includes(fault))
  return {
    ...next,
    ...(isCut && next.ended && { ended: false }),
    ...(faults.length > 0 && { faults }),
  }
}

/** Where a text is missing or another, it may be the one that opened a closed case again. */
const hiding: readonly OpenFault['fault'][] = ['back', 'changed', 'noteBack', 'noteChanged', 'withheld', 'noteWithheld']

function merged(desk: Desk, before: Remembered | undefined, now: Sighting, looked: string | undefined): Remembered {
  const asked = waitingAct(desk, before, now)
  const isTakenBack = before?.asked !== undefined && now.asked !== undefined && now.asked?.act !== before.asked
  const kept = [...(before?.kept ?? []), ...(isTakenBack && before?.asked ? [before.asked] : [])]
  const askedOn = before?.asked === asked?.act && before?.askedBy === asked?.key ? before?.askedOn : undefined
  const message = latest(now.messages, before?.message)
  const report = before?.report ?? now.report
  const note = latest(now.notes?.hashes, before?.note)
  const ended = endedOf(before, now)
  const lapsed = ended === false && now.closing !== false && (before?.ended === true || before?.lapsed)
  const answers = answersOf(before, now)
  return {
    turn: Math.max(before?.turn ?? 0, now.turn),
    day: before?.day ?? earliest(now.day, desk.today()),
    closed: closingOf(before, now, looked),
    ...(ended !== undefined && { ended }),
    ...(lapsed && { lapsed }),
    ...(answers.length > 0 && { answers }),
    ...closerOf(before, now, looked),
    ...(report && { report }),
    ...(message && { message }),
    ...(note && { note }),
    ...(asked && { asked: asked.act, askedBy: asked.key, askedOn: askedOn ?? desk.today() }),
    ...(kept.length > 0 && { kept }),
    ...(before?.gone && { gone: true, ...(before.removedOn && { removedOn: before.removedOn }) }),
    ...(before?.known && { known: before.known }),
  }
}

/** The last of a chain's texts that opens, now or before. */
function latest(hashes: ReadonlyMap<number, string> | undefined, before: Link | undefined): Link | undefined {
  const [turn = 0, hash = ''] = [...(hashes ?? [])].findLast(([, hash]) => hash !== '') ?? []
  return turn > (before?.turn ?? 0) ? { turn, hash } : before
}

/** The day of closing, and none before report and signed word came, or before the day on which this desk still saw the case open. */
function closingOf(
  before: Remembered | undefined,
  { closed, day, closedOn }: Sighting,
  looked: string | undefined,
): string | null {
  if (closed === null || closed === '') return closed === null ? null : (before?.closed ?? null)
  const least = [before?.day ?? day, closedOn, before && before.closed === null ? looked : undefined]
  return least.reduce<string>((latest, other) => (other && other > latest ? other : latest), before?.closed ?? closed)
}

const earliest = (one: string, other: string) => (one < other ? one : other)

/**
 * Who closed it, and whether this officer has looked since: what is closed when a desk first sees the channel is no news, a signature that
 * came since is.
 */
function closerOf(before: Remembered | undefined, { closed, closing, closer }: Sighting, looked: string | undefined) {
  if (closed === null) return {}
  const last = closing === undefined ? before?.closer : closer
  const isNew = closing === true && (before?.ended === false || (before?.ended === true && closer !== before.closer))
  const unread = isNew || (before?.unread ?? (before ? before.closed === null : looked !== undefined))
  return { unread, ...(last !== undefined && { closer: last }) }
}

/** Whether officers have signed that a closed case is closed; `undefined` where that was not looked into. */
function endedOf(before: Remembered | undefined, { closed, closing }: Sighting): boolean | undefined {
  if (closed === null) return undefined
  return closing === undefined ? before?.ended : (closing ?? false)
}

function answersOf(before: Remembered | undefined, now: Sighting): Answer[] {
  const byTurn = new Map([...(now.answers ?? []), ...(before?.answers ?? [])].map((answer) => [answer.turn, answer]))
  return [...byTurn.values()].sort((one, other) => one.turn - other.turn)
}
