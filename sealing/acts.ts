import { isSignedBy, sign } from './signing.ts'

/*
 * What cannot be undone takes two persons. Both sign one and the same text, so that the server, which can read no report, can hold the two
 * signatures against the officers' keys before it acts, and every desk can do so again afterwards.
 */

/** A case goes, with everything that belongs to it. */
export interface Deletion {
  act: 'delete'
  channel: string
  case: string
  /** The day on which the first officer asked, YYYY-MM-DD: the days of grace are counted from it. */
  day: string
  /** The last message that the officer had proved, 0 for none: a later one takes the act back. */
  turn: number
  /** Random, 22 characters: what was asked and taken back cannot be put in the place of what is asked again. */
  id: string
}
/** A text that was sealed again takes the place of the text as it came. */
export interface Replacement {
  act: 'replace'
  channel: string
  case: string
  kind: 'complaint' | 'message' | 'note'
  /** 0 for the complaint. */
  turn: number
  /** Hash of what is signed inside (`SignedText.hash`): the same before and after. */
  inner: string
  /** SHA-256 of the sealed bytes, 43 characters. */
  sealed: string
}
export type Act = Deletion | Replacement

/** A signature under an act, by an officer's key. */
interface ActSignature {
  key: string
  signature: string
}

/** An act as it is signed. */
export const actText = (act: Act): string => JSON.stringify(act)

/** @throws nothing: a key that signs is its owner's affair. */
export const signAct = (text: string, signingKey: Uint8Array): string => sign('act', text, signingKey)

/** Whether this key signed the act. */
export const isActSignedBy = (text: string, { key, signature }: ActSignature): boolean =>
  isSignedBy('act', text, signature, [key])
