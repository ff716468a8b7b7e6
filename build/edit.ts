import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildOnce } from './buildOnce.ts'
import { hashOfEditPage } from './sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the page of the editors' program into a folder unless what it was last built from is unchanged. Returns whether it was built. */
export function buildEdit(
  log: (line: string) => void = console.log,
  dist: string = join(root, 'dist-edit'),
): Promise<boolean> {
  const build = async () => {
    log('building the editors’ page')
    const vite = await import('vite')
    const configFile = join(root, 'build/vite.edit.config.ts')
    await vite.build({ configFile, logLevel: 'warn', build: { outDir: dist } })
  }
  return buildOnce({ dist, hash: hashOfEditPage, build })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEdit()
