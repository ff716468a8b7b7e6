import { isActSignedBy } from '#sealing/acts.ts'
import { channelOn, type ListedChannel, personOf } from '#sealing/keyList.ts'
import type { Seconds } from './resealings.ts'

/**
 * Whether the holder of a key is a second person for an act: who signed it first is an officer of the channel still, is called otherwise in
 * the list of keys, and both signatures hold.
 */
export function secondsOf(channel: ListedChannel, key: string, today: string): Seconds {
  const { signing } = channelOn(channel, today)
  const person = (of: string) => personOf({ channels: [channel] }, of)
  return (first, signature) =>
    signing.includes(first.key) &&
    signing.includes(key) &&
    person(first.key) !== person(key) &&
    isActSignedBy(first.act, first) &&
    isActSignedBy(first.act, { key, signature })
}
