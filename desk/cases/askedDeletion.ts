import { deletionAct, readAct } from '#contract/acts.ts'
import type { DeskOutput } from '#contract/desk.ts'
import { isActSignedBy } from '#sealing/acts.ts'
import type { Desk } from '../desk.ts'
import type { Remembered } from '../log/memory.ts'
import { isStale } from './gone.ts'

type Asked = NonNullable<DeskOutput<'open'>['deletion']>
/**
 * A deletion that waits, and whether an officer in force has signed it: who asked is the database's word otherwise. `isStale`: it was taken
 * back, or a message came after it.
 */
export type AskedDeletion = Asked & { isSigned: boolean; isStale: boolean }

/** `turn` is the last message that is given, `known` what this desk remembers of the case. */
export function askedDeletion(
  desk: Desk,
  name: string,
  { deletion: asked, turn, known }: { deletion: Asked | null; turn: number; known: Partial<Remembered> | undefined },
): AskedDeletion | null {
  if (!asked) return null
  const said = readAct(deletionAct, asked.act)
  const isOfThis = said?.case === name && said.channel === desk.channel.symbol
  const isSigned = isOfThis && isActSignedBy(asked.act, asked) && desk.circle.signing.includes(asked.key)
  const day = isSigned ? said.day : asked.day // the database's word otherwise
  return { ...asked, day, isSigned, isStale: isSigned && (isStale(said, asked.act, known) || said.turn > turn) }
}
