import { findWork } from '#sealing/work.ts'
import { startSealWorker } from './startSealWorker.ts'

/** Finds work beside the page, so that it stays responsive; in the page itself where no worker can be started. */
export async function findWorkInWorker(name: string, bits: number): Promise<Uint8Array> {
  const worker = await startSealWorker().catch(() => undefined)
  try {
    const response = await worker?.ask({ ask: 'work', name, bits })
    if (response && 'work' in response) return response.work
  } catch {
    // It broke down half-way: the page does it.
  } finally {
    worker?.end()
  }
  return findWork(name, bits)
}
