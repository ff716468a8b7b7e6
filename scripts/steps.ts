import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

/** How many tests passed, failed and were left out. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
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
  const outcome = outcomeOf(status === 0, report)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
  return outcome
}

/** A script that fails without a failed test, or without its report, counts as one that failed. */
function outcomeOf(isGood: boolean, report: Step['report']): Outcome {
  const alone = { passed: isGood && !report ? 1 : 0, failed: isGood && !report ? 0 : 1, skipped: 0 }
  if (!report) return alone
  try {
    const outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never)
    return isGood || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }
  } catch {
    return alone
  }
}

/** What Vitest writes: https://vitest.dev/guide/reporters#json-reporter */
export const ofVitest = (json: {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}): Outcome => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  skipped: json.numPendingTests + json.numTodoTests,
})

/** What Playwright writes: https://playwright.dev/docs/test-reporters#json-reporter. A test that passed when tried again has failed. */
export const ofPlaywright = ({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}): Outcome => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped })

/** Adds outcomes up. */
export const sumOf = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
