import { z } from 'zod'
import { mostOfficers } from '#sealing/sizes.ts'
import { channelSymbol, publicKey, recipient } from './complaints.ts'

/**
 * `keys/channels.yaml`: the public keys to which reports are sealed. `symbol` is what a channel is called in query codes and in the
 * store; it never changes. `retired` are signing keys of officers who left: their answers still prove true, and they can ask for nothing.
 */
export const keysFile = z.strictObject({
  recovery: recipient.nullable(),
  channels: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens alone'),
        symbol: channelSymbol,
        officers: z.array(recipient).max(mostOfficers),
        signing: z.array(publicKey).max(20),
        retired: z.array(publicKey).max(20).default([]),
        /** Whom the daily notice goes to: mail addresses, and webhooks that begin with `https://`. */
        notice: z
          .array(z.union([z.email(), z.url({ protocol: /^https$/ })]))
          .max(20)
          .default([]),
      }),
    )
    .min(1),
})
export type KeysFile = z.output<typeof keysFile>
