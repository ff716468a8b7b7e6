import { defineConfig } from 'vitest/config'

/** The walk and the journeys through other engines, one browser at a time. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.test.ts'],
    globalSetup: 'e2e/engines/serveSite.ts',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
