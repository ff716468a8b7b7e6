import type { Channels, ChannelWords } from '#contract/complaints.ts'
import { dayInChina } from '#contract/day.ts'
import type { DocumentSite } from '#contract/site.ts'
import { type OfferedKeys, offeredKeys } from '#sealing/offer.ts'
import { SealingError } from '#sealing/sealingError.ts'
import { lackOf, sealsAndOpens, type Unfit } from '#sealing/selftest.ts'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import type { Offer } from '../offer.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import { errorMessage } from './errorMessage.ts'
import { askSealWorker } from './startSealWorker.ts'

/** Channels with the keys that the root key has signed for them, and what work a report costs. */
export type Offered = OfferedKeys<ChannelWords> & Pick<Channels, 'work'>
/** What can be sealed with. */
export interface Ready {
  calls: ComplaintCalls
  offered: Offered
  /** When it was offered, in milliseconds since 1970: its nonce runs out. */
  at: number
}
/** `closed`: no channel takes reports now. `distrusted`: the list of keys is not the one that the root key of the document signed. */
export type Prepared = { unfit: Unfit } | { failed: string } | { closed: true } | { distrusted: true } | Ready

interface Options {
  words: ComplaintWords
  calls: ComplaintCalls
  /** Channels and keys, from before or asked for now. */
  offer: () => Promise<Offer>
  /** The root key, and the least version of its list, as the document brought them. */
  keys: DocumentSite['keys']
}

/** Tests whether this browser can seal, and asks meanwhile for the officers' public keys. */
export async function prepareSealing({ words, calls, offer, keys }: Options): Promise<Prepared> {
  const lacking = lackOf(globalThis)
  if (lacking) return { unfit: lacking }
  const answered = offer().catch((error: unknown) => ({ error }))
  if (!(await passesTest())) return { unfit: 'self-test' }
  const got = await answered
  try {
    if ('error' in got) throw got.error
    if (got.offered.channels.length === 0) return { closed: true }
    const offered = offeredOf(got.offered, keys)
    return offered.channels.length === 0 ? { closed: true } : { calls, offered, at: got.at }
  } catch (error) {
    if (error instanceof SealingError) return { distrusted: true }
    return { failed: errorMessage(error, words) }
  }
}

/**
 * Of the channels that the document names, those that the answer says take reports: whoever answers may leave one out, and call none
 * otherwise. @throws SealingError where the root key that the document brought has not signed the list.
 */
export function offeredOf(answer: Channels, keys: DocumentSite['keys'], now = Date.now()): Offered {
  if (!keys) throw new SealingError('signature')
  const { list, work } = answer
  const channels = keys.channels.filter(({ id }) => answer.channels.some((taking) => taking.id === id))
  const { root, version: least } = keys
  return { ...offeredKeys({ list, channels }, { root, least, day: dayInChina(now) }), work }
}

/** Beside the page, whose reader is typing already: it takes up to a second on a slow phone. */
async function passesTest(): Promise<boolean> {
  const response = await askSealWorker({ ask: 'test' })
  return response && 'passed' in response ? response.passed : sealsAndOpens()
}
