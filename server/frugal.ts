import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/**
 * How the server is started so that it starts soon and gives memory back. It makes much that lives for a moment – parsed content,
 * drawn pages, compressors – and keeps little; without this much more of the machine's memory stays with it (`docs/performance.md`).
 * @param data the data folder, where the code is kept as it was compiled, for the next start
 */
export const frugal = (data: string) => ({
  flags: ['--max-semi-space-size=2'],
  env: {
    NODE_COMPILE_CACHE: join(data, 'compiled'),
    // Read by glibc alone: one pool for all threads, and what is large goes back at once.
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
})

/**
 * From here on V8 prefers memory to speed, and gives back what the start took. Not from the beginning: nearly all that a start makes
 * is kept, and it would look for garbage for a third of its time.
 */
export const preferMemory = () => setFlagsFromString('--optimize-for-size')
