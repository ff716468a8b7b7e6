import type { Channels } from '#contract/complaints.ts'
import { checkPublicKeys } from '#sealing/keys.ts'
import { lackOf, sealsAndOpens, type Unfit } from '#sealing/selftest.ts'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import type { Offer } from '../offer.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import { errorMessage } from './errorMessage.ts'
import { askSealWorker } from './startSealWorker.ts'

/** What can be sealed with. */
export interface Ready {
  calls: ComplaintCalls
  offered: Channels
  /** When it was offered, in milliseconds since 1970: its nonce runs out. */
  at: number
}
/** `closed`: no channel takes reports now. */
export type Prepared = { unfit: Unfit } | { failed: string } | { closed: true } | Ready

interface Options {
  words: ComplaintWords
  calls: ComplaintCalls
  /** Channels and keys, from before or asked for now. */
  offer: () => Promise<Offer>
}

/** Tests whether this browser can seal, and asks meanwhile for the officers' public keys. */
export async function prepareSealing({ words, calls, offer }: Options): Promise<Prepared> {
  const lacking = lackOf(globalThis)
  if (lacking) return { unfit: lacking }
  const answered = offer().catch((error: unknown) => ({ error }))
  if (!(await passesTest())) return { unfit: 'self-test' }
  const got = await answered
  try {
    if ('error' in got) throw got.error
    if (got.offered.channels.length === 0) return { closed: true }
    checkPublicKeys(got.offered)
    return { calls, ...got }
  } catch (error) {
    return { failed: errorMessage(error, words) }
  }
}

/** Beside the page, whose reader is typing already: it takes up to a second on a slow phone. */
async function passesTest(): Promise<boolean> {
  const response = await askSealWorker({ ask: 'test' })
  return response && 'passed' in response ? response.passed : sealsAndOpens()
}
