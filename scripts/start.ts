import { fileURLToPath } from 'node:url'
import { frugal } from '../server/frugal.ts'
import { build } from './build.ts'

// One command from a fresh clone: builds what is missing, then serves.
await build()
if (process.execve && process.platform !== 'win32') {
  // In the place of this process, so that nothing of the build stays in memory.
  const server = fileURLToPath(new URL('../server/main.ts', import.meta.url))
  process.execve(process.execPath, [process.execPath, ...frugal.flags, server], { ...frugal.env, ...process.env })
}
const { main } = await import('../server/main.ts')
await main()
