import { findWork } from '#sealing/work.ts'

/** Finds work beside the page, so that it stays responsive; in the page itself where no worker can be started. */
export async function findWorkAside(name: string, bits: number): Promise<Uint8Array> {
  try {
    return await inWorker(name, bits)
  } catch {
    return findWork(name, bits)
  }
}

function inWorker(name: string, bits: number): Promise<Uint8Array> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('the worker did not start')))
    worker.postMessage({ name, bits })
  }).finally(() => worker.terminate())
}
