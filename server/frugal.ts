/**
 * How the server is started so that it gives memory back. It makes much that lives for a moment – parsed content, drawn pages,
 * compressors – and keeps little; without this much more of the machine's memory stays with it (`docs/performance.md`).
 */
export const frugal = {
  flags: ['--max-semi-space-size=4', '--optimize-for-size'],
  /** Read by glibc alone: one pool for all threads, and what is large goes back at once. */
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}
