import { fileURLToPath } from 'node:url'
import { frugal } from '../server/frugal.ts'
import { readSettings } from '../server/settings.ts'
import { build } from './build.ts'

// One command from a fresh clone: builds what is missing, then serves.
const { data } = settingsOrEnd()
await build()
if (process.execve && process.platform !== 'win32') {
  // In the place of this process, so that nothing of the build stays in memory.
  const { flags, env } = frugal(data)
  const file = fileURLToPath(new URL('../server/main.ts', import.meta.url))
  process.execve(process.execPath, [process.execPath, ...flags, file], { ...env, ...process.env })
}
const { main } = await import('../server/main.ts')
await main()

/** A wrong setting is told before the build, not after it. */
function settingsOrEnd() {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
