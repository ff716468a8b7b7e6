import { buildEdit } from '../build/edit.ts'
import { main } from '../edit/main.ts'

// One command from a fresh clone: builds the editors' page if it is missing or old, then starts their program.
await buildEdit()
await main()
