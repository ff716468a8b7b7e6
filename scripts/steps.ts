import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'

/** How many tests passed, failed and were left out. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** Those that did not pass at once, each as "file › name". */
  names: string[]
}

/** A script that the test command runs with this Node. Without a report it counts as one test. */
export interface Step {
  name: string
  /** The script and its arguments. */
  script: string[]
  /** Where the script writes what became of its tests, as JSON, and how that is read. */
  report?: { file: string; read(json: never): Outcome }
}

/** Runs a step, shows what it says, and answers what became of it. */
export function runStep({ name, script, report }: Step): Outcome {
  const began = performance.now()
  if (report) rmSync(report.file, { force: true })
  console.log(`\n── ${name}`)
  const { status } = spawnSync(process.execPath, script, { stdio: 'inherit' })
  const outcome = outcomeOf(name, status === 0, report)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
  return outcome
}

/** A script that fails without a failed test, or without its report, counts as one that failed. */
function outcomeOf(name: string, isGood: boolean, report: Step['report']): Outcome {
  const isPassed = isGood && !report
  const alone = { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, names: isPassed ? [] : [name] }
  if (!report) return alone
  try {
    const outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never)
    return isGood || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, names: [name] }
  } catch {
    return alone
  }
}

/** What Vitest writes: https://vitest.dev/guide/reporters#json-reporter */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** Reads what Vitest writes. A file that does not load has no tests and is named itself. */
export const ofVitest = (json: VitestReport): Outcome => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  skipped: json.numPendingTests + json.numTodoTests,
  names: json.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    return status === 'failed' && failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`)
  }),
})

/** What Playwright writes: https://playwright.dev/docs/test-reporters#json-reporter */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** Reads what Playwright writes. A test that passed when tried again has failed. */
export const ofPlaywright = ({ stats, suites }: PlaywrightReport): Outcome => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  names: suites.flatMap(failedOf),
})
const failedOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedOf),
]

/** Adds outcomes up. */
export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: total(outcomes, 'passed'),
  failed: total(outcomes, 'failed'),
  skipped: total(outcomes, 'skipped'),
  names: outcomes.flatMap(({ names }) => names),
})
const total = (outcomes: readonly Outcome[], key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
