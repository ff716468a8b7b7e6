import { newFileKey } from '../attachment.ts'
import { type KeyList, type Officer, writeKeyList } from '../keyList.ts'
import type { OfficerKeys } from '../officer.ts'
import { type RootKey, rootKey } from '../rootKey.ts'
import { type SignedKeyList, signKeyList } from '../signedKeyList.ts'

/** The root key of this run's lists. */
export const testRoot = rootKey(await newFileKey())

/** An officer's line, named after their signing key where the test says nothing. */
export const officerLine = (keys: OfficerKeys, more: Partial<Officer> = {}): Officer => ({
  name: `officer ${keys.verifyKey.slice(0, 8)}`,
  recipient: keys.recipient,
  signing: keys.verifyKey,
  from: '2020-01-01',
  ...more,
})

/** Two channels as the sample company has them. */
export const listOf = (compliance: readonly Officer[], audit: readonly Officer[], version = 1): KeyList => ({
  ...{ version, recovery: null },
  channels: [
    { id: 'compliance', symbol: 'C', officers: compliance },
    { id: 'audit-committee', symbol: 'A', officers: audit },
  ],
})

/** A list with the root key's signature, and those of the officers who agree. */
export const signed = (
  list: KeyList,
  approvers: readonly OfficerKeys[] = [],
  root: RootKey = testRoot,
): SignedKeyList => ({
  text: writeKeyList(list),
  root: signKeyList(list, root.signingKey),
  approvals: approvers.map((keys) => ({ key: keys.verifyKey, signature: signKeyList(list, keys.signingKey) })),
})
