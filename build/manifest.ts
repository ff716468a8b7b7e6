import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of a build, by the name of its source. */
interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  /** What it refers to by address; a worker that was bundled by itself is among it. */
  assets?: string[]
}
export type Manifest = Record<string, Chunk>

/** What the bundler says of the build in `dist`. */
export const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Chunks that are needed at once, and of those that are loaded later the ones to be counted. What the app's own file holds has no chunk. */
export function neededBy(manifest: Manifest, names: string[], isCounted = (_later: string) => false): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || found.has(name)) return
    found.add(name)
    const { imports = [], dynamicImports = [] } = chunk
    for (const other of [...imports, ...dynamicImports.filter(isCounted)]) visit(other)
  }
  for (const name of names) visit(name)
  return found
}
