import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  isDynamicEntry?: boolean
  imports?: string[]
}

/** Bytes of brotli that a page may load beyond what every page loads. Charts are a chunk of their own, loaded when one comes near. */
const pageBudget = 20 * 1024

/** What each page of a build costs beyond what all pages need: its own chunk and those it needs before it can show anything. */
export function costOfPages(dist: string): { page: string; bytes: number }[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const pages = Object.keys(manifest)
    .filter((name) => name.startsWith('pages/') && manifest[name]?.isDynamicEntry)
    .map((page) => ({ page, needed: neededBy(manifest, page) }))
  const bytesOf = (name: string) => readFileSync(join(dist, `${manifest[name]?.file}.br`)).length
  return pages.map(({ page, needed }) => ({
    page,
    bytes: [...needed]
      .filter((name) => !pages.every((other) => other.needed.has(name)))
      .reduce((sum, name) => sum + bytesOf(name), 0),
  }))
}

function neededBy(manifest: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const other of manifest[name]?.imports ?? []) neededBy(manifest, other, found)
  return found
}

/** @throws Error naming every page of the build in `dist` that costs too much. */
export function holdBudgets(dist: string, budget = pageBudget): void {
  const heavy = costOfPages(dist).filter(({ bytes }) => bytes > budget)
  if (heavy.length === 0) return
  const lines = heavy.map(({ page, bytes }) => `  ${page}: ${bytes} bytes`)
  throw new Error(`pages heavier than ${budget} bytes of brotli:\n${lines.join('\n')}`)
}
