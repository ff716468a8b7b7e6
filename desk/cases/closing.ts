import type { Desk } from '../desk.ts'
import { type Case, lastProved, openCase } from './case.ts'
import { writeNote } from './notes.ts'
import { sightingOf, watch } from './remember.ts'
import { closingWordOf } from './standing.ts'

/**
 * Closes a case without an answer, or opens it again: where the report does not open, or no answer can prove it since a note is not what it
 * should be. A note says so, which every desk can prove: the website's word alone closes nothing.
 * @throws DeskError `moved`, or of the client.
 */
export async function setClosed(desk: Desk, name: string, closed: boolean): Promise<void> {
  await sign(desk, await openCase(desk, name), closed)
}

/**
 * Closes again what an officer had closed, as this desk had proved, where only notes that do not pass came since: rubbish that a stolen
 * key left in every case. Where a message does not pass, anything else differs or an officer opened it again, it is left as it is.
 * Returns whether it was closed. @throws as `setClosed`.
 */
export async function closeAgain(desk: Desk, name: string): Promise<boolean> {
  const found = await openCase(desk, name)
  const isAlone = found.memoryFaults.every((differs) => 'wasClosed' in differs && differs.wasClosed)
  const passing = found.notes.entries.filter((entry) => 'value' in entry)
  const entries = passing.map((entry, at) => ({ ...entry, turn: at + 1 }))
  const word = closingWordOf(name, found.messages, { ...found.notes, entries })
  if (!found.closed || found.closing !== null || !isAlone || !word?.closed) return false
  await sign(desk, found, true)
  return true
}

async function sign(desk: Desk, found: Case, closed: boolean): Promise<void> {
  const name = found.case
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
