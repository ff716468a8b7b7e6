import type { DeskOutput } from '#contract/desk.ts'
import { actText, signAct } from '#sealing/acts.ts'
import { digestOf, to64 } from '#sealing/bytes.ts'
import { bytesOfSealed } from '#sealing/conversation.ts'
import { goesTo } from '#sealing/seal.ts'
import { attempt } from '#sealing/sealingError.ts'
import { openSigned, reseal, sorted } from '#sealing/signedText.ts'
import { paddedComplaint, paddedMessage } from '#sealing/sizes.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { identitiesOf } from '../keys/ring.ts'
import { type Case, type OpenText, readChosen, type Said, textsOf } from './case.ts'
import { allCases } from './list.ts'
import type { NoteEntry } from './notes.ts'
import { bytesIn, chooseSealings, placeOf, textIn, type Waiting } from './resealings.ts'

/** How far a re-sealing is. */
export interface Progress {
  /** Cases that were looked at, and all. */
  cases: number
  total: number
  /** Texts that were sealed anew. */
  texts: number
  /** Texts of another person that this officer signed: they took the place of those that came. */
  confirmed: number
  /** Of these, what could not be compared: the text as it came does not open with this officer's keys. */
  uncompared: number
  /** Texts that whoever sealed them also wrote, or that the text behind them does not name: somebody who can compare is to sign them. */
  left: number
  /** Texts of this officer that wait for a second person. */
  waiting: number
  /** Names of cases that could not be, or whose texts another person sealed to others than this officer would. */
  failed: string[]
}
export const begun: Progress = {
  cases: 0,
  total: 0,
  texts: 0,
  confirmed: 0,
  uncompared: 0,
  left: 0,
  waiting: 0,
  failed: [],
}

interface Choice {
  /** False: nothing is sealed, only signed. */
  sealing?: boolean
  /** The officer has asked: no colleague can compare what is left either, so it is signed all the same. */
  nobodyCompares?: boolean
}

type Done = Pick<Progress, 'texts' | 'confirmed' | 'uncompared' | 'left' | 'waiting'> & { isWhole: boolean }

/**
 * Seals report, messages and notes of every case, closed ones too, to the officers that the channel has now, and signs what another person
 * has sealed to just these: it then takes the place of the text as it came. What is sealed to just these already is left alone, so an
 * interrupted run goes on where it was; what was spoiled is sealed again.
 * @throws DeskError of the client for the list; a case that fails is counted.
 */
export async function resealCases(
  desk: Desk,
  tell: (progress: Progress) => void,
  { sealing = true, nobodyCompares = false }: Choice = {},
): Promise<Progress> {
  await desk.renew()
  const { cases } = await allCases(desk)
  const chosen = sealing ? cases : cases.filter(({ resealings }) => resealings.length > 0)
  const progress: Progress = { ...begun, failed: [], total: chosen.length }
  tell({ ...progress })
  for (const { case: name } of chosen) {
    const done = await resealCase(desk, name, { sealing, nobodyCompares }).catch((error) => {
      if (error instanceof DeskError) return undefined
      throw error
    })
    progress.cases++
    if (!done?.isWhole) progress.failed.push(name)
    progress.texts += done?.texts ?? 0
    progress.confirmed += done?.confirmed ?? 0
    progress.uncompared += done?.uncompared ?? 0
    progress.left += done?.left ?? 0
    progress.waiting += done?.waiting ?? 0
    tell({ ...progress })
  }
  return progress
}

/** @throws DeskError `unreadableCase`, or of the client. */
async function resealCase(desk: Desk, name: string, { sealing, nobodyCompares }: Required<Choice>): Promise<Done> {
  const stored = await desk.ask('open', { case: name })
  const chosen = await chooseSealings(desk, name, stored)
  // What a thief or leaver wrote may not be believed any more, and must not stay sealed to them; sealing it anew does not make it true.
  const ever = desk.everSigning()
  const found = await readChosen({ ...desk, circle: { ...desk.circle, signing: ever, ended: [] } }, name, chosen)
  const proved = await readChosen({ ...desk, circle: { ...desk.circle, ended: ever } }, name, chosen)
  const believed = new Set(textsOf(proved).map(placeOf))
  const { report } = found
  if ('refused' in report) throw new DeskError('unreadableCase')
  const present = sorted(desk.circle.staying)
  const done: Done = { texts: 0, confirmed: 0, uncompared: 0, left: 0, waiting: 0, isWhole: true }
  const toSign: Waiting[] = []
  for (const text of textsOf(found)) {
    const to = text.kind === 'message' ? sorted([...present, report.value.replyTo]) : present
    const waits = chosen.waiting.find((other) => placeOf(other) === placeOf(text))
    const isColleagues = waits !== undefined && desk.circle.signing.includes(waits.key)
    const sealed = bytesIn(chosen, text)
    const isRight = isSealedTo(text, to) && (await goesTo(bytesOfSealed(sealed), identitiesOf(desk.ring), to))
    if (isRight && isColleagues) {
      if (desk.isOwn(waits.key)) done.waiting++
      else if (!waits.isCompared && isDoubtful(desk, found, waits, nobodyCompares)) done.left++
      else toSign.push(waits)
    } else if (!isRight || hasResealing(stored, text)) {
      const sealedAnew =
        sealing && (await sealText(desk, { name, text, to, sealed, vouches: believed.has(placeOf(text)) }))
      if (sealedAnew) done.texts++
      else done.isWhole = false
    }
  }
  if (toSign.length > 0) {
    done.confirmed = await confirm(desk, name, toSign)
    done.uncompared = toSign.filter(({ isCompared }) => !isCompared).length
  }
  done.waiting += done.texts
  return done
}

/**
 * Whether a text that this officer cannot compare may be another than what came: the one behind it names another before it; or whoever
 * sealed it wrote it too, and a third person is there who can compare.
 */
function isDoubtful(
  desk: Desk,
  { messages, notes: { entries } }: Case,
  { kind, turn, key }: Waiting,
  nobodyCompares: boolean,
): boolean {
  const chain: readonly (Said | NoteEntry)[] = kind === 'message' ? messages : kind === 'note' ? entries : []
  const [text, next] = [turn, turn + 1].map((at) => chain.find((found) => found.turn === at))
  if (next && 'value' in next && next.sawOther) return true
  if (nobodyCompares) return false
  const by = text && 'value' in text && ('by' in text ? text.by : text.value.by)
  const isTheirs = (other: string) => other === key || desk.nameOf(other) === desk.nameOf(key)
  const hasThird = desk.circle.signing.some((other) => !desk.isOwn(other) && !isTheirs(other))
  return typeof by === 'string' && isTheirs(by) && hasThird
}

const isSealedTo = ({ audience }: OpenText, to: readonly string[]) => audience.sealedTo.join() === to.join()

interface ToSeal {
  name: string
  text: OpenText
  to: string[]
  sealed: string
  vouches: boolean
}

/**
 * Lays a text, sealed to others, beside it, with the act for a second person to sign. Returns whether it could: its author may have left
 * no room in it, or named a key that nobody can seal to, and must not stop the work on others.
 */
async function sealText(desk: Desk, { name, text: { kind, turn }, to, sealed, vouches }: ToSeal): Promise<boolean> {
  const { verifyKey, signingKey } = desk.signer
  const identities = identitiesOf(desk.ring)
  const size = kind === 'complaint' ? paddedComplaint : paddedMessage
  const anew = await attempt(() =>
    reseal(bytesOfSealed(sealed), identities, {
      case: name,
      size,
      recipients: to,
      key: verifyKey,
      signingKey,
      vouches,
    }),
  )
  if ('refused' in anew) return false
  const { hash: inner } = await openSigned(bytesOfSealed(sealed), identities, { case: name })
  const { symbol: channel } = desk.channel
  const act = actText({ act: 'replace', channel, case: name, kind, turn, inner, sealed: digestOf(anew) })
  const signature = signAct(act, signingKey)
  await desk.ask('reseal', { case: name, kind, turn, sealed: to64(anew), act, signature })
  return true
}

/** Texts of one call: the website takes no more than some hundreds. */
const together = 100

/** Signs what was opened, and compared where the text as it came opens too. */
async function confirm(desk: Desk, name: string, waiting: readonly Waiting[]): Promise<number> {
  const texts = waiting.map(({ kind, turn, act }) => ({ kind, turn, signature: signAct(act, desk.signer.signingKey) }))
  let count = 0
  for (let at = 0; at < texts.length; at += together) {
    const { replaced } = await desk.ask('confirm', { case: name, texts: texts.slice(at, at + together) })
    count += replaced
  }
  return count
}

/** Beside a text that is right something lies that is not. */
const hasResealing = (stored: DeskOutput<'open'>, place: Pick<OpenText, 'kind' | 'turn'>): boolean =>
  (textIn(stored, place)?.resealed ?? null) !== null
