import { Refusal } from '#sealing/refusal.ts'
import type { Asked, Told } from './sealWorker.ts'

/** A worker that is asked one thing at a time. */
export interface Aside {
  /** Says what has no answer of its own. */
  say(asked: Asked): void
  /** @throws Refusal, and whatever else went wrong there. */
  ask(asked: Asked): Promise<Told>
  end(): void
}

/** Starts a worker. @throws Error where none can be started: what it would do has to be done in the page then. */
export async function startAside(): Promise<Aside> {
  const { address } = await import('./sealWorker.ts')
  const worker = new Worker(address, { type: 'module' })
  let broken: Error | undefined
  let fail: (error: Error) => void = () => undefined
  worker.onerror = worker.onmessageerror = () => {
    broken = new Error('the worker broke down')
    fail(broken)
  }
  const answer = () =>
    new Promise<Told>((resolve, reject) => {
      if (broken) reject(broken)
      fail = reject
      worker.onmessage = ({ data }: MessageEvent<Told>) => resolve(data)
    })
  try {
    await answer() // that it is there
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    say: (asked) => worker.postMessage(asked),
    async ask(asked) {
      const told = answer()
      worker.postMessage(asked)
      const data = await told
      if ('refused' in data) throw new Refusal(data.refused, data.detail)
      if ('error' in data) throw data.error
      return data
    },
    end: () => worker.terminate(),
  }
}
