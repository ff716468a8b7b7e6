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

/** A step whose program is this script. */
const program = (script: string, more: Partial<Step> = {}) =>
  runStep({ name: 'it', command: process.execPath, given: ['-e', script], ...more })
const vitestReport = () => ({ file: join(folder, 'report.json'), read: ofVitest })
const writing = (json: object, status: number) =>
  `fs.writeFileSync(${JSON.stringify(join(folder, 'report.json'))}, ${JSON.stringify(JSON.stringify(json))}); process.exitCode = ${status}`
const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }

test('a program without a report counts as one test, by its status', async () => {
  expect(await program('')).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(await program('process.exitCode = 2')).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(await runStep({ name: 'it', command: '/nowhere', given: [] })).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('what a program says comes in one piece', async () => {
  await program('console.log("one"); console.error("two")')
  expect(said[0]).toMatch(/^\n── it\n(one\ntwo|two\none)$/)
  expect(said[1]).toMatch(/^── it: 1 passed, 0 failed, \d+\.\d s$/)
})

test('tests are counted as their runner reports them', async () => {
  const report = vitestReport()
  expect(await program(writing(counts, 0), { report })).toEqual({ passed: 3, failed: 0, skipped: 1 })
  const failing = { ...counts, numFailedTests: 2 }
  expect(await program(writing(failing, 1), { report })).toEqual({ passed: 3, failed: 2, skipped: 1 })
  expect(ofPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 3,
  })
})

test('a runner that fails without a failed test has failed', async () => {
  expect(await program(writing(counts, 1), { report: vitestReport() })).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test('a runner that ends without its report has failed, whatever an earlier run left', async () => {
  const report = vitestReport()
  writeFileSync(report.file, JSON.stringify(counts))
  expect(await program('', { report })).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('outcomes are added up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
