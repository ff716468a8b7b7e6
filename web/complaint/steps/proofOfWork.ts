import { findWork } from '#sealing/work.ts'
import { startAside } from './startSealWorker.ts'

/** Finds work beside the page, so that it stays responsive; in the page itself where no worker can be started. */
export async function findWorkAside(name: string, bits: number): Promise<Uint8Array> {
  const aside = await startAside().catch(() => undefined)
  try {
    const told = await aside?.ask({ ask: 'work', name, bits })
    if (told && 'work' in told) return told.work
  } catch {
    // It broke down half-way: the page does it.
  } finally {
    aside?.end()
  }
  return findWork(name, bits)
}
