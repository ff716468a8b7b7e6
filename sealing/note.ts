import { assertKeys, listAt, objectOf, parseObject, refuse, textAt, wholeAt, within } from './checks.ts'
import { isDay } from './keyList.ts'
import { isKey64 } from './keys.ts'
import { bodyLimit } from './message.ts'
import { cleanText } from './plaintext.ts'
import { SealingError } from './sealingError.ts'
import { faultOfMessage } from './shape.ts'
import { openSigned, type Resealing, readSealedTo, sealSigned, sorted } from './signedText.ts'
import { isSignedBy } from './signing.ts'
import { mostTurns, paddedMessage } from './sizes.ts'

/** What an officer writes for colleagues alone: never sealed to the reporter, kept with the case, in a chain of its own. */
export interface Note {
  v: 2
  case: string
  /** 1, 2, 3 … among the notes of the case. */
  turn: number
  /** Hash of the note before it; the case's name for the first. */
  before: string
  sealedTo: string[]
  /** Ed25519 public key of its author, 43 characters. */
  by: string
  /** Ed25519 public key of the officer who is to look after the case; empty for nobody. */
  assign?: string
  /** All tags that the case has from now on. */
  tags?: string[]
  /** Who stands in for that officer, by signing key, from one day to another (YYYY-MM-DD, both included). */
  deputy?: Deputy
  /** Whether the case is closed by its officers: a later status “Closed” closes it too. */
  closing?: Closing
  /** Its author has read the report and the conversation up to this turn. */
  read?: number
  body: string
}

export interface Deputy {
  key: string
  from: string
  until: string
}

export interface Closing {
  closed: boolean
  /** Hash of the last message that its author had proved; the case's name for none. A turn could be one that is still to come. */
  after: string
}

export const mostTags = 10
export const tagLimit = 30

export interface OpenedNote {
  note: Note
  hash: string
  resealing?: Resealing
}

/** Signs and seals a note: as long as a message. @throws SealingError `too-long`, `keys`, `content`. */
export async function sealNote(
  note: Omit<Note, 'v' | 'sealedTo'>,
  recipients: readonly string[],
  secretKey: Uint8Array,
): Promise<Uint8Array> {
  const body = cleanText(note.body)
  if (body.length > bodyLimit)
    throw new SealingError('too-long', { field: 'body', size: body.length, limit: bodyLimit })
  const line = JSON.stringify(readNote(JSON.stringify({ v: 2, ...note, sealedTo: sorted(recipients), body })))
  return sealSigned('note', line, secretKey, { size: paddedMessage, recipients })
}

/**
 * Opens a note, and takes it only when the author that it names is one of `keys` and has signed it for this case and turn.
 * @throws SealingError `form`, `unreadable`, `padding`, `version`, `content`, `case`, `turn`, `signature`.
 */
export async function openNote(
  sealed: Uint8Array,
  identities: readonly string[],
  expected: { case: string; turn: number; keys: readonly string[] },
): Promise<OpenedNote> {
  if (faultOfMessage(sealed)) throw new SealingError('form')
  const { line, signature, hash, resealing } = await openSigned(sealed, identities, expected)
  const note = readNote(line)
  if (note.case !== expected.case) throw new SealingError('case')
  if (note.turn !== expected.turn) throw new SealingError('turn')
  const author = expected.keys.filter((key) => key === note.by)
  if (!isSignedBy('note', line, signature, author)) throw new SealingError('signature')
  return { note, hash, ...(resealing && { resealing }) }
}

function readNote(text: string): Note {
  const found = parseObject(text)
  if (found.v !== 2) throw new SealingError('version')
  assertKeys(found, ['v', 'case', 'turn', 'before', 'sealedTo', 'by', 'body'], '', [
    'assign',
    'tags',
    'deputy',
    'closing',
    'read',
  ])
  const { assign, tags, deputy, closing, read } = found
  const note: Note = {
    v: 2,
    case: textAt(found.case, 'case', isKey64),
    turn: wholeAt(found.turn, 'turn', 1, mostTurns),
    before: textAt(found.before, 'before', isKey64),
    sealedTo: readSealedTo(found.sealedTo),
    by: textAt(found.by, 'by', isKey64),
    body: cleanText(textAt(found.body, 'body', within(bodyLimit))),
    ...(assign !== undefined && { assign: textAt(assign, 'assign', (text) => text === '' || isKey64(text)) }),
    ...(tags !== undefined && { tags: readTags(tags) }),
    ...(deputy !== undefined && { deputy: readDeputy(deputy) }),
    ...(closing !== undefined && { closing: readClosing(closing) }),
    ...(read !== undefined && { read: wholeAt(read, 'read', 0, mostTurns) }),
  }
  const says = note.body.trim() !== '' || [assign, tags, deputy, closing, read].some((value) => value !== undefined)
  return says ? note : refuse('body')
}

const readTags = (value: unknown) =>
  listAt(value, 'tags', mostTags).map((tag, at) => cleanText(textAt(tag, `tags.${at}`, within(tagLimit))))

function readDeputy(value: unknown): Deputy {
  const found = objectOf(value, 'deputy')
  assertKeys(found, ['key', 'from', 'until'], 'deputy.')
  return {
    key: textAt(found.key, 'deputy.key', isKey64),
    from: textAt(found.from, 'deputy.from', isDay),
    until: textAt(found.until, 'deputy.until', isDay),
  }
}

function readClosing(value: unknown): Closing {
  const found = objectOf(value, 'closing')
  assertKeys(found, ['closed', 'after'], 'closing.')
  const { closed, after } = found
  if (typeof closed !== 'boolean') return refuse('closing.closed')
  return { closed, after: textAt(after, 'closing.after', isKey64) }
}
