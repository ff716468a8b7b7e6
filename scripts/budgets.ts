import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  isDynamicEntry?: boolean
  imports?: string[]
}

/** Bytes of brotli that a page may load beyond what every page loads. Charts are a chunk of their own, loaded when one comes near. */
const pageBudget = 20 * 1024
/** The sealed report and its look-up, each with all that seals, beyond their pages. */
const sealedBudget = 50 * 1024

/** Every part at once; no published build holds it. */
const showroom = 'pages/PartsPage.tsx'

interface Cost {
  page: string
  bytes: number
}

/** What each page of a build costs beyond what all pages need: its own chunk and those it needs before it can show anything. */
export const costOfPages = (dist: string): Cost[] => costOf(dist, 'pages/')

/** What the sealed report and its look-up load when their pages are there, beyond what every page loads. */
export const costOfSealing = (dist: string): Cost[] => costOf(dist, 'complaint/')

/** Every chunk below a folder that is loaded by itself, and the bytes it brings beyond what all pages need. */
function costOf(dist: string, folder: string): Cost[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const loadedFrom = (place: string) =>
    Object.keys(manifest).filter(
      (name) => name.startsWith(place) && name !== showroom && manifest[name]?.isDynamicEntry,
    )
  const pages = loadedFrom('pages/').map((page) => neededBy(manifest, page))
  const sizeOf = (name: string) => readFileSync(join(dist, `${manifest[name]?.file}.br`)).length
  return loadedFrom(folder).map((page) => ({
    page,
    bytes: [...neededBy(manifest, page)]
      .filter((name) => !pages.every((needed) => needed.has(name)))
      .reduce((sum, name) => sum + sizeOf(name), 0),
  }))
}

function neededBy(manifest: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const other of manifest[name]?.imports ?? []) neededBy(manifest, other, found)
  return found
}

/** @throws Error naming every page of the build in `dist` that costs too much. */
export function holdBudgets(dist: string, budgets = { page: pageBudget, sealed: sealedBudget }): void {
  const heavy = [
    ...costOfPages(dist).filter(({ bytes }) => bytes > budgets.page),
    ...costOfSealing(dist).filter(({ bytes }) => bytes > budgets.sealed),
  ]
  if (heavy.length === 0) return
  const lines = heavy.map(({ page, bytes }) => `  ${page}: ${bytes} bytes`)
  throw new Error(
    `heavier than ${budgets.page} bytes of brotli for a page, ${budgets.sealed} for what seals:\n${lines.join('\n')}`,
  )
}
