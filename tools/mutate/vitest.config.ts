import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Stryker's own `testFiles` would let every fault survive in what a module does once, when it is loaded.
const chosen = new Set(process.env.MUTATION_TESTS?.split('\n'))

/** The project's own configuration for the chosen tests, and a fresh worker for each file: what a module does when it is loaded is done anew. */
export default defineConfig({
  root,
  test: {
    projects: config.test?.projects?.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project)) return []
      const { test } = project
      const own = new Set(globSync(test?.include ?? [], { cwd: root, exclude: test?.exclude ?? [] }))
      const include = [...own].filter((file) => chosen.has(file))
      return include.length > 0 ? [{ ...project, test: { ...test, include, isolate: true } }] : []
    }),
  },
})
