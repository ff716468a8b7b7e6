import { createCaseActions } from './caseActions.ts'
import type { Database } from './database.ts'
import { createDeletions } from './deletions.ts'
import { type AskedDeletion, createComplaintReader } from './reading.ts'
import { deleteExpired, type Limits } from './retention.ts'
import { forgetOrder } from './rowOrder.ts'
import { createSubmissions } from './submissions.ts'
import type { MissingParts } from './uploads.ts'

/** A file that a complaint or message claims: the upload's id (16 bytes) and how many parts it has. */
export interface ClaimedFile {
  id: Buffer
  parts: number
}
export type Speaker = 'reporter' | 'officer'

export interface NewComplaint {
  /** The case's name, 32 bytes. */
  case: Buffer
  /** Symbol of the channel. */
  channel: string
  /** The sealed complaint. */
  body: Buffer
  files: readonly ClaimedFile[]
}
export interface NewMessage {
  case: Buffer
  /** From 1; the next of the conversation, whoever speaks. */
  turn: number
  speaker: Speaker
  /** Signing key of the officer who writes: it is counted with, never stored. The reporter has none. */
  by?: string
  body: Buffer
  files: readonly ClaimedFile[]
}
export interface NewNote {
  case: Buffer
  /** From 1; the next among the notes of the case. */
  turn: number
  /** Signing key of the officer who writes: it is counted with, never stored. */
  by: string
  body: Buffer
}
/**
 * `known`: the same was stored before. `differs`: something else was. `deleted`: it was, and officers have deleted it. `tooLarge`: its files take more than one report may.
 * `taken`: this turn is not the next. `unanswered`: the reporter wrote as often as one may before an officer answers. `enoughOfDay`: the
 * officer wrote as often as one may in a case on one day.
 */
export type Saved =
  | { outcome: 'saved' | 'known' | 'differs' | 'deleted' | 'tooLarge' }
  | { outcome: 'incomplete'; missing: MissingParts[] }
export type Added = Saved | { outcome: 'taken' | 'unknown' | 'closed' | 'unanswered' | 'enoughOfDay' }

export interface MessageSummary {
  turn: number
  speaker: Speaker
  day: string
}
export interface Message extends MessageSummary {
  body: Buffer
}
/** An officer's words to colleagues. */
export interface Note {
  turn: number
  day: string
  body: Buffer
}
/** What an officer's list shows of a complaint; everything else is sealed. Days are YYYY-MM-DD. */
export interface ComplaintSummary {
  case: Buffer
  day: string
  closed: string | null
  deletion: AskedDeletion | null
  messages: MessageSummary[]
  /** How many notes among officers it has. */
  notes: number
  /** Texts that were sealed again and wait for a second person, by who did it. */
  resealings: { key: string; texts: number }[]
}

/**
 * Sealed complaints, their messages and files, in one database. It sees ciphertext and days alone. Every function may throw
 * StoreUnavailable; then nothing was stored and the same call may be repeated.
 */
export function createComplaintStore(database: Database, today: () => string) {
  const actions = createCaseActions(database, today)
  let hasReplaced = false // what was replaced is erased by the next sweep: case by case it would take hours
  const confirm: typeof actions.confirm = async (...given) => {
    const isDone = await actions.confirm(...given)
    hasReplaced ||= isDone
    return isDone
  }
  return {
    ...createSubmissions(database, today),
    ...createComplaintReader(database),
    ...actions,
    ...createDeletions(database, today),
    confirm,
    /** Deletes everything whose time is over. Returns how many files that nobody claimed, and how many complaints. */
    async deleteExpired(limits: Limits) {
      const deleted = await deleteExpired(database, limits, today())
      if (hasReplaced) await database.eraseDeleted()
      hasReplaced = false
      return deleted
    },
    /** Leaves of the days before today no order in which reports came. */
    forgetOrder: () => forgetOrder(database, today()),
    /** Bytes that everything takes, and bytes that it may still take. */
    room: () => database.room(),
    close: () => database.close(),
  }
}
export type ComplaintStore = ReturnType<typeof createComplaintStore>
