import type { Channels } from '#contract/complaints.ts'
import { nonceMinutes } from '#sealing/sizes.ts'
import type { ComplaintCalls } from './steps/complaintApi.ts'

/** Channels that take reports, their public keys, and a nonce to work over. */
export interface Offer {
  offered: Channels
  /** When it was asked for, in milliseconds since 1970. */
  at: number
}

/** Milliseconds for which an offer is taken without asking again: its nonce must not run out on the way, and its keys may be others. */
export const freshFor = (nonceMinutes - 2) * 60_000

let latest: Promise<Offer> | undefined
let since = 0

/**
 * What is offered, asked for once: every page asks some seconds after its start, so that the question does not tell who opens the form.
 * @param anew ask again, whatever is there
 * @throws CallError.
 */
export function offerOf(calls: Pick<ComplaintCalls, 'channels'>, anew = false): Promise<Offer> {
  const now = Date.now()
  if (!latest || anew || now - since > freshFor) {
    since = now
    const asked = calls.channels().then((offered) => ({ offered, at: now }))
    latest = asked
    asked.catch(() => {
      if (latest === asked) latest = undefined
    })
  }
  return latest
}

/** What was asked for once is asked for again. */
export const forgetOffer = () => {
  latest = undefined
}
