import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { frugal } from '../server/frugal.ts'
import { build } from './build.ts'

// One command from a fresh clone: builds what is missing, then serves.
await build()
if (process.execve && process.platform !== 'win32') {
  // In the place of this process, so that nothing of the build stays in memory.
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { flags, env } = frugal(resolve(root, process.env.DATA_DIR || 'data'))
  process.execve(process.execPath, [process.execPath, ...flags, resolve(root, 'server/main.ts')], {
    ...env,
    ...process.env,
  })
}
const { main } = await import('../server/main.ts')
await main()
