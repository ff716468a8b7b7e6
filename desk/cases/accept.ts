import type { Desk } from '../desk.ts'
import type { Change, OpenFault, Remembered } from '../log/memory.ts'
import type { MemoryFault } from './memoryFault.ts'

/** A case with one more difference that is named until it is accepted. */
export function withFault(before: Remembered, added: OpenFault): Remembered {
  const others = (before.faults ?? []).filter((open) => open.fault !== added.fault)
  return { ...before, faults: [...others, added] }
}

/** Differences as a form carries them, each a word. */
export const writeFaults = (shown: readonly MemoryFault[]): string[] =>
  shown.map(({ case: name, fault, turn, now }) => [name, fault, turn, ...(now === undefined ? [] : [now])].join(':'))
/** Reads what `writeFaults` wrote; anything else is no difference that is remembered. */
export const readFaults = (words: readonly string[]): MemoryFault[] =>
  words.map((word) => {
    const [name = '', fault, turn, now] = word.split(':')
    return { case: name, fault: fault as OpenFault['fault'], turn: Number(turn), ...(now !== undefined && { now }) } // held against the memory
  })

/**
 * The officer has learnt why these cases differ. Just what was shown is taken over, where it is still what differs; all else that is
 * remembered stays.
 */
export async function acceptFaults(desk: Desk, shown: readonly MemoryFault[]): Promise<void> {
  const memory = await desk.memory.recall()
  const changed = new Map<string, Remembered | null>()
  for (const { case: name, ...wanted } of shown) {
    const before = changed.has(name) ? changed.get(name) : memory?.cases.get(name)
    const open = before?.faults?.find(isSame(wanted))
    if (!before || !open) continue
    const { faults = [], ...rest } = before
    const others = faults.filter((other) => other !== open)
    const now = taken(rest, open)
    changed.set(name, now && { ...now, ...(others.length > 0 && { faults: others }) })
  }
  await desk.memory.keep([...changed] satisfies Change[], memory?.looked ?? desk.today())
}

const isSame =
  ({ fault, turn, now }: Omit<MemoryFault, 'case'>) =>
  (open: OpenFault) =>
    open.fault === fault && open.turn === turn && open.now === now

/**
 * What is remembered once a difference is accepted: nothing new where it is as before again, and nothing at all of a case that is gone
 * and of which this desk has opened no report: names alone may be the website's invention.
 */
function taken(before: Remembered, { fault, turn, now }: OpenFault): Remembered | null {
  if (now === undefined) return before
  const { message, note, gone: _, ...rest } = before
  switch (fault) {
    case 'gone':
      return before.report === undefined ? null : { ...before, gone: true }
    case 'returned':
      return { ...rest, ...(message && { message }), ...(note && { note }) }
    case 'day':
    case 'dayAhead':
      return { ...before, day: now }
    case 'back':
      return backTo(before, Number(now))
    case 'changed':
      return turn === 0
        ? { ...before, report: now }
        : { ...withoutAnswer(before, turn), ...(message?.turn === turn && { message: { turn, hash: now } }) }
    case 'noteBack':
      return { ...rest, ...(message && { message }) }
    case 'noteChanged':
      return note?.turn === turn ? { ...before, note: { turn, hash: now } } : before
    default:
      return { ...before, known: [...(before.known ?? []), `${fault} ${turn}`] }
  }
}

function backTo(before: Remembered, turn: number): Remembered {
  const { message, answers = [], ...rest } = before
  const kept = answers.filter((answer) => answer.turn <= turn)
  return {
    ...rest,
    turn,
    ...(kept.length > 0 && { answers: kept }),
    ...(message && message.turn <= turn && { message }),
  }
}

/** What stood in its place proves nothing any more. */
const withoutAnswer = (before: Remembered, turn: number): Remembered => ({
  ...before,
  answers: (before.answers ?? []).filter((answer) => answer.turn !== turn),
})
