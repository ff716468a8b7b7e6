import type { SignedAct } from './resealings.ts'

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
/** Who asked that a case be deleted, and when, with what they signed. */
export type AskedDeletion = SignedAct & { day: string }
/** Parts of a file that have not arrived, numbered from 0. */
export interface MissingParts {
  id: Buffer
  numbers: number[]
}
