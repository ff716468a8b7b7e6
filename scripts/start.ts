import { fileURLToPath } from 'node:url'
import { ensureFrontEnd } from '../build/ensure.ts'
import { main } from '../server/main.ts'
import { becomeProgram } from './becomeProgram.ts'
import { settingsForTrial } from './trial.ts'

// One command from a fresh clone: builds what is missing, then serves. A wrong setting is told before the build, not after it.
try {
  settingsForTrial(process.env)
  await ensureFrontEnd()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
becomeProgram(fileURLToPath(new URL('../server/main.ts', import.meta.url)))
await main()
