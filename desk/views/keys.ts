import { fingerprintOf } from '#sealing/fingerprint.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import type { Ring } from '../keys/ring.ts'
import type { Words } from '../words/zh.ts'

/** An officer's line of `keys/channels.yaml`; they write their own name into it. */
export const lineOf = ({ recipient, verifyKey }: OfficerKeys, day: string, { keys }: Pick<Words, 'keys'>): string =>
  `- { name: ${keys.yourName}, recipient: ${recipient}, signing: ${verifyKey}, from: ${day} }`

/** What an officer hands to whoever writes the list of keys, and what colleagues compare. */
export function linesOf([own]: Ring, day: string, channel: string | undefined, words: Words): string {
  const { keys, pair } = words
  return [
    keys.yaml(channel),
    `      ${lineOf(own, day, words)}`,
    keys.printsTitle,
    `    ${pair(keys.recipient, fingerprintOf(own.recipient))}`,
    `    ${pair(keys.signing, fingerprintOf(own.verifyKey))}`,
  ].join('\n')
}
