import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfEditPage } from './sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the page of the editors' program into a folder unless what it was last built from is unchanged. Returns whether it was built. */
export async function buildEdit(
  log: (line: string) => void = console.log,
  dist: string = join(root, 'dist-edit'),
): Promise<boolean> {
  const stamp = join(dist, 'built-from.txt')
  const sources = await hashOfEditPage()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) return false
  log('building the editors’ page')
  const vite = await import('vite')
  const configFile = join(root, 'build/vite.edit.config.ts')
  await vite.build({ configFile, logLevel: 'warn', build: { outDir: dist } })
  await writeFile(stamp, sources)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEdit()
