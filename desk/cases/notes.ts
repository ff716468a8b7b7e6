import type { DeskOutput } from '#contract/desk.ts'
import { to64 } from '#sealing/bytes.ts'
import { bytesOfSealed, turnsOf } from '#sealing/conversation.ts'
import { unprovenLinks } from '#sealing/endedKeys.ts'
import { bodyLimit } from '#sealing/message.ts'
import {
  type Closing,
  type Deputy,
  mostTags,
  type Note,
  type OpenedNote,
  openNote,
  sealNote,
  tagLimit,
} from '#sealing/note.ts'
import { cleanText } from '#sealing/plaintext.ts'
import { attempt, type SealingReason } from '#sealing/sealingError.ts'
import { isTaken } from '../client.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { identitiesOf } from '../keys/ring.ts'
import { type Audience, audienceOf } from './audience.ts'
import type { Case } from './case.ts'
import { hashOfOwn } from './own.ts'
import { sightingOf, watch } from './remember.ts'
import { assertTurns } from './turns.ts'

export type NoteEntry = { turn: number; day: string } & (
  | { value: Note; hash: string; audience: Audience; sawOther: boolean }
  | { refused: SealingReason }
)
/** What colleagues have agreed on. */
export interface Handling {
  /** Signing key of the officer who looks after the case; empty for nobody. */
  assign: string
  tags: readonly string[]
  /** Who stands in for that officer, and when. */
  deputy?: Deputy | undefined
}
export interface Notes {
  entries: NoteEntry[]
  missing: number[]
  handling: Handling
  /** Who has opened the case first on which day, by signing key. */
  readers: { key: string; day: string }[]
  next: { turn: number; before: string }
}

export const unhandled: Handling = { assign: '', tags: [] }
export const handlingOf = ({ assign = '', tags = [], deputy }: Note): Handling => ({
  assign,
  tags,
  ...(deputy && { deputy }),
})

/** Opens the notes of a case; they are a chain of their own. */
export async function openNotes(desk: Desk, name: string, given: DeskOutput<'open'>['notes']): Promise<Notes> {
  const inOrder = [...given].sort((one, other) => one.turn - other.turn)
  const opened = await openProven(desk, name, inOrder)
  let before = name
  let hiddenFrom: (author: string) => boolean = () => false
  const entries: NoteEntry[] = []
  for (const [at, { turn, day }] of inOrder.entries()) {
    const found = opened[at] ?? { refused: 'unreadable' }
    if ('refused' in found) entries.push({ turn, day, refused: found.refused })
    else {
      const { note, hash, resealing } = found
      const audience = audienceOf(desk, { sealedTo: note.sealedTo, resealing })
      entries.push({ turn, day, value: note, hash, audience, sawOther: note.before !== before && !hiddenFrom(note.by) })
      before = hash
    }
    const isEnded = 'note' in found && desk.circle.ended.includes(found.note.by) // others may not have believed it
    hiddenFrom = 'refused' in found || isEnded ? () => true : (author) => !isSealedToAuthor(desk, found.note, author)
  }
  const { missing, next } = turnsOf(inOrder)
  const notes = entries.flatMap((entry) => ('value' in entry ? [{ ...entry.value, day: entry.day }] : []))
  const latest = notes.at(-1)
  return {
    entries,
    missing,
    handling: latest ? handlingOf(latest) : unhandled,
    readers: notes.flatMap(({ by, day, read }) => (read === undefined ? [] : [{ key: by, day }])),
    next: { turn: next, before },
  }
}

/** Whoever could not read the note before theirs could not name it: a colleague's desk did not know their key yet. */
function isSealedToAuthor({ site: { list } }: Desk, { sealedTo }: Note, author: string): boolean {
  const line = list.channels.flatMap(({ officers }) => officers).find(({ signing }) => signing === author)
  return !line || sealedTo.includes(line.recipient)
}

/** Opens notes that follow one another; those of ended keys stand where a colleague vouches for them. */
async function openProven(
  { circle: { signing, ended }, ring, memory }: Desk,
  name: string,
  given: readonly { turn: number; sealed: string }[],
): Promise<(OpenedNote | { refused: SealingReason })[]> {
  const keys = [...signing, ...ended]
  const opened = await Promise.all(
    given.map(({ turn, sealed }) =>
      attempt(() => openNote(bytesOfSealed(sealed), identitiesOf(ring), { case: name, turn, keys })),
    ),
  )
  const chain = opened.map((found) => {
    if ('refused' in found) return undefined
    const { hash, note, resealing } = found
    return { hash, before: note.before, key: note.by, resealing }
  })
  const remembered = (await memory.recall())?.cases.get(name)?.note?.hash
  const unproven = unprovenLinks(chain, { signing, ended, remembered })
  return opened.map((found, at) => (unproven.has(at) ? { refused: 'ended' } : found))
}

/**
 * Writes a note for colleagues, sealed to them and the recovery key, and remembers it. Each note holds the whole of `handling`, so that a
 * list needs the last one alone. @throws DeskError `moved` when a colleague wrote in between, `jumped`, `badTags`, `longNote`, or of the client.
 */
export async function writeNote(
  desk: Desk,
  found: Case,
  { assign, tags, deputy, ...said }: Handling & { body: string; read?: number; closing?: Closing },
): Promise<void> {
  await desk.renew() // a key that was struck off since is sealed to no more
  const { entries, next } = found.notes
  assertTurns(entries, next)
  if (tags.length > mostTags || tags.some((tag) => tag.length > tagLimit)) {
    throw new DeskError('badTags', String(mostTags), String(tagLimit))
  }
  const body = cleanText(said.body).trim()
  if (body.length > bodyLimit) throw new DeskError('longNote', String(body.length), String(bodyLimit))
  const { verifyKey, signingKey } = desk.signer
  const name = found.case
  const note = { case: name, ...next, by: verifyKey, assign, tags: [...tags], ...(deputy && { deputy }), ...said, body }
  const bytes = await sealNote(note, desk.circle.recipients, signingKey)
  await desk.ask('note', { case: name, turn: next.turn, sealed: to64(bytes) }).catch((error) => {
    throw isTaken(error) ? new DeskError('moved') : error
  })
  const hash = await hashOfOwn(desk, name, bytes)
  const { notes, ...seen } = sightingOf(found)
  if (hash !== undefined)
    await watch(desk, [{ ...seen, notes: { turn: next.turn, hashes: new Map(notes?.hashes).set(next.turn, hash) } }])
}
