import type { WantedWork } from '#contract/complaints.ts'
import { from64, to64 } from '#sealing/bytes.ts'
import { findWork, mostWork, type WorkSubject } from '#sealing/proofOfWork.ts'
import { CallError } from '../../data/callError.ts'
import { freshFor } from '../offer.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import { type SealWorker, startSealWorker } from './startSealWorker.ts'

/** Work as it is sent along. */
export interface Work {
  nonce: string
  proof: string
}

/** What the server wants, and when it said so (milliseconds since 1970). */
export interface Wanted {
  work: WantedWork
  at: number
}

/** How often a request is repeated at once when the server asks for more work or takes a nonce no longer. */
const mostRetries = 5
const workWanted = 428

/** Finds a proof for at least so many zero bits. */
export interface WorkFinder {
  find(subject: WorkSubject, bits: number): Promise<Uint8Array>
  close(): void
}

/** Finds work in a worker of its own, so that the page stays responsive; in the page itself where none can be started. */
export function workFinder(start: () => Promise<SealWorker> = startSealWorker): WorkFinder {
  let worker: Promise<SealWorker | undefined> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const find = async (subject: WorkSubject, bits: number) => {
    worker ??= start().catch(() => undefined)
    const response = await (await worker)?.ask({ ask: 'work', ...subject, bits }).catch(() => undefined)
    return response && 'work' in response ? response.work : findWork(subject, bits)
  }
  return {
    // A worker is asked one thing at a time.
    find(subject, bits) {
      const next = last.then(() => find(subject, bits))
      last = next.catch(() => undefined)
      return next
    },
    close: () => void worker?.then((started) => started?.end()),
  }
}

interface WorkOptions {
  calls: Pick<ComplaintCalls, 'channels'>
  finder: WorkFinder
  wanted: Wanted
  now?: () => number
}

/** Does the work for whatever is sent, over a nonce that the server still takes. */
export function createWork({ calls, finder, wanted, now = Date.now }: WorkOptions) {
  let { work, at } = wanted

  async function workFor(digest: Uint8Array): Promise<Work> {
    if (now() - at > freshFor) {
      const asked = now()
      work = (await calls.channels()).work
      at = asked
    }
    const { nonce, bits } = work
    // Whoever answers could ask for years of it.
    const proof = await finder.find({ nonce: from64(nonce), digest }, Math.min(bits, mostWork))
    return { nonce, proof: to64(proof) }
  }

  /** Repeats what the server refuses for want of work, with the work that it asks for. */
  async function send<T>(digest: Uint8Array, act: (work: Work) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await act(await workFor(digest))
      } catch (error) {
        if (!take(error) || tried === mostRetries) throw error
      }
    }
  }

  /** Whether a refusal asked for other work, which is taken over. */
  function take(error: unknown): boolean {
    const next = error instanceof CallError && error.status === workWanted ? wantedIn(error.data) : undefined
    if (!next) return false
    work = next
    at = now()
    return true
  }

  return {
    send,
    /** The same for what needs work only when the server says so. */
    async sendEasily<T>(digest: Uint8Array, act: (work?: Work) => Promise<T>): Promise<T> {
      try {
        return await act()
      } catch (error) {
        if (!take(error)) throw error
        return send(digest, act)
      }
    },
  }
}
export type WorkDoing = ReturnType<typeof createWork>

function wantedIn(data: unknown): WantedWork | undefined {
  const found = (data as { work?: Partial<WantedWork> } | null)?.work
  return typeof found?.nonce === 'string' && typeof found.bits === 'number'
    ? { nonce: found.nonce, bits: found.bits }
    : undefined
}
