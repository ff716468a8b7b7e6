import type { Versions } from '#contract/edit/items.ts'

/** What is typed and not saved, kept in this browser until it is. */
interface KeptDraft {
  data: unknown
  /** What the changes were made from. */
  base: unknown
  versions: Versions
}

const nameOf = (kind: string, id: string) => `edit:${kind}/${id}`

export function keptDraft(kind: string, id: string): KeptDraft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(nameOf(kind, id)) ?? 'null')
    return typeof draft === 'object' && draft !== null && 'data' in draft ? (draft as KeptDraft) : undefined
  } catch {
    return undefined
  }
}

/** Returns whether there was room for it. */
export function keepDraft(kind: string, id: string, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(nameOf(kind, id), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export const dropDraft = (kind: string, id: string): void => localStorage.removeItem(nameOf(kind, id))
