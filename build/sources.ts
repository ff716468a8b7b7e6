import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const builders = [
  'build',
  'browsers',
  'browserSupport',
  'inlineScript',
  'manifest',
  'budgets',
  'sources',
  'vite.config',
]

/** A hash of all that the front end is built from. */
export const hashOfFrontEnd = () =>
  hashOfFiles(
    ['web', 'blocks', 'contract', 'sealing'],
    ['package-lock.json', ...builders.map((name) => `build/${name}.ts`)],
  )

/** A hash of all that the editors' page is built from. */
export const hashOfEditPage = () =>
  hashOfFiles(
    ['edit', 'blocks', 'contract', 'server/content', 'web/styles', 'web/words'],
    ['package-lock.json', 'build/edit.ts', 'build/vite.edit.config.ts'],
  )

/** A hash of all files in folders, and of further files; names are below the root. */
async function hashOfFiles(folders: readonly string[], files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const name of names.sort()) hash.update(name.slice(root.length)).update(await readFile(name))
  }
  for (const name of files) hash.update(await readFile(join(root, name)))
  return hash.digest('hex')
}
