import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * Tests that start Git hundreds of times. To start a program the system copies what its parent has in memory: from a worker that has
 * served the site for minutes that takes 40 ms of a processor, from a fresh one 10.
 */
const gitTests = [
  'edit/{main,presence,server}.test.ts',
  'edit/{preview,repository,roles,routes,signIn}/*.test.ts',
  'edit/content/{contentAccess,editions,index/itemIndex,overviews/overviews,translation/translations}.test.ts',
  'edit/media/library.test.ts',
  'server/content/followedContent.test.ts',
  'server/contentHook.test.ts',
]

/** Starts the whole app, which stays with its document to the end: nothing takes it down again. */
const startTest = 'web/startup/hydrate.test.tsx'

/** Tests in a document without layout. */
const web = { environment: 'happy-dom', setupFiles: ['web/testing/setup.ts'], testTimeout: 30_000 }

/** For a busy machine: a load reads and composes the whole content. A test that passes does not wait. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    maxWorkers: 2, // on two processors vitest would take one
    projects: [
      {
        // A worker of its own for each file.
        test: { name: 'git', environment: 'node', include: gitTests, ...timeouts },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          // Nothing here changes globals: a worker loads the server once for all its files.
          isolate: false,
          include: ['{blocks,contract,sealing,server,desk,edit,build,scripts}/**/*.test.ts'],
          exclude: gitTests,
          ...timeouts,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['{blocks,web}/**/*.test.tsx', 'web/**/*.test.ts', 'edit/page/**/*.test.tsx'],
          exclude: [startTest],
          // One document a worker, a fifth of the time: the setup puts back what a test changed.
          isolate: false,
          ...web,
        },
      },
      {
        plugins: [react()],
        // A document of its own.
        test: { name: 'start', include: [startTest], ...web },
      },
    ],
  },
})
