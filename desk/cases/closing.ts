import type { Desk } from '../desk.ts'
import { lastProved, openCase } from './case.ts'
import { writeNote } from './notes.ts'
import { sightingOf, watch } from './remember.ts'

/**
 * Closes a case without an answer, or opens it again: where the report does not open, or no answer can prove it since a note is not what it
 * should be. A note says so, which every desk can prove: the website's word alone closes nothing.
 * @throws Fault `moved`, or of the client.
 */
export async function setClosed(desk: Desk, name: string, closed: boolean): Promise<void> {
  const found = await openCase(desk, name)
  if (found.closing?.closed !== closed) {
    await writeNote(desk, found, {
      ...found.notes.handling,
      closing: { closed, after: lastProved(found.messages)?.hash ?? name },
      body: '',
    })
  }
  await desk.ask('close', { case: name, closed })
  // Of notes there is one more by now.
  const seen = { ...sightingOf(found), notes: undefined }
  const standing = { closed: closed ? '' : null, closing: closed, closer: desk.signer.verifyKey }
  await watch(desk, [{ ...seen, ...standing, asked: closed ? seen.asked : null }])
}
