import { openBrowser } from './page/openBrowser.ts'
import { run } from './run.ts'
import { endOnSignals } from './signals.ts'
import { terminal } from './terminal.ts'

process.umask(0o077) // whatever is written here, its owner alone reads
const isEnded = endOnSignals()
const { env } = process
process.exitCode = await run(process.argv.slice(2), { env, terminal, fetch, openBrowser, now: Date.now })
if (isEnded()) process.exit() // an export that the page has begun would go on
