import { isActSignedBy } from '#sealing/acts.ts'
import type { ServerChannel } from './keys.ts'
import type { Seconds } from './resealings.ts'

/**
 * Whether the holder of a key is a second person for an act: who signed it first is an officer of the channel still, is somebody else, and
 * both signatures hold.
 */
export const secondsOf =
  (channel: Pick<ServerChannel, 'requesting'>, key: string): Seconds =>
  (first, signature) =>
    channel.requesting.includes(first.key) &&
    first.key !== key &&
    isActSignedBy(first.act, first) &&
    isActSignedBy(first.act, { key, signature })
