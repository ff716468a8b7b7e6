import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { type OpenedCase, openCase } from './case.ts'
import { writeNote } from './notes.ts'

/** Tells colleagues that this officer has opened the case, the first time. Returns the case with that note. */
export async function noteReading(desk: Desk, found: OpenedCase): Promise<OpenedCase> {
  const own = new Set(desk.ring.map(({ verifyKey }) => verifyKey))
  if ('refused' in found.report || found.notes.readers.some(({ key }) => own.has(key))) return found
  const read = found.messages.at(-1)?.turn ?? 0
  await writeNote(desk, found, { ...found.notes.handling, body: '', read }).catch((error) => {
    if (!(error instanceof DeskError) || !['moved', 'jumped'].includes(error.reason)) throw error
  })
  return openCase(desk, found.case)
}
