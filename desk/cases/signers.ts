import { isInForce, type Officer } from '#sealing/keyList.ts'
import type { Desk } from '../desk.ts'

/** The line of a signing key in the channel's own part of the signed list; nothing else makes somebody an officer. */
const lineOf = ({ site, channel }: Desk, key: string): Officer | undefined =>
  site.list.channels.find(({ id }) => id === channel.id)?.officers.find(({ signing }) => signing === key)

/** Whether two signing keys belong to two persons who are, or were, officers of this channel. */
export function areTwoPersons(desk: Desk, one: string, other: string): boolean {
  const [first, second] = [lineOf(desk, one), lineOf(desk, other)]
  return first !== undefined && second !== undefined && first.name !== second.name
}

/** The same of two who were in office on one day at least: else they can have signed nothing together. */
export function wereTogether(desk: Desk, one: string, other: string): boolean {
  const [first, second] = [lineOf(desk, one), lineOf(desk, other)]
  if (!first || !second || !areTwoPersons(desk, one, other)) return false
  return isInForce(first, second.from) || isInForce(second, first.from)
}

/** Whether a key is in force no more, and neither struck off: what was seen of it in its time still counts. */
export const hasLeft = ({ circle, ring }: Desk, key: string): boolean =>
  circle.gone.includes(key) || ring.some(({ verifyKey }) => verifyKey === key)
