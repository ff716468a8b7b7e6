import { channelPrint } from './fingerprint.ts'
import { channelOn, type KeyList } from './keyList.ts'
import type { Channel } from './keys.ts'
import { SealingError } from './sealingError.ts'
import { type SignedKeyList, verifyKeyList } from './signedKeyList.ts'

/** The list as it was answered, before anything of it is believed, and the channels that are asked for. */
interface Asked<Words> {
  list: SignedKeyList | null
  /** Each with what its user calls it: the page by its document, the desk by the answer. */
  channels: readonly Words[]
}

/** A channel with its words and with the keys that were signed for it. */
type OfferedChannel<Words> = Words & Channel & { print: string }

/** What a list that was held against the root key offers. */
export interface OfferedKeys<Words> {
  list: KeyList
  recovery: string | null
  channels: OfferedChannel<Words>[]
}

/**
 * Takes keys from what the root key has signed, never from what stands beside it: whoever answers may leave out a channel, and change
 * none. @throws SealingError `signature`, `content`, `keys`; `version` for a list that is older than `least`.
 */
export function offeredKeys<Words extends { id: string }>(
  { list: signed, channels: words }: Asked<Words>,
  { root, least, day }: { root: string; least: number; day: string },
): OfferedKeys<Words> {
  if (!signed) throw new SealingError('signature')
  const list = verifyKeyList(signed, root)
  if (list.version < least) throw new SealingError('version')
  const { recovery } = list
  const channels = words.flatMap((own) => {
    const listed = list.channels.find(({ id }) => id === own.id)
    const channel = listed && channelOn(listed, day)
    if (!channel || channel.officers.length === 0) return []
    return [{ ...own, ...channel, print: channelPrint(listed, recovery) }]
  })
  return { list, recovery, channels }
}
