import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfEditPage, hashOfFrontEnd } from './sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the website's front end where it is missing or old. @throws Error saying what to do where that cannot be. */
export async function ensureFrontEnd(): Promise<void> {
  if (canBuild()) await (await import('./build.ts')).build()
  else await checkBuilt('dist', hashOfFrontEnd)
}

/** The same for the page of the editors' program. */
export async function ensureEditPage(): Promise<void> {
  if (canBuild()) await (await import('./edit.ts')).buildEdit()
  else await checkBuilt('dist-edit', hashOfEditPage)
}

/** Not where only what runs is installed: `npm ci --omit=dev`, a release. */
function canBuild(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

/** What was built elsewhere has to belong to the sources that it runs with; a release has none of the front end. */
async function checkBuilt(folder: string, hash: () => Promise<string>): Promise<void> {
  const stamp = join(root, folder, 'built-from.txt')
  const remedy = 'what builds it is not installed: run "npm ci" without --omit=dev, or use a release'
  if (!existsSync(stamp)) throw new Error(`There is no ${folder}, and ${remedy}.`)
  if (!existsSync(join(root, 'web/main.tsx'))) return
  if ((await readFile(stamp, 'utf8')) !== (await hash())) {
    throw new Error(`${folder} was built from other sources than these, and ${remedy}.`)
  }
}
