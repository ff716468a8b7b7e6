import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { workFolder } from '../site.ts'
import { takeContent } from './takeContent.ts'

/**
 * The same pages by two others: React prerendered by React Router, and Astro with React where something reacts. Each folder holds what a
 * server would send.
 */
export async function buildPeers(base: string): Promise<{ react: string; astro: string }> {
  const folder = join(workFolder, 'peers')
  await rm(folder, { recursive: true, force: true })
  await takeContent(base, join(folder, 'content'))
  const built = { react: join(folder, 'react'), astro: join(folder, 'astro') }
  // After each other: each takes both cores.
  await run('@react-router/dev/bin.cjs', 'react', built.react)
  await run('astro/bin/astro.mjs', 'astro', built.astro)
  return { react: join(built.react, 'client'), astro: built.astro }

  async function run(program: string, peer: string, out: string) {
    const [, name = '', inside = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(program) ?? []
    const path = join(createRequire(import.meta.url).resolve(`${name}/package.json`), '..', inside)
    const env = {
      ...process.env,
      PEERS_CONTENT: join(folder, 'content'),
      PEERS_OUT: out,
      PEERS_CACHE: join(folder, 'cache'),
      ASTRO_TELEMETRY_DISABLED: '1',
    }
    await promisify(execFile)(process.execPath, [path, 'build'], { cwd: join(import.meta.dirname, peer), env })
  }
}
