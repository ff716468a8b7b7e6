import { fingerprintOf } from '#sealing/fingerprint.ts'
import { allCases } from './cases/list.ts'
import { type Progress, resealCases } from './cases/reseal.ts'
import type { Desk } from './desk.ts'
import { DeskError } from './deskError.ts'

interface Stolen {
  /** Whose it is. */
  person: string
  /** Recipients and signing keys: what no longer counts. */
  keys: string[]
}
/** What was done after a theft, and what is still to be done. */
export interface Answered {
  progress: Progress
  /** The website still names one of the keys. */
  isNamed: boolean
  /** Cases whose deletion the stolen key had asked for, and that stay. */
  kept: number
  /** Cases with texts that wait for a second person. */
  waiting: number
}

/**
 * The keys that were stolen: all of a person, or those of the one line whose fingerprint is given.
 * @throws DeskError `noPerson`, `ownKey`.
 */
export function stolenKeys(desk: Desk, typed: string): Stolen {
  const lines = desk.site.list.channels.flatMap(({ officers }) => officers)
  const line = lines.find(({ recipient, signing }) => [recipient, signing].some((key) => fingerprintOf(key) === typed))
  const person = line?.name ?? typed
  const keys = line ? [line.recipient, line.signing] : desk.keysOf(person)
  if (keys.length === 0) throw new DeskError('noPerson', typed)
  if (keys.some((key) => desk.isOwn(key))) throw new DeskError('ownKey')
  return { person, keys }
}

/** Whether the channel has no other officer than this one and whose key was stolen: then a new one is the second person. */
export const isAlone = ({ named, isOwn }: Desk, { keys }: Stolen): boolean =>
  named.signing.every((key) => isOwn(key) || keys.includes(key))

/**
 * Strikes stolen keys off, takes back the deletions that they asked for, and seals all cases, closed ones too, to those who remain. A second
 * person does the same: what the first has sealed then takes the place of what the stolen key opens.
 * @throws DeskError of the client for the list.
 */
export async function answerTheft(desk: Desk, { keys }: Stolen, tell: (progress: Progress) => void): Promise<Answered> {
  await desk.strike(keys)
  const asked = (await allCases(desk)).cases.filter(({ deletion }) => deletion && keys.includes(deletion.key))
  for (const { case: name } of asked) await desk.ask('keep', { case: name })
  const progress = await resealCases(desk, tell)
  const waiting = (await allCases(desk)).cases.filter(({ resealings }) =>
    resealings.some(({ key }) => desk.circle.signing.includes(key)),
  ).length
  const { officers, signing } = desk.named
  return { progress, isNamed: keys.some((key) => [...officers, ...signing].includes(key)), kept: asked.length, waiting }
}
