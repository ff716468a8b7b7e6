import { readdir } from 'node:fs/promises'
import type { Ring } from '../keys/ring.ts'
import { keepSettings } from '../settings.ts'
import { isTrusted, keepTrusted, setTrustedAside } from '../trusted.ts'
import type { Log } from './file.ts'
import { openMemory } from './memory.ts'

interface Place {
  folder: string
  log: Log
  now: () => number
}

/**
 * Begins the log anew with the officer's sentence why, and each memory of cases that is not whole. What cannot be relied on stays beside
 * it, as evidence; so do the keys that were trusted, when they or the log, which tells their newest state, are not whole: they are compared
 * anew. Returns whether they are. @throws DeskError `logReason`.
 */
export async function beginAnew({ folder, log, now }: Place, ring: Ring, why: string): Promise<boolean> {
  const unlocked = { folder, ring, log }
  const isSound = (await log.check()).ok && (await isTrusted(unlocked))
  await log.begin(why, ring)
  const isAside = !isSound && (await setTrustedAside(folder, now))
  if (isAside) await keepSettings(folder, { root: undefined })
  if (isSound) await keepTrusted(unlocked, {}) // the new log speaks of it
  const symbols = (await readdir(folder)).flatMap(
    (name) => name.match(/(?<=^seen-)[0-9A-Z](?=\.(jsonl|head)$)/)?.[0] ?? [],
  )
  for (const symbol of new Set(symbols)) await openMemory(folder, symbol, { ring, log, now }).renew()
  return isAside
}
