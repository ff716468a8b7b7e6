import { SealingError } from '#sealing/sealingError.ts'
import type { WorkerRequest, WorkerResponse } from './sealWorker.ts'

/** A worker that is asked one thing at a time. */
export interface SealWorker {
  /** Says what has no answer of its own. */
  post(request: WorkerRequest): void
  /** @throws SealingError, and whatever else went wrong there. */
  ask(request: WorkerRequest): Promise<WorkerResponse>
  end(): void
}

/** Starts a worker. @throws Error where none can be started: what it would do has to be done in the page then. */
export async function startSealWorker(): Promise<SealWorker> {
  const { address } = await import('./sealWorker.ts')
  const worker = new Worker(address, { type: 'module' })
  let broken: Error | undefined
  let fail: (error: Error) => void = () => undefined
  worker.onerror = worker.onmessageerror = () => {
    broken = new Error('the worker broke down')
    fail(broken)
  }
  const answer = () =>
    new Promise<WorkerResponse>((resolve, reject) => {
      if (broken) reject(broken)
      fail = reject
      worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => resolve(data)
    })
  try {
    await answer() // that it is there
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    post: (request) => worker.postMessage(request),
    async ask(request) {
      const response = answer()
      worker.postMessage(request)
      const data = await response
      if ('refused' in data) throw new SealingError(data.refused, data.detail)
      if ('error' in data) throw data.error
      return data
    },
    end: () => worker.terminate(),
  }
}

/** Asks a worker of its own one thing; nothing where none can be started or it breaks down: then the page does it. */
export async function askSealWorker(request: WorkerRequest): Promise<WorkerResponse | undefined> {
  const worker = await startSealWorker().catch(() => undefined)
  return worker
    ?.ask(request)
    .catch(() => undefined)
    .finally(worker.end)
}
