import { hasMadeId, kindOf } from '#edit/content/kinds.ts'
import { isData } from '#edit/content/options.ts'

/** Whether entries of an item of this kind have ids that the program makes. */
export function makesIds(kind: string): boolean {
  const known = kindOf(kind)
  return known !== undefined && hasMadeId(known)
}

/** A new entry, or a copy, with an id that no other of its list has. One that is not made stays empty until somebody writes it. */
export function withOwnId(entry: unknown, kind: string, among: readonly unknown[]): unknown {
  if (!isData(entry) || typeof entry.id !== 'string') return entry
  if (makesIds(kind)) return { ...entry, id: crypto.randomUUID().slice(0, 8) }
  const taken = new Set(among.map((other) => (isData(other) ? other.id : undefined)))
  let { id } = entry
  for (let number = 2; id !== '' && taken.has(id); number++) id = `${entry.id}-${number}`
  return { ...entry, id }
}
