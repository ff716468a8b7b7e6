import { deletionAct, readAct } from '#contract/acts.ts'
import { addDays } from '#contract/day.ts'
import { graceDays } from '#contract/deadlines.ts'
import type { DeskOutput } from '#contract/desk.ts'
import { isActSignedBy } from '#sealing/acts.ts'
import type { Desk } from '../desk.ts'
import type { Remembered, Remembrance } from '../log/memory.ts'
import { caseName } from './name.ts'
import { areTwoPersons, hasLeft } from './signers.ts'

type Removals = DeskOutput<'list'>['removals']
type Asked = DeskOutput<'open'>['deletion']

/** What the list says of cases that are gone. */
export interface Survey {
  removals: Removals
}
interface Gone {
  before: Remembered
  memory: Remembrance
  survey: Survey
}

/**
 * A case that is gone, as it is remembered from now on, where it is known why: two officers of the channel signed the same act; or one did,
 * and the days of grace are over since this desk first could have seen it; or officers had closed it for as long as this officer knows the
 * site keeps cases. What went by others' doing stands in the log, and is told until this officer has seen it.
 */
export async function explained(desk: Desk, name: string, gone: Gone): Promise<Remembered | undefined> {
  const { faults: _, removed: __, removedBy: ___, ...before } = gone.before
  const removal = rightRemoval(desk, name, gone)
  if (!removal && isOverdue(desk, before)) return { ...before, gone: true, unread: false, removedOn: desk.today() }
  if (!removal) return undefined
  const { act, key, second, day } = removal
  const removedBy = [key, ...(second === null ? [] : [second])]
  const unread = second === null || !desk.isOwn(second)
  if (unread)
    await desk.log.add({ action: 'gone', case: caseName(name), detail: removedBy.map(desk.nameOf).join(', ') })
  return { ...before, gone: true, unread, removed: act, removedBy, removedOn: day }
}

/** Whether the site has deleted it by its retention, as this officer knows it. */
function isOverdue(desk: Desk, { ended, closed }: Remembered): boolean {
  const days = desk.trusted.retention[desk.channel.symbol] ?? 0
  return days > 0 && ended === true && closed !== null && addDays(closed, days) < desk.today()
}

/** The signed deletion by which a case went, where one holds: others may lie beside it. */
const rightRemoval = (desk: Desk, name: string, { before, memory, survey: { removals } }: Gone) =>
  removals.find((found) => found.case === name && isRightRemoval(desk, found, { before, memory }))

/**
 * A case that is listed although officers have signed that it goes, as it is remembered from now on: as gone, so that it is named until the
 * officer knows why.
 */
export function listedDespite(
  desk: Desk,
  { case: name, day }: { case: string; day: string },
  { memory, survey }: Omit<Gone, 'before'>,
): Remembered | undefined {
  const before = memory.cases.get(name) ?? { turn: 0, day, closed: null }
  const removal = rightRemoval(desk, name, { before, memory, survey })
  return before.gone || !removal ? undefined : { ...before, gone: true, removed: removal.act }
}

/** A deletion that an officer in force has signed, or had when this desk saw it first; `turn` is the last that the website speaks of. */
export function waitingAct(
  desk: Desk,
  before: Remembered | undefined,
  { asked, turn }: { asked?: Asked | null | undefined; turn: number },
) {
  const said = asked && readAct(deletionAct, asked.act)
  if (!said || !isActSignedBy(asked.act, asked) || isStale(said, asked.act, before) || said.turn > turn)
    return undefined
  const wasSeen = before?.asked === asked.act && before.askedBy === asked.key
  return desk.circle.signing.includes(asked.key) || wasSeen ? asked : undefined
}

/** Whether a deletion was taken back, or a message came after it, as far as this desk knows. */
export const isStale = (
  { turn }: { turn: number },
  act: string,
  { kept, message }: Partial<Remembered> = {},
): boolean => kept?.includes(act) === true || turn < (message?.turn ?? 0)

function isRightRemoval(desk: Desk, removal: Removals[number], { before, memory }: Omit<Gone, 'survey'>): boolean {
  const { act, key, second, secondSignature } = removal
  const said = readAct(deletionAct, act)
  const isOfThis = said?.case === removal.case && said.channel === desk.channel.symbol
  if ((second === null) !== (secondSignature === null)) return false
  if (!isOfThis || memory.spent.has(act) || isStale(said, act, before) || !isActSignedBy(act, removal)) return false
  const counts = (signer: string) => desk.circle.signing.includes(signer)
  // Whoever holds an ended key can write any day under an act: it must have been seen while the key counted.
  const wasSeen = before.asked === act && before.askedBy === key && (counts(key) || hasLeft(desk, key))
  if (!counts(key) && !wasSeen) return false
  if (second !== null && secondSignature !== null) {
    const other = { key: second, signature: secondSignature }
    return counts(second) && areTwoPersons(desk, key, second) && isActSignedBy(act, other)
  }
  // One alone may have written an earlier day under it: it was seen waiting for all these days, or this desk has not looked since.
  const since = wasSeen && before.askedOn && before.askedOn > said.day ? before.askedOn : said.day
  const isKnown = wasSeen || (memory.looked ?? '') <= said.day
  return isKnown && addDays(since, graceDays) < desk.today()
}
