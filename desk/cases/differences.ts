import type { OpenFault, Remembered } from '../log/memory.ts'
import type { Sighting } from './remember.ts'

/** Whether what is seen is what was seen before: `null` for yes, `undefined` where it was not looked into, else how it is now. */
type Found = string | null | undefined
type Check = [fault: OpenFault['fault'], turn: number, found: Found]

/** More of one case are named when some of these are accepted: a website can withhold one message after the other. */
const mostFaults = 20

/** How a case differs now from what this desk has seen, with what differed before and nobody has accepted. */
export function faultsOf(before: Remembered, now: Sighting, today: string): OpenFault[] {
  const checks = checksOf(before, now, today)
  const keep = (before.faults ?? []).map((open): OpenFault => {
    const found = checks.find(([fault, turn]) => fault === open.fault && turn === open.turn)?.[2]
    if (found === undefined) return open
    return { fault: open.fault, turn: open.turn, ...(found !== null && { now: found }) }
  })
  const added = checks.flatMap(([fault, turn, found]): OpenFault[] => {
    const isNew = typeof found === 'string' && !keep.some((open) => open.fault === fault && open.turn === turn)
    return isNew ? [{ fault, turn, now: found }] : []
  })
  return [...keep, ...added].slice(0, Math.max(mostFaults, keep.length))
}

function checksOf(before: Remembered, now: Sighting, today: string): Check[] {
  const { message, note } = before
  const known = before.known ?? []
  const unless = (isRight: boolean, found: string): Found => (isRight ? null : found)
  // What is missing once and has come since stays until it is accepted.
  const missing = (fault: 'withheld' | 'noteWithheld', turn: number | undefined): Check[] =>
    turn === undefined || known.includes(`${fault} ${turn}`) ? [] : [[fault, turn, '']]
  const noted = note && now.notes?.hashes.get(note.turn)
  const said = message && now.messages?.get(message.turn)
  return [
    ['gone', before.faults?.find(({ fault }) => fault === 'gone')?.turn ?? 0, null],
    ['returned', 0, unless(!before.gone, before.removedOn ?? '')],
    ['back', before.turn, unless(now.turn >= before.turn, String(now.turn))],
    ...missing('withheld', now.withheld),
    [
      'changed',
      0,
      before.report && now.report !== undefined ? unless(now.report === before.report, now.report) : undefined,
    ],
    ...(message
      ? [
          [
            'changed',
            message.turn,
            said === undefined ? undefined : unless(said === message.hash, said),
          ] satisfies Check,
        ]
      : []),
    ...(note && now.notes
      ? [
          ['noteBack', note.turn, unless(now.notes.turn >= note.turn, String(now.notes.turn))] satisfies Check,
          [
            'noteChanged',
            note.turn,
            noted === undefined ? undefined : unless(noted === note.hash, noted),
          ] satisfies Check,
        ]
      : []),
    ...missing('noteWithheld', now.notes?.missing),
    [now.day > today ? 'dayAhead' : 'day', 0, unless(now.day === before.day, now.day)],
    [now.day > today ? 'day' : 'dayAhead', 0, null],
  ]
}
