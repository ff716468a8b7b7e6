import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ofPlaywright, ofVitest, runStep, type Step, sumOf } from './steps.ts'

let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'))
  said = []
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A step that runs this text. */
const program = (text: string, more: Partial<Step> = {}) => runStep({ name: 'it', script: ['-e', text], ...more })
const vitestReport = () => ({ file: join(folder, 'report.json'), read: ofVitest })
const writing = (json: object, status: number) =>
  `fs.writeFileSync(${JSON.stringify(join(folder, 'report.json'))}, ${JSON.stringify(JSON.stringify(json))}); process.exitCode = ${status}`
const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }

test('a script without a report counts as one test, by its status', () => {
  expect(program('')).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(program('process.exitCode = 2')).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(program('process.kill(process.pid, "SIGKILL")')).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a step is named before it runs, and its outcome afterwards', () => {
  program('')
  expect(said).toEqual(['\n── it', expect.stringMatching(/^── it: 1 passed, 0 failed, \d+\.\d s$/)])
})

test('tests are counted as their runner reports them', () => {
  const report = vitestReport()
  expect(program(writing(counts, 0), { report })).toEqual({ passed: 3, failed: 0, skipped: 1 })
  const failing = { ...counts, numFailedTests: 2 }
  expect(program(writing(failing, 1), { report })).toEqual({ passed: 3, failed: 2, skipped: 1 })
  expect(ofPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 3,
  })
})

test('a runner that fails without a failed test has failed', () => {
  expect(program(writing(counts, 1), { report: vitestReport() })).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test('a runner that ends without its report has failed, whatever an earlier run left', () => {
  const report = vitestReport()
  writeFileSync(report.file, JSON.stringify(counts))
  expect(program('', { report })).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('outcomes are added up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
