import { type KeyList, type ListedChannel, personsOn, readKeyList, writeKeyList } from './keyList.ts'
import { SealingError } from './sealingError.ts'
import { isSignedBy, sign } from './signing.ts'

/** A list as it travels: the text that is signed, the root key's signature of it, and those of officers who agreed to the change. */
export interface SignedKeyList {
  text: string
  root: string
  approvals: Approval[]
}
/** An officer's signature of a list: `key` is their signing key as the list before names it. */
export interface Approval {
  key: string
  signature: string
}

/** A signature of a list, by the root key or by an officer. */
export const signKeyList = (list: KeyList, secretKey: Uint8Array): string => sign('keys', writeKeyList(list), secretKey)

/**
 * The list, where the root key signed it. Nothing of it is read before.
 * @throws SealingError `signature`, `content` with the field.
 */
export function verifyKeyList({ text, root: signature }: SignedKeyList, root: string): KeyList {
  if (!isSignedBy('keys', text, signature, [root])) throw new SealingError('signature')
  return readKeyList(text)
}

/** A channel, or the list as a whole (`undefined`), for whose change signatures are missing: of how many persons more, of whom. */
interface MissingApproval {
  channel: string | undefined
  count: number
  persons: string[]
}

/**
 * What is missing before a new list may take the place of the one that was trusted: the change of a channel takes two persons whom the
 * trusted list has in force there, one where it has only one; all else takes two of anybody. Where one of two leaves, the other's is
 * enough: a stolen key can always be struck off.
 */
export function missingApprovals(
  trusted: KeyList,
  next: SignedKeyList & { list: KeyList },
  day: string,
): MissingApproval[] {
  const { text, approvals, list } = next
  const isSigned = ({ key, signature }: Approval) => isSignedBy('keys', text, signature, [key])
  const signers = new Set(approvals.filter(isSigned).map(({ key }) => key))
  const missingOf = (channels: readonly ListedChannel[], after: readonly ListedChannel[], name?: string) => {
    const persons = personsOn(channels, day)
    const staying = personsOn(after, day).filter((person) => persons.includes(person))
    const wanted = persons.length === 2 && staying.length === 1 ? 1 : Math.min(2, persons.length)
    // Lines, not persons: with a key that has ended, an officer in force signs nothing.
    const agreed = personsOn(channels, day, ({ signing }) => signers.has(signing))
    const count = wanted - agreed.length
    return count > 0 ? [{ channel: name, count, persons: persons.filter((person) => !agreed.includes(person)) }] : []
  }
  const written = (channel: ListedChannel | undefined) =>
    channel && writeKeyList({ version: 1, recovery: null, channels: [channel] })
  const changed = trusted.channels.flatMap((channel) => {
    const after = list.channels.find(({ id }) => id === channel.id)
    return written(after) === written(channel) ? [] : [{ channel, after }]
  })
  const missing = changed.flatMap(({ channel, after }) => missingOf([channel], after ? [after] : [], channel.id))
  const isElsewhere = list.recovery !== trusted.recovery || list.channels.length > trusted.channels.length
  return isElsewhere || changed.length === 0 ? [...missing, ...missingOf(trusted.channels, list.channels)] : missing
}
