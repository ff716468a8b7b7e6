import { z } from 'zod'
import type { KeyList } from '#sealing/keyList.ts'
import type { SignedKeyList } from '#sealing/signedKeyList.ts'
import { mostListed } from '#sealing/sizes.ts'
import { channelSymbol, day, publicKey, recipient } from './complaints.ts'

/** An officer's two public keys, and the days on which they count. */
const officer = z
  .strictObject({
    /** A person: two keys of one name are one person's. Published with the keys. */
    name: z.string().min(1).max(40),
    recipient,
    signing: publicKey,
    from: day,
    /** Last day in office; what was signed before stays true, see docs/reports.md. */
    until: day.optional(),
  })
  .refine(({ from, until }) => until === undefined || from <= until, 'ends before it begins')

/**
 * `keys/channels.yaml`: the public keys to which reports are sealed, and with which answers are signed. `symbol` is what a channel is
 * called in query codes and in the store; it never changes.
 */
export const keysFile = z.strictObject({
  /** Grows with each change: an older list is not taken any more by whoever saw a newer one. */
  version: z.number().int().min(1).max(999_999),
  recovery: recipient.nullable(),
  channels: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens alone'),
        symbol: channelSymbol,
        /** Whom the notice goes to: mail addresses, and webhooks that begin with `https://`. Neither signed nor published. */
        notice: z
          .array(z.union([z.email(), z.url({ protocol: /^https$/ })]))
          .max(20)
          .default([]),
        officers: z.array(officer).max(mostListed),
      }),
    )
    .min(1),
})
export type KeysFile = z.output<typeof keysFile>

/** What of the file is signed and published. */
export const keyListOf = ({ version, recovery, channels }: KeysFile): KeyList => ({
  ...{ version, recovery },
  channels: channels.map(({ id, symbol, officers }) => ({
    ...{ id, symbol },
    officers: officers.map(({ until, ...officer }) => ({ ...officer, ...(until !== undefined && { until }) })),
  })),
})

/** Signatures of a list, one a line: `root SIGNATURE`, `officer KEY SIGNATURE`; as `channels.yaml.sig` holds them. */
export type KeySignatures = Omit<SignedKeyList, 'text'>

export function readSignatures(text: string): KeySignatures {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/))
  return {
    root: lines.find(([kind]) => kind === 'root')?.[1] ?? '',
    approvals: lines.flatMap(([kind, key = '', signature = '']) => (kind === 'officer' ? [{ key, signature }] : [])),
  }
}

export const writeSignatures = ({ root, approvals }: KeySignatures): string =>
  [...(root === '' ? [] : [`root ${root}`]), ...approvals.map(({ key, signature }) => `officer ${key} ${signature}`)]
    .map((line) => `${line}\n`)
    .join('')
