import type { DeskOutput } from '#contract/desk.ts'
import { bytesOfSealed } from '#sealing/conversation.ts'
import { attempt } from '#sealing/refusal.ts'
import { openSigned } from '#sealing/signedText.ts'
import type { Desk } from '../desk.ts'
import { identitiesOf } from '../keys/ring.ts'

type Given = DeskOutput<'open'>
type Glanced = DeskOutput<'glance'>
/** A text as it came, and as a colleague sealed it again. */
type Text = Pick<Given, 'sealed' | 'resealed'>

/**
 * Takes of each text of a case the sealing that is to be read. `spoiled` counts texts that were sealed again and are no longer the
 * same: the text as it came is read instead, as far as this officer can open it.
 */
export async function chooseSealings(
  desk: Desk,
  name: string,
  given: Given,
): Promise<{ given: Given; spoiled: number }> {
  let spoiled = 0
  const choose = async <T extends Text>(text: T): Promise<T> => {
    const chosen = await chooseSealing(desk, name, text)
    if (chosen.isSpoiled) spoiled++
    return { ...text, sealed: chosen.sealed, resealed: null }
  }
  const report = await choose(given)
  const messages = await Promise.all(given.messages.map(choose))
  const notes = await Promise.all(given.notes.map(choose))
  return { given: { ...report, messages, notes }, spoiled }
}

/** The same for what a list shows. */
export async function chooseGlanced(desk: Desk, name: string, { last, note, ...report }: Glanced): Promise<Glanced> {
  const choose = async <T extends Text>(text: T): Promise<T> => ({
    ...text,
    sealed: (await chooseSealing(desk, name, text)).sealed,
  })
  return { ...(await choose(report)), last: last && (await choose(last)), note: note && (await choose(note)) }
}

async function chooseSealing(desk: Desk, name: string, { sealed, resealed }: Text) {
  if (resealed === null) return { sealed, isSpoiled: false }
  const open = (text: string) => attempt(() => openSigned(bytesOfSealed(text), identitiesOf(desk.ring), { case: name }))
  const [own, again] = [await open(sealed), await open(resealed)]
  const isReadable = 'hash' in again && again.resealing !== undefined
  // Whoever came later cannot open the text as it came: what is signed inside the other is held against its signature all the same.
  if (isReadable && ('refused' in own || own.hash === again.hash)) return { sealed: resealed, isSpoiled: false }
  return { sealed, isSpoiled: 'hash' in own }
}
