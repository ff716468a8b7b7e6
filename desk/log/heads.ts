import type { DeskOutput } from '#contract/desk.ts'
import type { Desk } from '../desk.ts'
import type { Trusted } from '../trusted.ts'
import { isBegun, whyOf } from './begun.ts'
import type { Entry, Head } from './chain.ts'

type Heads = DeskOutput<'list'>['heads']

/**
 * What the log heads that the website keeps tell against a log. `back`: a colleague's log is shorter than it was; `changed`: the same
 * line reads otherwise. `ownShort`, `ownChanged`: one's own log lacks a line that was sent once, or holds another in its place.
 * `ownBegun`: the same of a log that was begun anew, with the sentence why, until its officer has said that it was they.
 */
export interface HeadFault {
  key: string
  fault: 'back' | 'changed' | 'ownShort' | 'ownChanged' | 'ownBegun'
  n: number
  why?: string
}

/** Compares the heads with those seen before, and remembers the highest of each colleague. */
export async function watchHeads(desk: Desk, given: Heads): Promise<HeadFault[]> {
  const ownKeys = new Set(desk.ring.map(({ verifyKey }) => verifyKey))
  const believed = new Set(desk.circle.signing)
  const colleagues = given.filter(({ key }) => believed.has(key) && !ownKeys.has(key))
  const { heads } = desk.trusted
  const { faults, seen } = compareHeads(colleagues, heads)
  if (JSON.stringify(seen) !== JSON.stringify(heads)) await desk.keep({ heads: seen })
  const verdict = await desk.log.check()
  const mine = given.filter(({ key }) => ownKeys.has(key))
  const own: HeadFault[] = []
  if (verdict.ok) for (const head of mine) own.push(...(await watchOwn(desk, verdict.entries, head)))
  return [...own, ...faults]
}

/**
 * The website keeps the highest line, so a log that was begun anew is short of it for long. That one line is noted when it is seen first
 * behind the new beginning, and asked about once; any other is a fault of the new log.
 */
async function watchOwn(desk: Desk, entries: readonly Entry[], head: Heads[number]): Promise<HeadFault[]> {
  const found = ownFault(entries, head)
  const [first] = entries
  if (found.length === 0 || !first || !isBegun(first, desk.ring)) return found
  const { key, n, print } = head
  const { earlier } = desk.trusted
  const before = earlier[key]
  const known = before?.since === first.print ? before : { n, print, since: first.print, isExplained: false }
  if (known !== before) await desk.keep((now) => ({ earlier: { ...now.earlier, [key]: known } }))
  if (known.n !== n || known.print !== print) return found
  return known.isExplained ? [] : [{ key, fault: 'ownBegun', n, why: whyOf(first.detail) }]
}

function compareHeads(given: Heads, before: Trusted['heads']): { faults: HeadFault[]; seen: Trusted['heads'] } {
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

function ownFault(entries: readonly Entry[], { key, n, print }: Head & { key: string }): HeadFault[] {
  if (n > entries.length) return [{ key, fault: 'ownShort', n }]
  return n > 0 && entries[n - 1]?.print !== print ? [{ key, fault: 'ownChanged', n }] : []
}

/** A colleague has explained what happened to their log: it is watched anew. Of one's own it was oneself who began it anew. */
export async function acceptHeads(desk: Desk, keys: readonly string[]): Promise<void> {
  await desk.keep(({ heads, earlier }) => explained({ heads, earlier }, keys))
}

function explained({ heads, earlier }: Pick<Trusted, 'heads' | 'earlier'>, keys: readonly string[]) {
  const kept = Object.fromEntries(Object.entries(heads).filter(([key]) => !keys.includes(key)))
  const known = Object.fromEntries(
    Object.entries(earlier).map(([key, head]) => [
      key,
      { ...head, isExplained: head.isExplained || keys.includes(key) },
    ]),
  )
  return { heads: kept, earlier: known }
}
