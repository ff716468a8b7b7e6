import { fileURLToPath } from 'node:url'
import { ensureEditPage, ensureFrontEnd } from '../build/ensure.ts'
import { main } from '../edit/main.ts'
import { becomeProgram } from './becomeProgram.ts'

// One command from a fresh clone: builds the editors' page, and the website for its preview, if they are missing or old; then starts their program.
try {
  await ensureEditPage()
  await ensureFrontEnd()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
becomeProgram(fileURLToPath(new URL('../edit/main.ts', import.meta.url)))
await main()
