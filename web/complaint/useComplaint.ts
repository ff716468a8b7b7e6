import { useCallback, useEffect, useState } from 'react'
import type { Channels } from '#contract/complaints.ts'
import { checkPublicKeys } from '#sealing/keys.ts'
import { findUnfit, type Unfit } from '#sealing/selftest.ts'
import { useSite } from '../site.tsx'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { type ComplaintCalls, complaintCalls } from './calls.ts'

/** What the form and the look-up need before anything can be written. */
export interface Ready {
  words: ComplaintWords
  calls: ComplaintCalls
  offered: Channels
}
export type State =
  | { kind: 'loading'; words?: ComplaintWords }
  | { kind: 'unfit'; words: ComplaintWords; reason: Unfit }
  /** An export without a server. */
  | { kind: 'unserved'; words: ComplaintWords }
  | { kind: 'failed'; message: string }
  | ({ kind: 'ready' } & Ready)

const loadWords = {
  zh: async () => (await import('../words/complaint.zh.ts')).zh,
  en: async () => (await import('../words/complaint.en.ts')).en,
}

/** Loads the words, tests whether this browser can seal, and asks for the officers' public keys. */
export function useComplaint(): { state: State; retry: () => void } {
  const { lang, words, calls: served, uploadOrigin } = useSite()
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt does the same again
  useEffect(() => {
    let left = false
    const say = (next: State) => left || setState(next)
    const load = async () => {
      const own = await loadWords[lang]()
      if (served?.origin === '') return say({ kind: 'unserved', words: own })
      say({ kind: 'loading', words: own })
      const reason = await findUnfit()
      if (reason) return say({ kind: 'unfit', words: own, reason })
      const calls = complaintCalls({
        lang,
        unreachable: own.unreachable,
        answered: own.answered,
        origin: served?.origin,
        uploadOrigin,
      })
      const offered = await calls.channels()
      checkPublicKeys({ v: 1, ...offered })
      return say({ kind: 'ready', words: own, calls, offered })
    }
    load().catch((error: unknown) => {
      // A sentence of the server, or the chunk with the words did not come.
      say({ kind: 'failed', message: error instanceof Error ? error.message : words.state.chunkFailed })
    })
    return () => {
      left = true
    }
  }, [lang, attempt])

  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((before) => before + 1)
  }, [])
  return { state, retry }
}
