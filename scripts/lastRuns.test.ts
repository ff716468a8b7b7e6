import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lastRunsOf, noteRun } from './lastRuns.ts'

const folder = mkdtempSync(join(tmpdir(), 'runs-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('each part says when it last ran and what became of it, in one file for all', () => {
  const file = join(folder, 'cache/runs.json')
  const outcome = { passed: 3, failed: 0, skipped: 0, names: [] }
  noteRun(file, 'kills', outcome)
  noteRun(file, 'engines', outcome)
  noteRun(file, 'kills', { ...outcome, failed: 1 })
  expect(lastRunsOf(file, ['kills', 'engines', 'tools'])).toMatch(
    /^Last run of each part:\n {2}kills +\d{4}-\d\d-\d\dT\d\d:\d\dZ on [0-9a-f]+.*: 3 passed, 1 failed\n {2}engines .*: 3 passed, 0 failed\n {2}tools +never on this checkout$/,
  )
})
