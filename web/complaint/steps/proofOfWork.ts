import { findWork } from '#sealing/work.ts'
import { askSealWorker } from './startSealWorker.ts'

/** Finds work beside the page, so that it stays responsive; in the page itself where no worker can be started. */
export async function findWorkInWorker(name: string, bits: number): Promise<Uint8Array> {
  const response = await askSealWorker({ ask: 'work', name, bits })
  return response && 'work' in response ? response.work : findWork(name, bits)
}
