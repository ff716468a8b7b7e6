import { main } from '../server/main.ts'
import { build } from './build.ts'

// One command from a fresh clone: builds what is missing, then serves.
await build()
await main()
