import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

export interface Outcome {
  passed: number
  failed: number
  skipped: number
}

/** A program that the test command runs. Without a report it counts as one test. */
export interface Step {
  name: string
  command: string
  given: string[]
  env?: Record<string, string>
  /** What the program writes of its tests, as JSON, and how it is read. */
  report?: { file: string; read(json: never): Outcome }
  /** Shows the output while it comes, not when the program has ended: for what takes minutes, one at a time. */
  isLive?: boolean
}

/** Runs a step and prints what it says, in one piece. */
export async function runStep(step: Step): Promise<Outcome> {
  const { name, report, isLive } = step
  const began = performance.now()
  if (report) rmSync(report.file, { force: true })
  if (isLive) console.log(`\n── ${name}`)
  const { status, text } = await run(step)
  if (!isLive) console.log(`\n── ${name}\n${text}`.trimEnd())
  const outcome = outcomeOf(status, report)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
  return outcome
}

function run({ command, given, env, isLive }: Step): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, given, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (isLive ? process.stdout.write(bytes) : said.push(bytes)))
    child.on('error', (error) => resolve({ status: 1, text: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, text: Buffer.concat(said).toString() }))
  })
}

/** A program that fails without a failed test, or without a report, is itself one that failed. */
function outcomeOf(status: number, report: Step['report']): Outcome {
  const alone = { passed: status === 0 && !report ? 1 : 0, failed: status === 0 && !report ? 0 : 1, skipped: 0 }
  if (!report) return alone
  try {
    const outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never)
    return status !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
  } catch {
    return alone
  }
}

/** What vitest writes: https://vitest.dev/guide/reporters#json-reporter */
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

export const sumOf = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
