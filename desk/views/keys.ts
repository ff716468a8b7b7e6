import { fingerprintOf } from '#sealing/fingerprint.ts'
import type { Ring } from '../keys/ring.ts'
import type { Words } from '../words/index.ts'

/** What an officer hands to whoever runs the website, and what colleagues compare. */
export function linesOf([{ recipient, verifyKey }]: Ring, channel: string | undefined, { keys, pair }: Words): string {
  return [
    keys.yaml(channel),
    `    officers: [${recipient}]`,
    `    signing: [${verifyKey}]`,
    keys.printsTitle,
    `    ${pair(keys.recipient, fingerprintOf(recipient))}`,
    `    ${pair(keys.signing, fingerprintOf(verifyKey))}`,
  ].join('\n')
}
