import type { Channels } from '#contract/complaints.ts'
import type { Lang } from '#contract/paths.ts'
import { checkPublicKeys } from '#sealing/keys.ts'
import { lackOf, sealsAndOpens, type Unfit } from '#sealing/selftest.ts'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import { type ComplaintCalls, complaintCalls } from './complaintApi.ts'
import { errorMessage } from './errorMessage.ts'
import { askSealWorker } from './startSealWorker.ts'

/** What can be sealed with. */
export interface Ready {
  calls: ComplaintCalls
  offered: Channels
}
export type Prepared = { unfit: Unfit } | { failed: string } | Ready

interface Options {
  lang: Lang
  words: ComplaintWords
  /** Where the server is, if not where the page came from. */
  origin: string | undefined
  /** Where files go, if not to the same place. */
  uploadOrigin: string | undefined
}

/** Tests whether this browser can seal, and asks meanwhile for the officers' public keys. */
export async function prepareSealing({ lang, words, origin, uploadOrigin }: Options): Promise<Prepared> {
  const lacking = lackOf(globalThis)
  if (lacking) return { unfit: lacking }
  const calls = complaintCalls({
    lang,
    unreachable: words.unreachable,
    answered: words.answered,
    origin,
    uploadOrigin,
  })
  const answered = calls.channels().catch((error: unknown) => ({ error }))
  if (!(await passesTest())) return { unfit: 'self-test' }
  const offered = await answered
  try {
    if ('error' in offered) throw offered.error
    checkPublicKeys({ v: 1, ...offered })
    return { calls, offered }
  } catch (error) {
    return { failed: errorMessage(error, words) }
  }
}

/** Beside the page, whose reader is typing already: it takes up to a second on a slow phone. */
async function passesTest(): Promise<boolean> {
  const response = await askSealWorker({ ask: 'test' })
  return response && 'passed' in response ? response.passed : sealsAndOpens()
}
