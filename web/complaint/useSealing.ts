import { useCallback, useEffect, useState } from 'react'
import type { Unfit } from '#sealing/selftest.ts'
import { useSite } from '../data/site.tsx'
import { useComplaintWords } from './complaintWords.ts'
import { offerOf } from './offer.ts'
import { complaintCalls } from './steps/complaintApi.ts'
import type { prepareSealing, Ready } from './steps/prepareSealing.ts'

/** What comes after the fields, and all that seals: a chunk that is loaded while the reader types. */
export interface Steps {
  prepareSealing: typeof prepareSealing
}
export type Sealing<S> =
  | { kind: 'preparing' }
  | { kind: 'failed'; message: string }
  | { kind: 'unfit'; reason: Unfit }
  /** No channel takes reports. */
  | { kind: 'noChannel' }
  /** The list of keys is not the one that the company signed. */
  | { kind: 'distrusted' }
  /** An export without a server. */
  | { kind: 'unserved' }
  | ({ kind: 'ready'; steps: S } & Ready)

/** Loads the chunk and prepares the sealing once the page is shown. `load` stays the same. */
export function useSealing<S extends Steps>(load: () => Promise<S>): { sealing: Sealing<S>; retry: () => void } {
  const { lang, words: site, calls: served, uploadOrigin, keys } = useSite()
  const words = useComplaintWords()
  const isUnserved = served?.origin === ''
  const [sealing, setSealing] = useState<Sealing<S>>({ kind: isUnserved ? 'unserved' : 'preparing' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt does the same again
  useEffect(() => {
    if (isUnserved) return
    let left = false
    const prepare = async (): Promise<Sealing<S>> => {
      const { unreachable, answered } = words
      const calls = complaintCalls({ lang, unreachable, answered, origin: served?.origin, uploadOrigin })
      const offer = () => offerOf(calls, attempt > 0)
      const steps = await load()
      const prepared = await steps.prepareSealing({ words, calls, offer, keys })
      if ('unfit' in prepared) return { kind: 'unfit', reason: prepared.unfit }
      if ('failed' in prepared) return { kind: 'failed', message: prepared.failed }
      if ('closed' in prepared) return { kind: 'noChannel' }
      if ('distrusted' in prepared) return { kind: 'distrusted' }
      return { kind: 'ready', steps, ...prepared }
    }
    prepare()
      .catch((): Sealing<S> => ({ kind: 'failed', message: site.state.chunkFailed }))
      .then((next) => left || setSealing(next))
    return () => {
      left = true
    }
  }, [lang, attempt])

  const retry = useCallback(() => {
    setSealing({ kind: 'preparing' })
    setAttempt((before) => before + 1)
  }, [])
  return { sealing, retry }
}
