import type { DeskOutput } from '#contract/desk.ts'
import type { Desk } from '../desk.ts'
import { keepSettings, readSettings, type Settings } from '../settings.ts'
import type { Entry, Head } from './chain.ts'

type Heads = DeskOutput<'list'>['heads']

/**
 * What the log heads that the website keeps tell against a log. `back`: a colleague's log is shorter than it was; `changed`: the same
 * line reads otherwise. `ownShort`, `ownChanged`: one's own log lacks a line that was sent once, or holds another in its place.
 */
export interface HeadFault {
  key: string
  fault: 'back' | 'changed' | 'ownShort' | 'ownChanged'
  n: number
}

/** Compares the heads with those seen before, and remembers the highest of each colleague. */
export async function watchHeads(desk: Desk, given: Heads): Promise<HeadFault[]> {
  const own = new Set(desk.ring.map(({ verifyKey }) => verifyKey))
  const believed = new Set(desk.circle.signing)
  const colleagues = given.filter(({ key }) => believed.has(key) && !own.has(key))
  const { heads } = await readSettings(desk.folder)
  const { faults, seen } = compareHeads(colleagues, heads)
  if (JSON.stringify(seen) !== JSON.stringify(heads)) await keepSettings(desk.folder, { heads: seen })
  const verdict = await desk.log.check()
  const mine = given.filter(({ key }) => own.has(key))
  return [...(verdict.ok ? mine.flatMap((head) => ownFault(verdict.entries, head)) : []), ...faults]
}

export function compareHeads(
  given: Heads,
  before: Settings['heads'],
): { faults: HeadFault[]; seen: Settings['heads'] } {
  const faults: HeadFault[] = []
  const seen = { ...before }
  for (const { key, n, print } of given) {
    const last = before[key]
    if (last && n < last.n) faults.push({ key, fault: 'back', n: last.n })
    else if (last && n === last.n && print !== last.print) faults.push({ key, fault: 'changed', n })
    else seen[key] = { n, print }
  }
  return { faults, seen }
}

export function ownFault(entries: readonly Entry[], { key, n, print }: Head & { key: string }): HeadFault[] {
  if (n > entries.length) return [{ key, fault: 'ownShort', n }]
  return n > 0 && entries[n - 1]?.print !== print ? [{ key, fault: 'ownChanged', n }] : []
}

/** A colleague has explained what happened to their log: it is watched anew. */
export async function acceptHeads(desk: Desk, keys: readonly string[]): Promise<void> {
  const { heads } = await readSettings(desk.folder)
  const kept = Object.fromEntries(Object.entries(heads).filter(([key]) => !keys.includes(key)))
  await keepSettings(desk.folder, { heads: kept })
}
