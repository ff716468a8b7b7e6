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
const counts = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [] as object[],
}

test('a script without a report counts as one test, by its status', () => {
  expect(program('')).toEqual({ passed: 1, failed: 0, skipped: 0, names: [] })
  expect(program('process.exitCode = 2')).toEqual({ passed: 0, failed: 1, skipped: 0, names: ['it'] })
  expect(program('process.kill(process.pid, "SIGKILL")')).toEqual({ passed: 0, failed: 1, skipped: 0, names: ['it'] })
})

test('a step is named before it runs, and its outcome afterwards', () => {
  program('')
  expect(said).toEqual(['\n── it', expect.stringMatching(/^── it: 1 passed, 0 failed, \d+\.\d s$/)])
})

test('tests are counted as their runner reports them', () => {
  const report = vitestReport()
  expect(program(writing(counts, 0), { report })).toEqual({ passed: 3, failed: 0, skipped: 1, names: [] })
  const testResults = [
    {
      name: join(process.cwd(), 'a/one.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'is so' },
        { status: 'failed', fullName: 'one is one' },
      ],
    },
    { name: join(process.cwd(), 'a/two.test.ts'), status: 'failed', assertionResults: [] },
  ]
  const failing = { ...counts, numFailedTests: 2, testResults }
  const names = ['a/one.test.ts › one is one', 'a/two.test.ts']
  expect(program(writing(failing, 1), { report })).toEqual({ passed: 3, failed: 2, skipped: 1, names })
  const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] })
  const suites = [
    {
      specs: [spec('passes', 'expected')],
      suites: [
        {
          specs: [
            spec('fails', 'unexpected'),
            spec('passes when tried again', 'flaky'),
            spec('is left out', 'skipped'),
          ],
        },
      ],
    },
  ]
  expect(ofPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, suites })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    names: ['a.spec.ts › fails', 'a.spec.ts › passes when tried again'],
  })
})

test('a runner that fails without a failed test has failed', () => {
  expect(program(writing(counts, 1), { report: vitestReport() })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    names: ['it'],
  })
})

test('a runner that ends without its report has failed, whatever an earlier run left', () => {
  const report = vitestReport()
  writeFileSync(report.file, JSON.stringify(counts))
  expect(program('', { report })).toEqual({ passed: 0, failed: 1, skipped: 0, names: ['it'] })
})

test('outcomes are added up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, names: ['a'] }
  expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6, names: ['a', 'a'] })
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0, names: [] })
})
