import type { DeskOutput } from '#contract/desk.ts'
import type { Message } from '#sealing/message.ts'
import type { Desk } from '../desk.ts'
import type { Answer, Change, Link, Remembered } from '../log/memory.ts'
import type { Case, Said, WhyNot } from './case.ts'
import { isExplained, listedDespite, nowGone, type Survey, waitingAct } from './gone.ts'
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
  /** Who has signed that it is closed. */
  closer?: string | undefined
  /** Officers' messages that proved true. */
  answers?: readonly Answer[] | undefined
  /** Hash of the report. */
  report?: string | undefined
  /** Hashes of opened messages by turn. */
  messages?: ReadonlyMap<number, string>
  /** The last note that is given, believed or not, and the hashes of those that were opened. */
  notes?: { turn: number; hashes: ReadonlyMap<number, string> } | undefined
  /** The deletion that was asked for. */
  asked?: DeskOutput<'open'>['deletion'] | undefined
  /** A message is spoken of and was not given. */
  withheld?: number | undefined
}

/**
 * How a case differs from what this desk has seen. `gone`: it is not there, and nobody signed that it goes. `returned`: it was deleted and is
 * there. `back`: fewer messages; `changed`: another report, message or note in the same place; `noteBack`: fewer notes; `withheld`: a message
 * is spoken of and not given; `day`: another day of the report; `unsigned`: closed, and no officer has signed that. `turn` is 0 for the report.
 */
export interface MemoryFault {
  case: string
  fault:
    | 'gone'
    | 'returned'
    | 'back'
    | 'changed'
    | 'noteBack'
    | 'noteChanged'
    | 'withheld'
    | 'day'
    | 'unsigned'
    | 'broken'
  turn: number
}
/** What an officer may accept; a closing is signed, or the case is opened again. */
export const isAcceptable = ({ fault }: MemoryFault): boolean => fault !== 'unsigned'

export interface Looked {
  faults: MemoryFault[]
  /** What this desk knows of these cases now. */
  known: Map<string, Remembered>
  /** And of those that are gone, why being known. */
  gone: Map<string, Remembered>
}

/**
 * Holds what is seen against what was seen before, and remembers it. A case that differs stays as it was remembered until the officer has
 * accepted it. With a survey, `sightings` are all cases of the channel.
 */
export async function watch(desk: Desk, sightings: readonly Sighting[], survey?: Survey): Promise<Looked> {
  const memory = await desk.memory.recall()
  const faults: MemoryFault[] = memory ? [] : [{ case: '', fault: 'broken', turn: 0 }]
  const changes: Change[] = []
  const known = new Map<string, Remembered>()
  const gone = new Map<string, Remembered>()
  for (const sighting of sightings) {
    const despite = memory && survey && listedDespite(desk, sighting, { memory, survey })
    if (despite) changes.push([sighting.case, despite])
    const before = despite ?? memory?.cases.get(sighting.case)
    const found = before ? differences(before, sighting) : []
    const isOther = before !== undefined && found.length > 0
    const now = isOther
      ? { ...before, ended: endedOf(before, sighting) }
      : merged(desk, before, sighting, memory?.looked)
    if (!isOther && JSON.stringify(now) !== JSON.stringify(before)) changes.push([sighting.case, now])
    faults.push(...found)
    if (now.ended === false) faults.push({ case: sighting.case, fault: 'unsigned', turn: 0 })
    known.set(sighting.case, now)
  }
  if (!memory) return { faults, known, gone }
  if (survey) {
    const there = new Set(sightings.map(({ case: name }) => name))
    for (const [name, before] of memory.cases) {
      if (there.has(name)) continue
      if (before.gone) gone.set(name, before)
      else if (await isExplained(desk, name, { before, memory, survey })) {
        const now = await nowGone(desk, name, before, survey)
        gone.set(name, now)
        changes.push([name, now])
      } else faults.push({ case: name, fault: 'gone', turn: before.turn })
    }
  }
  const today = desk.today()
  if (changes.length > 0 || (survey && memory.looked !== today)) {
    await desk.memory.keep(changes, survey ? today : (memory.looked ?? today))
  }
  return { faults, known, gone }
}

/** The officer has learnt why these cases differ: they are remembered anew; those that are not `there`, as gone, since they came. */
export async function acceptCases(desk: Desk, names: readonly string[], there: ReadonlySet<string>): Promise<void> {
  const memory = await desk.memory.recall()
  const changes = names.flatMap((name): Change[] => {
    const before = memory?.cases.get(name)
    return before ? [[name, there.has(name) ? null : { ...before, gone: true }]] : []
  })
  await desk.memory.keep(changes, memory?.looked ?? desk.today())
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
    closer: closing?.closed ? closing.by : undefined,
    answers: answersIn(messages),
    report: hashIn(report),
    messages: hashesOf(messages),
    notes: notesIn(notes),
    asked: deletion,
    withheld: missing[0],
  }
}

/** Where the report does not open, nothing can be said of what officers have signed. */
export const closingIn = ({ report, closing }: Pick<Case, 'report' | 'closing'>): boolean | null | undefined =>
  closing?.closed ?? ('refused' in report && report.refused === 'unreadable' ? undefined : null)
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

function differences(before: Remembered, now: Sighting): MemoryFault[] {
  const fault = (fault: MemoryFault['fault'], turn: number) => [{ case: now.case, fault, turn }]
  const { message, note } = before
  if (before.gone) return fault('returned', 0)
  if (now.turn < before.turn) return fault('back', before.turn)
  if (now.withheld !== undefined) return fault('withheld', now.withheld)
  if (before.report && now.report !== undefined && now.report !== before.report) return fault('changed', 0)
  const hash = message && now.messages?.get(message.turn)
  if (message && hash !== undefined && hash !== message.hash) return fault('changed', message.turn)
  if (note && now.notes && now.notes.turn < note.turn) return fault('noteBack', note.turn)
  const noted = note && now.notes?.hashes.get(note.turn)
  if (note && noted !== undefined && noted !== note.hash) return fault('noteChanged', note.turn)
  if (now.day !== before.day) return fault('day', 0)
  return []
}

function merged(desk: Desk, before: Remembered | undefined, now: Sighting, looked: string | undefined): Remembered {
  const asked = waitingAct(desk, before, now.asked)
  // What was taken back and is there again begins anew.
  const askedOn = before?.asked === asked?.act && before?.askedBy === asked?.key ? before?.askedOn : undefined
  const message = latest(now.messages, before?.message)
  const report = before?.report ?? now.report
  const note = latest(now.notes?.hashes, before?.note)
  const ended = endedOf(before, now)
  const answers = answersOf(before, now)
  return {
    turn: now.turn,
    day: before?.day ?? now.day,
    closed: closingOf(before, now, looked),
    ...(ended !== undefined && { ended }),
    ...(answers.length > 0 && { answers }),
    ...closerOf(before, now, looked),
    ...(report && { report }),
    ...(message && { message }),
    ...(note && { note }),
    ...(asked && { asked: asked.act, askedBy: asked.key, askedOn: askedOn ?? desk.today() }),
  }
}

/** The last of a chain's texts that opens, now or before. */
function latest(hashes: ReadonlyMap<number, string> | undefined, before: Link | undefined): Link | undefined {
  const [turn = 0, hash = ''] = [...(hashes ?? [])].findLast(([, hash]) => hash !== '') ?? []
  return turn > (before?.turn ?? 0) ? { turn, hash } : before
}

/** The day of closing, and none before the day on which this desk still saw the case open. */
function closingOf(before: Remembered | undefined, { closed }: Sighting, looked: string | undefined): string | null {
  if (closed === null || closed === '') return closed === null ? null : (before?.closed ?? null)
  if (before?.closed) return before.closed
  return before && looked !== undefined && closed < looked ? looked : closed
}

/** Who closed it, and whether this officer has looked since: what is closed when a desk first sees the channel is no news. */
function closerOf(before: Remembered | undefined, { closed, closing, closer }: Sighting, looked: string | undefined) {
  if (closed === null) return {}
  const unread = before?.unread ?? (before ? before.closed === null : looked !== undefined)
  const last = closing === undefined ? before?.closer : closer
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
