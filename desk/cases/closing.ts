import type { Desk } from '../desk.ts'
import { openCase } from './case.ts'
import { writeNote } from './notes.ts'
import { sightingOf, watch } from './remember.ts'

/**
 * Closes a case whose report does not open, so that nobody can be answered, or opens it again. A note says so, which every desk can prove:
 * the website's word alone closes nothing.
 * @throws Fault `moved`, or of the client.
 */
export async function setClosed(desk: Desk, name: string, closed: boolean): Promise<void> {
  const found = await openCase(desk, name)
  if (found.closing?.closed !== closed) {
    // Of those that prove true: a turn that the website made up would outlast every later word.
    const turn = found.messages.findLast((said) => 'value' in said)?.turn ?? 0
    await writeNote(desk, found, { ...found.notes.handling, closing: { closed, turn }, body: '' })
  }
  await desk.ask('close', { case: name, closed })
  // Of notes there is one more by now.
  const seen = { ...sightingOf(found), notes: undefined }
  await watch(desk, [{ ...seen, closed: closed ? '' : null, closing: closed, closer: desk.signer.verifyKey }])
}
