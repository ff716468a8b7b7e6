import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import type { Change, Remembered } from '../log/memory.ts'
import type { ListedCase } from './list.ts'
import { caseName } from './name.ts'

/** A case that is gone, and who signed that it goes, by name. */
export interface Deleted {
  case: string
  name: string
  day: string
  who: readonly string[]
}
/** What colleagues have done that takes a case out of sight: an officer alone should do none of it unseen. */
export interface News {
  /** Deletions that somebody else has asked for, as long as they wait. */
  asked: readonly ListedCase[]
  /** Cases that somebody else has closed, until this officer has opened them. */
  closed: readonly (ListedCase & { closer: string })[]
  /** Cases that are gone, until this officer has seen it. */
  deleted: readonly Deleted[]
}

/** Whether a listed case belongs among the news, as far as the desk remembers it. */
export const isNews = (desk: Desk, { deletion }: ListedCase, known: Remembered | undefined): boolean =>
  isAsked(desk, deletion) || isClosed(desk, known)
const isAsked = (desk: Desk, deletion: ListedCase['deletion']) => deletion !== null && !desk.isOwn(deletion.key)
const isClosed = (desk: Desk, { unread, ended, closer }: Partial<Remembered> = {}) =>
  unread === true && ended === true && closer !== undefined && !desk.isOwn(closer)

/** What colleagues have done since this officer last looked. */
export function newsOf(desk: Desk, cases: readonly ListedCase[], { known, gone }: { known: Known; gone: Known }): News {
  return {
    asked: cases.filter(({ deletion }) => isAsked(desk, deletion)),
    closed: cases.flatMap((found) => {
      const remembered = known.get(found.case)
      return remembered?.closer && isClosed(desk, remembered) ? [{ ...found, closer: remembered.closer }] : []
    }),
    deleted: [...gone].flatMap(([name, remembered]) => (remembered.unread ? deletedBy(desk, name, remembered) : [])),
  }
}
type Known = ReadonlyMap<string, Remembered>

/** Who has signed that a case goes, as this desk proved it. */
const deletedBy = (desk: Desk, name: string, { removedBy, removedOn: day }: Remembered): Deleted[] =>
  removedBy && day ? [{ case: name, name: caseName(name), day, who: removedBy.map(desk.nameOf) }] : []

/** The officer has looked at these cases, or at the news that they are gone. */
export async function markRead(desk: Desk, names: readonly string[]): Promise<void> {
  const memory = await desk.memory.recall()
  const changes = names.flatMap((name): Change[] => {
    const known = memory?.cases.get(name)
    return known?.unread ? [[name, { ...known, unread: false }]] : []
  })
  if (memory && changes.length > 0) await desk.memory.keep(changes, memory.looked ?? desk.today())
}

/** The sentence for a case that colleagues have deleted, where this desk knows that they have. */
export async function deletionFault(desk: Desk, name: string): Promise<DeskError | undefined> {
  const known = (await desk.memory.recall())?.cases.get(name)
  const [deleted] = known?.gone ? deletedBy(desk, name, known) : []
  return deleted && new DeskError('deletedBy', deleted.name, deleted.who.join(', '), deleted.day)
}
