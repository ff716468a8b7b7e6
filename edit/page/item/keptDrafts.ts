import type { Versions } from '#contract/edit/items.ts'
import { isSame } from '#edit/content/same.ts'
import { merged } from './merge.ts'

/** What is typed and not saved, kept in this browser until it is. */
interface KeptDraft {
  data: unknown
  /** What the changes were made from. */
  base: unknown
  versions: Versions
}
interface Kept extends KeptDraft {
  key: string
  /** When, in milliseconds. */
  at: number
}

/** Each window keeps its own: two with the same item would write over each other. */
const here = crypto.randomUUID()
const placeOf = (kind: string, id: string) => `edit:${kind}/${id}#`

/** What the windows of this browser kept of an item, but for one, the newest first. */
function allKept(kind: string, id: string, but?: string): Kept[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(placeOf(kind, id)) && key !== but)
  return keys.flatMap((key) => read(key) ?? []).sort((one, other) => other.at - one.at)
}

function read(key: string): Kept | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof draft === 'object' && draft !== null && 'data' in draft ? { ...(draft as Kept), key } : undefined
  } catch {
    return undefined
  }
}

/** What was typed in any window; of a field that two changed, what was typed last. */
export function keptDraft(kind: string, id: string): KeptDraft | undefined {
  const [newest, ...others] = allKept(kind, id)
  if (!newest) return undefined
  const data = others.reduce((data, other) => merged(other.base, data, other.data).data, newest.data)
  return { data, base: newest.base, versions: newest.versions }
}

/** Returns whether there was room for it. What other windows kept and this one has too goes. */
export function keepDraft(kind: string, id: string, draft: KeptDraft): boolean {
  const own = placeOf(kind, id) + here
  try {
    localStorage.setItem(own, JSON.stringify({ ...draft, at: Date.now() }))
  } catch {
    return false
  }
  for (const { key, base, data } of allKept(kind, id, own)) {
    const { clashes, data: both } = merged(base, draft.data, data)
    if (clashes.length === 0 && isSame(both, draft.data)) localStorage.removeItem(key)
  }
  return true
}

/** Drops what this window kept. */
export const dropDraft = (kind: string, id: string): void => localStorage.removeItem(placeOf(kind, id) + here)
