import { main } from '../main.ts'

/* The site as a process of its own, for a test to end; without documents, which need a build. */
await main(process.env, async () => undefined)
