/**
 * What makes the C library of Linux give memory back at once: one pool for all threads, and large blocks by themselves. It counts at the
 * start of a process alone. `bin/start.sh` has the same for what is installed.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
