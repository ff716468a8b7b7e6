import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fileReaders } from './fileReaders.ts'
import { lastRunsOf, noteRun } from './lastRuns.ts'
import { type Outcome, ofPlaywright, ofVitest, runStep, type Step, sumOf } from './steps.ts'
import { testsBeside } from './testsBeside.ts'

/*
 * The test command. By itself it runs what every commit needs; with --all also what that leaves out, everything from cold, or those
 * of its parts that are named; with --quick format, lint, types, content and the unit tests that a change touches: what is not
 * committed yet, or since a commit that is named. The last line reads "N passed, N failed". docs/testing.md says what is in which.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [mode = '', ...named] = process.argv.slice(2)

/** When each part of `--all` last ran on this checkout. */
const lastRuns = '.cache/lastRuns.json'

// The packages' own scripts, started by this Node: the wrappers in node_modules/.bin differ between systems.
const vitest = 'node_modules/vitest/vitest.mjs'
const tsc = [
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.json',
  '-p',
]

const checks: Step[] = [
  { name: 'format and lint', script: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] },
  { name: 'types', script: [...tsc, '.'] },
  { name: 'content', script: ['scripts/check.ts'] },
]
const unitTests = (...more: string[]): Step => ({
  name: 'unit and route tests',
  script: [vitest, 'run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/unit.json', ...more],
  report: { file: '.cache/unit.json', read: ofVitest },
})
const journeys = (...more: string[]): Step => ({
  name: 'journeys',
  script: ['node_modules/@playwright/test/cli.js', 'test', ...more],
  report: { file: '.cache/journeys.json', read: ofPlaywright },
})
const engines: Step = {
  name: 'Firefox and WebKit',
  script: [
    ...[vitest, 'run', '--config', 'e2e/engines/vitest.config.ts'],
    ...['--reporter=default', '--reporter=json', '--outputFile.json=.cache/engines.json'],
  ],
  report: { file: '.cache/engines.json', read: ofVitest },
}
/** What `--all` runs, in parts of which each fits into an hour or two. */
const parts: Record<string, Step[]> = {
  unit: [...checks, unitTests()],
  journeys: [journeys()],
  engines: [engines],
  tools: [
    { name: 'types of the tools', script: [...tsc, 'tools', '--incremental', 'false'] },
    { name: 'tests of the tools', script: [vitest, 'run', '--config', 'tools/vitest.config.ts'] },
  ],
  kills: [
    { name: 'kills', script: ['tools/bench/crash/kills.ts'] },
    { name: 'kills on PostgreSQL', script: ['tools/bench/crash/kills.ts', '--postgres'] },
  ],
  machines: [
    { name: 'failures of machines', script: ['tools/bench/failures.ts'] },
    { name: 'an upgrade under load', script: ['tools/bench/upgrade.ts'] },
  ],
  documentation: [{ name: 'commands of the documentation', script: ['scripts/documentation/run.ts'] }],
  hostile: [
    { name: 'hostile requests', script: ['tools/bench/hostile.ts'] },
    { name: 'hostile requests on PostgreSQL', script: ['tools/bench/hostile.ts', '--postgres'] },
  ],
}
/** What stands nearest to a change is tried first. */
function quickSteps([since]: string[]): Step[] {
  const beside = [...new Set([...fileReaders, ...testsBeside(since)])]
  const others = beside.map((file) => `--exclude=${file}`)
  const changed = since ? `--changed=${since}` : '--changed'
  return [
    ...checks,
    { ...unitTests('--bail=1', ...beside), name: 'tests that read files, and those beside what changed' },
    { ...unitTests('--bail=1', '--passWithNoTests', changed, ...others), name: 'tests that the change can reach' },
  ]
}

const partsNamed = () => Object.fromEntries(named.map((name) => [name, parts[name]]))
const plans: Record<string, () => Record<string, Step[] | undefined>> = {
  '--quick': () => ({ quick: quickSteps(named) }),
  '': () => ({ daily: [...checks, unitTests(), journeys('--grep-invert=@all')] }),
  '--all': () => (named.length > 0 ? partsNamed() : parts),
}
const plan = plans[mode]?.()
if (!plan) throw new Error(`${mode} is none of --quick and --all`)

// What the daily command tries fewer times.
if (mode === '--all')
  Object.assign(process.env, {
    MUTATIONS: '10000',
    TAMPERINGS: '1000',
    EDIT_SAVES: '1000',
    RELEASE: '1',
    MANY_CASES: '2000',
  })
// From cold.
if (mode === '--all' && (plan.unit || plan.journeys))
  for (const made of ['e2e', 'samples', 'showroom']) rmSync(`.cache/${made}`, { recursive: true, force: true })
if (mode !== '--quick') spawnSync(process.execPath, ['scripts/installPrograms.ts', mode], { stdio: 'inherit' })

const outcomes: Outcome[] = []
let isStopped = false
for (const [part, steps] of Object.entries(plan)) {
  if (!steps) throw new Error(`${part}: no part of --all, which has ${Object.keys(parts).join(', ')}`)
  const before = outcomes.length
  for (const step of steps) {
    const mayStop = mode === '--quick' || step.name === 'journeys'
    if (mayStop && isStopped) {
      console.log(`\n── ${step.name}: not run, as a step before failed`)
      continue
    }
    const outcome = runStep(step)
    outcomes.push(outcome)
    // What does not pass its checks is not worth the time of the journeys.
    if (mode === '--quick' || checks.includes(step)) isStopped ||= outcome.failed > 0
  }
  if (mode === '--all') noteRun(lastRuns, part, sumOf(outcomes.slice(before)))
}
const { passed, failed, skipped, names } = sumOf(outcomes)
if (skipped > 0) console.log(`\n${skipped} skipped: a program is missing, see "npm run programs"`)
if (mode === '')
  console.log(`
Left to "npm run test:all" (docs/testing.md): every page in the other pairs of language and size, what runs the same in another
language, size or variant, first inputs at the other moments, hosting, pictures from cold, kills, hostile requests, a release, the tools.`)
if (mode === '--all') console.log(`\n${lastRunsOf(lastRuns, Object.keys(parts))}`)
// At the end, where somebody who sees only the last lines finds them.
if (names.length > 0) console.log(`\nDid not pass:\n${names.map((name) => `  ${name}`).join('\n')}`)
// Where nobody reads what was skipped, it has failed.
const allFailed = failed + (process.env.CI ? skipped : 0)
console.log(`\n${passed} passed, ${allFailed} failed`)
process.exitCode = allFailed > 0 ? 1 : 0
