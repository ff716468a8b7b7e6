import { readAct, replacementAct } from '#contract/acts.ts'
import type { DeskOutput } from '#contract/desk.ts'
import { isActSignedBy, type Replacement } from '#sealing/acts.ts'
import { digestOf } from '#sealing/bytes.ts'
import { bytesOfSealed } from '#sealing/conversation.ts'
import { goesTo } from '#sealing/seal.ts'
import { attempt } from '#sealing/sealingError.ts'
import { faultOfComplaint, faultOfMessage } from '#sealing/shape.ts'
import { openSigned } from '#sealing/signedText.ts'
import type { Desk } from '../desk.ts'
import { identitiesOf } from '../keys/ring.ts'
import { wereTogether } from './signers.ts'

type Given = DeskOutput<'open'>
type Glanced = DeskOutput<'glance'>
/** A text in its place, as a colleague sealed it again, and by which act it came to its place. */
type Text = Pick<Given, 'sealed' | 'resealed' | 'replaced'>
type Kind = Replacement['kind']

/** What the second person signs: the act of a text that was sealed again, says the same and is the colleague's own. */
export interface Waiting {
  kind: Kind
  turn: number
  act: string
  /** Signing key of who sealed it. */
  key: string
  /** The text as it came opens as well, and is the same; else the signatures inside speak for it alone. */
  isCompared: boolean
}
export interface Chosen<T> {
  given: T
  /** Texts that were sealed again and do not say the same, or are not what their officer signed: the text in its place is read instead. */
  spoiled: number
  /** Texts that were sealed again and do not open, as they are not sealed to this officer. */
  shut: number
  /** Texts that were sealed again and wait, or have the signatures of two persons, by `placeOf`. */
  proved: Set<string>
  /** Sound texts that wait for a second person. */
  waiting: Waiting[]
}

/** Takes of each text of a case the sealing that is to be read. */
export async function chooseSealings(desk: Desk, name: string, given: Given): Promise<Chosen<Given>> {
  const { choose, found } = chooserOf(desk, name)
  const report = await choose(given, 'complaint', 0)
  const messages = await Promise.all(given.messages.map((text) => choose(text, 'message', text.turn)))
  const notes = await Promise.all(given.notes.map((text) => choose(text, 'note', text.turn)))
  return { given: { ...report, messages, notes }, ...found }
}

/** The same for what a list shows. */
export async function chooseGlanced(
  desk: Desk,
  name: string,
  { last, note, ...report }: Glanced,
): Promise<Chosen<Glanced>> {
  const { choose, found } = chooserOf(desk, name)
  const given = {
    ...(await choose(report, 'complaint', 0)),
    last: last && (await choose(last, 'message', last.turn)),
    note: note && (await choose(note, 'note', note.turn)),
  }
  return { given, ...found }
}

function chooserOf(desk: Desk, name: string) {
  const found = { spoiled: 0, shut: 0, proved: new Set<string>(), waiting: [] as Waiting[] }
  const choose = async <T extends Text>(text: T, kind: Kind, turn: number): Promise<T> => {
    const place = { case: name, kind, turn }
    const chosen = await chooseSealing(desk, place, text)
    if (chosen.isSpoiled) found.spoiled++
    if (chosen.isShut) found.shut++
    if (chosen.isProved) found.proved.add(placeOf(place))
    if (chosen.waits) found.waiting.push({ kind, turn, ...chosen.waits })
    return { ...text, sealed: chosen.sealed, resealed: null }
  }
  return { choose, found }
}

type Place = Pick<Replacement, 'case' | 'kind' | 'turn'>
/** A text of a case as a key of a set. */
export const placeOf = ({ kind, turn }: Pick<Place, 'kind' | 'turn'>): string => `${kind} ${turn}`

/** A text of a case by its place. */
export function textIn({ sealed, resealed, messages, notes }: Given, { kind, turn }: Pick<Place, 'kind' | 'turn'>) {
  if (kind === 'complaint') return { sealed, resealed }
  return (kind === 'message' ? messages : notes).find((found) => found.turn === turn)
}
/** The sealing of a text that is to be read. */
export const bytesIn = ({ given }: Chosen<Given>, place: Pick<Place, 'kind' | 'turn'>): string =>
  textIn(given, place)?.sealed ?? ''

async function chooseSealing(desk: Desk, place: Place, { sealed, resealed, replaced }: Text) {
  const asItStands = { sealed, isSpoiled: false, isShut: false, isProved: false, waits: undefined }
  if (resealed === null && replaced === null) return asItStands
  const open = (text: string) => attempt(() => openSigned(bytesOfSealed(text), identitiesOf(desk.ring), place))
  const own = await open(sealed)
  const isProved = replaced !== null && 'hash' in own && isBacked(desk, place, { sealed, replaced }, own.hash)
  if (resealed === null) return { ...asItStands, isProved }
  const again = await open(resealed.sealed)
  // What this officer cannot open may be as it should: a colleague seals to others when a key no longer counts.
  const isShut = 'refused' in again && again.refused === 'unreadable' && hasShape(place.kind, resealed.sealed)
  if (isShut) return { ...asItStands, isShut: 'hash' in own, isProved }
  const { act, key } = resealed
  const isRight =
    'hash' in again &&
    again.resealing?.key === key &&
    (await goesTo(bytesOfSealed(resealed.sealed), identitiesOf(desk.ring), again.resealing.sealedTo)) &&
    isActOf(desk, place, { act, inner: again.hash, sealed: resealed.sealed }) &&
    isActSignedBy(act, resealed) &&
    // Whoever came later cannot open the text in its place: what is signed inside the other is held against its signature all the same.
    ('refused' in own || own.hash === again.hash)
  return isRight
    ? { ...asItStands, sealed: resealed.sealed, isProved: true, waits: { act, key, isCompared: 'hash' in own } }
    : { ...asItStands, isSpoiled: 'hash' in own, isProved }
}

const hasShape = (kind: Kind, sealed: string): boolean =>
  !(kind === 'complaint' ? faultOfComplaint : faultOfMessage)(bytesOfSealed(sealed))

/** Whether two persons of the channel signed that these bytes take the place of the text as it came. Those who left have signed it in office. */
function isBacked(
  desk: Desk,
  place: Place,
  { sealed, replaced }: { sealed: string; replaced: NonNullable<Text['replaced']> },
  inner: string,
): boolean {
  const { act, key, signature, second, secondSignature } = replaced
  return (
    isActOf(desk, place, { act, inner, sealed }) &&
    wereTogether(desk, key, second) &&
    isActSignedBy(act, { key, signature }) &&
    isActSignedBy(act, { key: second, signature: secondSignature })
  )
}

/** Whether an act speaks of these bytes in this place. */
function isActOf(
  desk: Desk,
  place: Place,
  { act, inner, sealed }: { act: string; inner: string; sealed: string },
): boolean {
  const said = readAct(replacementAct, act)
  return (
    said?.case === place.case &&
    said.channel === desk.channel.symbol &&
    said.kind === place.kind &&
    said.turn === place.turn &&
    said.inner === inner &&
    said.sealed === digestOf(bytesOfSealed(sealed))
  )
}
