import type { DeskOutput } from '#contract/desk.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { type Case, converse, openReport, readCase, textsOf, unbackedAmong, type WhyNot } from './case.ts'
import { type Handling, openNotes } from './notes.ts'
import { answersIn, closingIn, hashesOf, hashIn, notesIn, type Sighting, wholeNotesIn } from './remember.ts'
import { chooseGlanced } from './resealings.ts'

export type Listed = DeskOutput<'list'>['cases'][number]

/** What a list shows of an opened case. */
export type Seen =
  | {
      state: 'open'
      subject: string
      hasStrangers: boolean
      /** Messages and notes, of those that were opened for the list, that did not pass the checks. */
      refused: number
      /** Texts that a colleague has spoiled, or put in their places alone. */
      spoiled: number
      unbacked: number
      /** Texts that a colleague sealed again without this officer. */
      shut: number
      handling: Handling
    }
  | { state: 'refused'; reason: WhyNot }
  /** The website did not give it in time. */
  | { state: 'slow' }
/** What was opened since the desk was unlocked, by case, number of messages, of notes and of texts that were sealed again. */
export type Glances = Map<string, Glimpse>
interface Glimpse {
  seen: Seen
  sighting: Partial<Sighting>
}

/** Opens a case for a list, as a whole where `isWhole`. */
export async function glance(
  desk: Desk,
  found: Listed,
  { glances, limit, isWhole }: { glances: Glances; limit: number; isWhole: boolean },
): Promise<Glimpse> {
  const { case: name, messages, notes, resealings } = found
  const key = [name, isWhole, messages.length, notes, ...resealings.flatMap(({ key, texts }) => [key, texts])].join(' ')
  const before = glances.get(key)
  if (before) return before
  try {
    const glimpse = isWhole
      ? wholeGlimpse(await readCase(desk, name, await desk.ask('open', { case: name }, limit)))
      : await look(desk, found, await desk.ask('glance', { case: name }, limit))
    glances.set(key, glimpse)
    return glimpse
  } catch (error) {
    if (error instanceof DeskError) return { seen: { state: 'slow' }, sighting: {} }
    throw error
  }
}

/** Report, last message and last note of a case. */
async function look(desk: Desk, { case: name, messages }: Listed, stored: DeskOutput<'glance'>): Promise<Glimpse> {
  const { given, spoiled, shut, proved } = await chooseGlanced(desk, name, stored)
  const { sealed, last, note } = given
  const report = await openReport(desk, name, sealed)
  const complaint = 'value' in report ? report.value : undefined
  const told = await converse(desk, { name, complaint, messages: last ? [last] : [] })
  const notes = await openNotes(desk, name, note ? [note] : [])
  const texts = textsOf({ report, messages: told.messages, notes })
  const glimpse = glimpseOf({ report, ...told, notes, spoiled, shut, unbacked: unbackedAmong(texts, proved) })
  const { turn = 0 } = messages.at(-1) ?? {}
  const isWithheld = (last?.turn ?? 0) < turn
  return isWithheld ? { ...glimpse, sighting: { ...glimpse.sighting, withheld: turn } } : glimpse
}

const wholeGlimpse = (found: Case): Glimpse => {
  const { seen, sighting } = glimpseOf(found)
  const { closing } = found
  const closer = closing?.closed ? closing.by : undefined
  return {
    seen,
    sighting: {
      ...sighting,
      notes: wholeNotesIn(found.notes),
      ...{ closing: closingIn(found), closedOn: closing?.day, closer },
    },
  }
}

/** A report's subject, or the beginning of what it tells; who looks after it. */
function glimpseOf({
  report,
  messages,
  notes,
  spoiled,
  unbacked,
  shut,
}: Pick<Case, 'report' | 'messages' | 'notes' | 'spoiled' | 'unbacked' | 'shut'>): Glimpse {
  const sighting = {
    ...{ report: hashIn(report), messages: hashesOf(messages), notes: notesIn(notes) },
    answers: answersIn(messages),
  }
  if ('refused' in report) return { seen: { state: 'refused', reason: report.refused }, sighting }
  const { fields } = report.value
  const seen: Seen = {
    state: 'open',
    subject: fields.subject.trim() || beginningOf(fields.content.trim()),
    hasStrangers: report.audience.strangers.length > 0,
    refused: [...messages, ...notes.entries].filter((entry) => 'refused' in entry).length,
    spoiled,
    unbacked,
    shut,
    handling: notes.handling,
  }
  return { seen, sighting }
}

/** Of a report without a subject: as much as fits a line, and a sign that there is more. */
const beginningOf = (text: string): string => {
  const symbols = [...text]
  return symbols.length > 40 ? `${symbols.slice(0, 40).join('').trimEnd()}…` : text
}
