import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Repository } from '../../repository/types.ts'
import { keep, readKept } from '../keptFile.ts'
import { entryOf, itemsIn, sidesOf } from './entries.ts'
import { type Head, headOf, headStamp } from './heads.ts'
import type { Entry } from './listing.ts'

/** More changed files than this are read like all of them: piece by piece, and from what is kept. */
const mostAtOnce = 100
/** For so long (milliseconds) files are read before others get their turn. */
const turn = 10

type Entries = ReadonlyMap<string, Entry>

/** Reads the items of a repository, and after each change those that changed. `entries` gives another map after a change. */
export function followItems(repository: Repository): { entries(): Promise<Entries> } {
  const file = join(repository.caches, 'heads.json')
  let changes = 0
  let last: Promise<Entries> = Promise.resolve(new Map())
  /** One after the other, so that no change is overwritten by what was read before it. What failed is read anew. */
  const next = (read: (before: Entries) => Promise<Entries> | Entries) => {
    last = last.then(read, readAll)
    last.catch(() => {}) // told to whoever asks
  }

  async function readAll(): Promise<Entries> {
    const kept = new Map(await readKept<[string, Head][]>(file, headStamp()))
    const blobs = await repository.entries()
    const [heads, entries] = [new Map<string, Head>(), new Map<string, Entry>()]
    const at = changes
    let [fresh, begun] = [0, performance.now()]
    for (const item of itemsIn(blobs.keys())) {
      const key = item.paths.map((path) => blobs.get(path) ?? '').join(' ')
      const head = kept.get(key) ?? headOf(item.kind, sidesOf(repository.folder, item))
      if (!kept.has(key)) fresh++
      heads.set(key, head)
      entries.set(item.name, entryOf(item, head))
      if (performance.now() - begun < turn) continue
      await breathe()
      begun = performance.now()
    }
    // What changed meanwhile may stand under the blob that it had before.
    if (fresh > mostAtOnce && at === changes) await keep(file, headStamp(), [...heads])
    return entries
  }

  function readChanged(before: Entries, paths: readonly string[]): Entries {
    const entries = new Map(before)
    for (const item of itemsIn(paths)) {
      const sides = sidesOf(repository.folder, item)
      if (Object.keys(sides).length > 0) entries.set(item.name, entryOf(item, headOf(item.kind, sides)))
      else entries.delete(item.name)
    }
    return entries
  }

  next(readAll)
  repository.onChange((paths) => {
    changes++
    next(paths.length > mostAtOnce ? readAll : (before) => readChanged(before, paths))
  })
  return {
    async entries() {
      await last.catch(() => next(readAll))
      return last
    },
  }
}
