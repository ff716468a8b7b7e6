import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2, // on two processors vitest would take one
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // Nothing here changes globals: a worker loads the server once for all its files.
          isolate: false,
          include: ['{contract,sealing,server,desk,edit,build,scripts}/**/*.test.ts'],
          testTimeout: 60_000, // for a busy machine: every load reads and composes the whole content
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } }, // a test that passes does not wait
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}', 'edit/page/**/*.test.tsx'],
          setupFiles: ['web/testing/setup.ts'],
          // One document a worker, a fifth of the time: the setup puts back what a test changed.
          isolate: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
})
