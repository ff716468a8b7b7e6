import type { Repository, Step } from '../../repository/types.ts'
import type { FoundItem } from '../index/entries.ts'
import { pathsOf } from '../kinds.ts'
import { readYaml } from '../yamlFile.ts'

/** Files whose data is kept for the next step. */
const most = 200

/** The data of items before and after a step of the history. */
export function openVersions(repository: Repository) {
  /** By blob; `null` for what cannot be read. */
  const known = new Map<string, unknown>()

  async function read(blobs: readonly string[]) {
    const missing = [...new Set(blobs.filter((blob) => !known.has(blob)))]
    for (const [at, bytes] of (await repository.blobs(missing)).entries()) {
      const { data, faults } = readYaml(bytes)
      known.set(missing[at] ?? '', faults.length > 0 ? null : (data ?? {}))
    }
    const found = blobs.map((blob) => known.get(blob))
    for (const blob of known.keys()) {
      if (known.size <= most) break
      known.delete(blob)
    }
    return found
  }

  return {
    /** Undefined where a file of it cannot be read; an item that was made or removed has no data on that side. */
    async around(item: FoundItem, step: Step): Promise<readonly [before: unknown, after: unknown] | undefined> {
      const files = step.files.filter(({ path }) => item.paths.includes(path))
      if (!files.some(({ from, to }) => from !== undefined && to !== undefined)) return [undefined, undefined]
      const data = await read(files.flatMap(({ from, to }) => [from, to].filter((blob) => blob !== undefined)))
      if (data.includes(null)) return undefined
      const byBlob = (blob: string | undefined) => (blob === undefined ? undefined : known.get(blob))
      if (item.kind.form === 'bilingual') return [byBlob(files[0]?.from), byBlob(files[0]?.to)]
      const sides: [Record<string, unknown>, Record<string, unknown>] = [{}, {}]
      for (const [lang, path] of Object.entries(pathsOf(item.kind, item.id) ?? {})) {
        const file = files.find((one) => one.path === path)
        const own = file ? [byBlob(file.from), byBlob(file.to)] : Array(2).fill(await other(step.revision, path))
        if (own.includes(null)) return undefined
        for (const at of [0, 1] as const) if (own[at] !== undefined) sides[at][lang] = own[at]
      }
      return sides
    },
  }

  /** The twin of a page that a step left as it was. */
  async function other(revision: string, path: string): Promise<unknown> {
    const text = await repository.textAt(revision, path)
    if (text === undefined) return undefined
    const { data, faults } = readYaml(Buffer.from(text))
    return faults.length > 0 ? null : data
  }
}
