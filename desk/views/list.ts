import type { AskedDeletion } from '../cases/askedDeletion.ts'
import { deputyOf } from '../cases/deputy.ts'
import type { ListedCase } from '../cases/list.ts'
import { isAcceptable, type MemoryFault } from '../cases/memoryFault.ts'
import { caseName } from '../cases/name.ts'
import { type Handling, unhandled } from '../cases/notes.ts'
import type { Retention } from '../cases/retention.ts'
import type { Desk } from '../desk.ts'
import type { HeadFault } from '../log/heads.ts'
import { visibleLine } from '../visible.ts'
import type { Words } from '../words/zh.ts'

/** Status and subject of a listed case. */
export function seenText(
  { seen, closed, isOpen, answers, status }: ListedCase,
  words: Words,
): { status: string; subject: string } {
  const { list } = words
  const subject =
    seen?.state === 'open'
      ? seen.subject
      : seen
        ? list[seen.state === 'refused' && seen.reason === 'unreadable' ? 'unreadable' : seen.state]
        : ''
  if (closed && !isOpen) return { status: list.closedOn(closed), subject }
  if (status) return { status: words.statuses[status], subject }
  return { status: answers > 0 ? words.answered : words.noStatus, subject }
}

/** Who looks after it, its tags, and that it is to be deleted. */
export function handlingText({ seen, deletion }: ListedCase, desk: Desk, words: Words): string {
  const handling = seen?.state === 'open' ? seen.handling : unhandled
  const { assign, tags } = handling
  return [
    assign && words.notes.assigned(desk.who(assign)),
    standInText(handling, desk, words),
    tags.length > 0 && words.pair(words.notes.tags, tags.map(visibleLine).join(words.comma)),
    deletion && deletionText(deletion, desk, words),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Who asked that a case be deleted, where that was signed. */
export const deletionText = ({ isSigned, isStale, key, day }: AskedDeletion, desk: Desk, words: Words): string =>
  isStale
    ? words.case.deletionStale
    : isSigned
      ? words.case.deletionAsked(desk.who(key), day)
      : words.case.deletionUnsigned

/** What somebody has done to the texts of a listed case, and what waits for this officer. */
export function alarmsText({ seen, closed, isOpen, isUnsigned, unconfirmed }: ListedCase, { list }: Words): string[] {
  const { hasStrangers = false, refused = 0, spoiled = 0, unbacked = 0, shut = 0 } = seen?.state === 'open' ? seen : {}
  return [
    ...(closed && isOpen ? [isUnsigned ? list.unsigned(closed) : list.unchecked(closed)] : []),
    ...(hasStrangers ? [list.strangers] : []),
    ...(refused > 0 ? [list.unproved(refused)] : []),
    ...(spoiled > 0 ? [list.spoiled(spoiled)] : []),
    ...(unbacked > 0 ? [list.unbacked(unbacked)] : []),
    ...(shut > 0 ? [list.shut(shut)] : []),
    ...(unconfirmed > 0 ? [list.unconfirmed(unconfirmed)] : []),
  ]
}

/** How a case differs from what the desk remembers. */
export function memoryFaultText(found: MemoryFault, { memory }: Words): string {
  const { case: name, fault, turn, now } = found
  const isOver = now === undefined && isAcceptable(found)
  return `${memory.faults[fault](name && caseName(name), turn, now)}${isOver ? memory.over : ''}`
}

/** How long the site keeps closed cases: a fact at first contact, a change later. */
export const retentionText = ({ days, before }: Retention, { memory }: Words): string =>
  before === undefined ? memory.firstRetention(days) : memory.retention(days, before)

export const headFaultText = ({ key, fault, n, why = '' }: HeadFault, desk: Desk, { log }: Words): string =>
  log.headFaults[fault](n, desk.who(key), why)

/** Who stands in for the officer of a case, now or from a later day on. */
export function standInText({ deputy }: Pick<Handling, 'deputy'>, desk: Desk, words: Words): string {
  const standIn = deputyOf({ deputy }, desk.today())
  if (!standIn) return ''
  const { key, from, until } = standIn
  const who = desk.who(key)
  return from <= desk.today() ? words.notes.standsIn(who, until) : words.notes.deputy(who, from, until)
}
