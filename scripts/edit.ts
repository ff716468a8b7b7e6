import { build } from '../build/build.ts'
import { buildEdit } from '../build/edit.ts'
import { main } from '../edit/main.ts'

// One command from a fresh clone: builds the editors' page, and the website for its preview, if they are missing or old; then starts their program.
await buildEdit()
await build()
await main()
