import { z } from 'zod'
import { channelText } from '#contract/complaints.ts'
import { isChannelId, isKey64, isRecipient } from '#sealing/keys.ts'
import { mostOfficers } from '#sealing/sizes.ts'
import { bilingual } from './fields.ts'

/** Public keys of those who read sealed reports: `age1…` recipients, and Ed25519 keys of 43 characters. */
const recipient = z.string().refine(isRecipient, 'is not an age recipient (age1…)')
const verifyKey = z.string().refine(isKey64, 'is not a signing key of 43 characters')
export const officersFile = z.strictObject({
  recovery: recipient.nullable(),
  channels: z
    .array(
      bilingual(
        {
          id: z.string().refine(isChannelId, 'may hold lower-case letters, digits and hyphens alone'),
          officers: z.array(recipient).max(mostOfficers),
          signing: z.array(verifyKey).max(20),
          /** Of officers who left: their answers still prove true, the server does as they ask no more. */
          retired: z.array(verifyKey).max(20).default([]),
        },
        channelText,
      ),
    )
    .min(1),
})
