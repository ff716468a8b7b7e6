import { deletionAct, readAct } from '#contract/acts.ts'
import { addDays } from '#contract/day.ts'
import { graceDays } from '#contract/deadlines.ts'
import type { DeskOutput } from '#contract/desk.ts'
import { isActSignedBy } from '#sealing/acts.ts'
import type { Desk } from '../desk.ts'
import type { Change, Link, Remembered, Remembrance } from '../log/memory.ts'
import { keepSettings, readSettings } from '../settings.ts'
import type { Case, Said, WhyNot } from './case.ts'
import { lastNote } from './notes.ts'

/** What the website shows of a case now, as far as it was opened. */
export interface Sighting {
  case: string
  /** Of the last message that it speaks of. */
  turn: number
  closed: string | null
  /** Hash of the report. */
  report?: string | undefined
  /** Hashes of opened messages by turn. */
  messages?: ReadonlyMap<number, string>
  /** `null` where there is none any more. */
  note?: Link | null | undefined
  /** The deletion that was asked for. */
  asked?: DeskOutput<'open'>['deletion'] | undefined
  /** A message is spoken of and was not given. */
  withheld?: number | undefined
}

/**
 * How a case differs from what this desk has seen. `gone`: it is not there, and nobody signed that it goes. `returned`: it was deleted and is
 * there. `back`: fewer messages; `changed`: another report, message or note in the same place; `noteBack`: fewer notes; `withheld`: a message
 * is spoken of and not given. `turn` is 0 for the report.
 */
export interface MemoryFault {
  case: string
  fault: 'gone' | 'returned' | 'back' | 'changed' | 'noteBack' | 'noteChanged' | 'withheld' | 'broken'
  turn: number
}
type Removals = DeskOutput<'list'>['removals']

/** What the list says of cases that are gone; it is there when `sightings` are all cases of the channel. */
interface Survey {
  removals: Removals
}

/**
 * Holds what is seen against what was seen before, and remembers it. A case that differs stays as it was remembered until the officer has
 * accepted it. With a survey, `sightings` are all cases of the channel.
 */
export async function watch(desk: Desk, sightings: readonly Sighting[], survey?: Survey): Promise<MemoryFault[]> {
  const memory = await desk.memory.recall()
  if (!memory) return [{ case: '', fault: 'broken', turn: 0 }]
  const faults: MemoryFault[] = []
  const changes: Change[] = []
  for (const sighting of sightings) {
    const before = memory.cases.get(sighting.case)
    const found = before ? differences(before, sighting) : []
    if (found.length > 0) faults.push(...found)
    else {
      const now = merged(desk, before, sighting, memory.looked)
      if (JSON.stringify(now) !== JSON.stringify(before)) changes.push([sighting.case, now])
    }
  }
  if (survey) {
    const there = new Set(sightings.map(({ case: name }) => name))
    for (const [name, before] of memory.cases) {
      if (there.has(name) || before.gone) continue
      if (await isExplained(desk, name, { before, memory, survey })) changes.push([name, { ...before, gone: true }])
      else faults.push({ case: name, fault: 'gone', turn: before.turn })
    }
  }
  const today = desk.today()
  if (changes.length > 0 || (survey && memory.looked !== today)) {
    await desk.memory.keep(changes, survey ? today : (memory.looked ?? today))
  }
  return faults
}

/** The officer has learnt why these cases differ: they are remembered anew. */
export async function acceptCases(desk: Desk, names: readonly string[]): Promise<void> {
  const memory = await desk.memory.recall()
  const known = names.filter((name) => memory?.cases.has(name))
  await desk.memory.keep(
    known.map((name) => [name, null]),
    memory?.looked ?? desk.today(),
  )
}

/** Whether the site keeps closed cases as long as this officer has accepted: until they are asked, for ever. */
export async function watchRetention(desk: Desk, days: number) {
  const { retention } = await readSettings(desk.folder)
  const before = retention[desk.channel.symbol] ?? 0
  return before === days ? undefined : { days, before }
}

export async function acceptRetention(desk: Desk, days: number): Promise<void> {
  const { retention } = await readSettings(desk.folder)
  await keepSettings(desk.folder, { retention: { ...retention, [desk.channel.symbol]: days } })
}

/** An opened case as a sighting. */
export function sightingOf({
  case: name,
  closed,
  deletion,
  report,
  messages,
  missing,
  notes,
}: Omit<Case, 'next'>): Sighting {
  return {
    case: name,
    turn: messages.at(-1)?.turn ?? 0,
    closed: closed ? '' : null, // the day stands in the list
    report: hashIn(report),
    messages: hashesOf(messages),
    note: lastNote(notes),
    asked: deletion,
    withheld: missing[0],
  }
}

const unproved: readonly WhyNot[] = ['signature', 'ended', 'unproved', 'unconfirmed']
/** The hash of what opens, nothing for what another key signed than those that count now, and an empty one for what does not open. */
export function hashIn(opened: { hash: string } | { refused: WhyNot }): string | undefined {
  if ('hash' in opened) return opened.hash
  return unproved.includes(opened.refused) ? undefined : ''
}
export const hashesOf = (messages: readonly Said[]): Map<number, string> =>
  new Map(messages.flatMap((said) => (hashIn(said) === undefined ? [] : [[said.turn, hashIn(said) ?? ''] as const])))

function differences(before: Remembered, now: Sighting): MemoryFault[] {
  const fault = (fault: MemoryFault['fault'], turn: number) => [{ case: now.case, fault, turn }]
  const { message, note } = before
  if (before.gone) return fault('returned', 0)
  if (now.turn < before.turn) return fault('back', before.turn)
  if (now.withheld !== undefined) return fault('withheld', now.withheld)
  if (before.report && now.report !== undefined && now.report !== before.report) return fault('changed', 0)
  const hash = message && now.messages?.get(message.turn)
  if (message && hash !== undefined && hash !== message.hash) return fault('changed', message.turn)
  if (note && now.note !== undefined && (now.note?.turn ?? 0) < note.turn) return fault('noteBack', note.turn)
  if (note && now.note?.turn === note.turn && now.note.hash !== note.hash) return fault('noteChanged', note.turn)
  return []
}

/** The act of a deletion that an officer in force has signed. */
const waitingAct = (desk: Desk, asked: Sighting['asked']) =>
  asked && desk.circle.signing.includes(asked.key) && isActSignedBy(asked.act, asked) ? asked.act : undefined

function merged(desk: Desk, before: Remembered | undefined, now: Sighting, looked: string | undefined): Remembered {
  const asked = waitingAct(desk, now.asked)
  // What was taken back and is there again begins anew.
  const askedOn = before?.asked === asked ? before?.askedOn : undefined
  const [last = 0, hash = ''] = [...(now.messages ?? [])].findLast(([, hash]) => hash !== '') ?? []
  const message = last > (before?.message?.turn ?? 0) ? { turn: last, hash } : before?.message
  const report = before?.report ?? now.report
  const note = now.note ?? before?.note
  return {
    turn: now.turn,
    closed: closingOf(before, now, looked),
    ...(report && { report }),
    ...(message && { message }),
    ...(note && { note }),
    ...(asked && { asked, askedOn: askedOn ?? desk.today() }),
  }
}

/** The day of closing, and none before the day on which this desk still saw the case open. */
function closingOf(before: Remembered | undefined, { closed }: Sighting, looked: string | undefined): string | null {
  if (closed === null || closed === '') return closed === null ? null : (before?.closed ?? null)
  if (before?.closed) return before.closed
  return before && looked !== undefined && closed < looked ? looked : closed
}

interface Gone {
  before: Remembered
  memory: Remembrance
  survey: Survey
}

/**
 * Whether it is known why a case is gone: two persons signed the same act; or one did, and the days of grace are over since this desk first
 * could have seen it; or it had been closed for as long as this officer knows the site keeps cases.
 */
async function isExplained(desk: Desk, name: string, { before, memory, survey }: Gone): Promise<boolean> {
  const removal = survey.removals.find((found) => found.case === name)
  if (removal && isRightRemoval(desk, removal, { before, memory })) return true
  const { retention } = await readSettings(desk.folder)
  const days = retention[desk.channel.symbol] ?? 0
  return days > 0 && before.closed !== null && addDays(before.closed, days) < desk.today()
}

function isRightRemoval(desk: Desk, removal: Removals[number], { before, memory }: Omit<Gone, 'survey'>): boolean {
  const { act, key, second, secondSignature } = removal
  const said = readAct(deletionAct, act)
  const isOfThis = said?.case === removal.case && said.channel === desk.channel.symbol
  if (!isOfThis || !isActSignedBy(act, removal)) return false
  if (second !== null && secondSignature !== null) {
    const other = { key: second, signature: secondSignature }
    return desk.areTwoPersons(key, second) && isActSignedBy(act, other)
  }
  // One alone may have written an earlier day under it: it was seen waiting for all these days, or this desk has not looked since.
  const wasSeen = before.asked === act
  const since = wasSeen && before.askedOn && before.askedOn > said.day ? before.askedOn : said.day
  const isKnown = wasSeen || (memory.looked ?? '') <= said.day
  return desk.isOfficer(key) && isKnown && addDays(since, graceDays) < desk.today()
}
