import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensure, forJourneys, forSome, installPackage, mayInstall } from './programs.ts'

/*
 * The whole test command: format and lint, types, content, unit and route tests, journeys in a real Chromium. Everything
 * runs even when something fails before it; the last line counts steps and tests.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => `${root}node_modules/.bin/${name}`

interface Outcome {
  passed: number
  failed: number
  skipped?: number
}

/** Runs a command, showing its output as it comes; resolves with its status and its text. */
function run(
  command: string,
  given: string[],
  env: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, given, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes: Buffer) => {
        text += bytes
        process.stdout.write(bytes)
      })
    }
    child.on('error', (error) => resolve({ status: 1, text: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, text }))
  })
}

const install = mayInstall() ? installPackage : undefined
const noJourneys = ensure(forJourneys, install)
const missing = [...noJourneys, ...ensure(forSome, install)]
if (missing.length > 0) {
  console.error(
    `Missing on this machine: ${missing.join(', ')}. Without a Chromium and a Chinese font the journeys fail; the`,
  )
  console.error(
    'tests of the others are skipped. README.md names the packages; CHROMIUM can name the program of a Chromium.',
  )
}

const count = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].reduce((sum, match) => sum + Number(match[1]), 0)

async function step(name: string, act: () => Promise<Outcome>): Promise<Outcome> {
  const began = performance.now()
  console.log(`\n── ${name}`)
  const outcome = await act()
  console.log(
    `── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  return outcome
}

const whole = async (command: string, given: string[]): Promise<Outcome> =>
  (await run(command, given)).status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** What the last lines of vitest and of Playwright say. */
function outcomeOf(status: number, summary: string): Outcome {
  const failed = count(summary, /(\d+) (?:failed|flaky|did not run|interrupted)/g)
  return {
    passed: count(summary, /(\d+) passed/g),
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: count(summary, /(\d+) skipped/g),
  }
}

async function unitTests(): Promise<Outcome> {
  const { status, text } = await run(bin('vitest'), ['run', '--reporter=default'], { NO_COLOR: '1' })
  return outcomeOf(status, text.match(/^\s+Tests\s+.*$/m)?.[0] ?? '')
}

async function journeys(): Promise<Outcome> {
  if (noJourneys.length > 0) return { passed: 0, failed: 1 }
  const built = await whole(process.execPath, ['scripts/build.ts'])
  if (built.failed > 0) return built
  const { status, text } = await run(bin('playwright'), ['test'], { NO_COLOR: '1', FORCE_COLOR: '0' })
  return outcomeOf(
    status,
    text.match(/^\s+\d+ (passed|skipped|failed|flaky|did not run|interrupted)\b/gm)?.join() ?? '',
  )
}

const outcomes = [
  await step('format and lint', () => whole(bin('biome'), ['ci', '.'])),
  await step('types', () => whole(bin('tsc'), ['--noEmit', '-p', '.'])),
  await step('types of the picture scripts', () => whole(bin('tsc'), ['--noEmit', '-p', 'scripts/pictures'])),
  await step('content', () => whole(process.execPath, ['scripts/check.ts'])),
  await step('unit and route tests', unitTests),
  await step('journeys', journeys),
]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
const skipped = outcomes.reduce((sum, outcome) => sum + (outcome.skipped ?? 0), 0)
if (skipped > 0) console.log(`\n${skipped} skipped: see above what is missing`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
