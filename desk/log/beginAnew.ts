import { readdir } from 'node:fs/promises'
import type { Ring } from '../keys/ring.ts'
import type { Log } from './file.ts'
import { openMemory } from './memory.ts'

interface Place {
  folder: string
  log: Log
  now: () => number
}

/**
 * Begins the log anew with the officer's sentence why, and each memory of cases that is not whole. What cannot be relied on stays beside
 * it, as evidence. @throws Fault `logReason`.
 */
export async function beginAnew({ folder, log, now }: Place, ring: Ring, why: string): Promise<void> {
  await log.begin(why, ring)
  const symbols = (await readdir(folder)).flatMap(
    (name) => name.match(/(?<=^seen-)[0-9A-Z](?=\.(jsonl|head)$)/)?.[0] ?? [],
  )
  for (const symbol of new Set(symbols)) await openMemory(folder, symbol, { ring, log, now }).renew()
}
