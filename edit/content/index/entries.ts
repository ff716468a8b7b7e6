import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ItemName } from '#contract/edit/items.ts'
import { itemOf, type Kind, pathsOf } from '../kinds.ts'
import type { Head, Sides } from './heads.ts'
import type { Entry } from './listing.ts'

/** An item by the files that there can be of it. */
export interface FoundItem {
  name: string
  kind: Kind
  id: string
  paths: readonly string[]
}

export const nameOf = ({ kind, id }: ItemName) => `${kind} ${id}`

/** The items that files belong to, each once. */
export function itemsIn(files: Iterable<string>): Iterable<FoundItem> {
  const found = new Map<string, FoundItem>()
  for (const file of files) {
    const item = file.endsWith('.yaml') ? itemOf(file) : undefined
    const name = item && nameOf({ kind: item.kind.id, id: item.id })
    if (!name || found.has(name)) continue
    found.set(name, { name, ...item, paths: Object.values(pathsOf(item.kind, item.id) ?? {}) })
  }
  return found.values()
}

export function entryOf({ kind, id, paths }: FoundItem, head: Head): Entry {
  const names = [id, ...paths, ...Object.values(head.title)].join('\n').toLowerCase()
  return { kind: kind.id, id, paths, head, names }
}

/** The bytes of those files of an item that are there. */
export function sidesOf(folder: string, { kind, id }: FoundItem): Sides {
  const read = Object.entries(pathsOf(kind, id) ?? {}).flatMap(([side, path]) => {
    const bytes = bytesOf(join(folder, path))
    return bytes ? [[side, bytes] as const] : []
  })
  return Object.fromEntries(read)
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // of the file system
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}
