import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fileReaders } from './fileReaders.ts'
import { type Outcome, ofPlaywright, ofVitest, runStep, type Step, sumOf } from './steps.ts'
import { testsBeside } from './testsBeside.ts'

/*
 * The test command. By itself it runs what every commit needs; with --all also what that leaves out, everything from cold; with
 * --quick format, lint, types, content and the unit tests that a change touches: what is not committed yet, or since a commit that
 * is named. The last line reads "N passed, N failed". docs/testing.md says what is in which.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [mode = '', since] = process.argv.slice(2)

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
const tools: Step[] = [
  { name: 'types of the tools', script: [...tsc, 'tools', '--incremental', 'false'] },
  { name: 'tests of the tools', script: [vitest, 'run', '--config', 'tools/vitest.config.ts'] },
  { name: 'kills', script: ['tools/bench/crash/kills.ts'] },
  { name: 'kills on PostgreSQL', script: ['tools/bench/crash/kills.ts', '--postgres'] },
  { name: 'failures of machines', script: ['tools/bench/failures.ts'] },
  { name: 'an upgrade under load', script: ['tools/bench/upgrade.ts'] },
  { name: 'commands of the documentation', script: ['scripts/documentation/run.ts'] },
  { name: 'hostile requests', script: ['tools/bench/hostile.ts'] },
  { name: 'hostile requests on PostgreSQL', script: ['tools/bench/hostile.ts', '--postgres'] },
]

/** What stands nearest to a change is tried first. */
function quickSteps(): Step[] {
  const beside = [...new Set([...fileReaders, ...testsBeside(since)])]
  const others = beside.map((file) => `--exclude=${file}`)
  const changed = since ? `--changed=${since}` : '--changed'
  return [
    ...checks,
    { ...unitTests('--bail=1', ...beside), name: 'tests that read files, and those beside what changed' },
    { ...unitTests('--bail=1', '--passWithNoTests', changed, ...others), name: 'tests that the change can reach' },
  ]
}

const plans: Record<string, () => Step[]> = {
  '--quick': quickSteps,
  '': () => [...checks, unitTests(), journeys('--grep-invert=@all')],
  '--all': () => [...checks, unitTests(), journeys(), engines, ...tools],
}
const steps = plans[mode]?.()
if (!steps) throw new Error(`${mode} is none of --quick and --all`)

// What the daily command tries fewer times.
if (mode === '--all')
  Object.assign(process.env, {
    MUTATIONS: '10000',
    TAMPERINGS: '1000',
    EDIT_SAVES: '1000',
    RELEASE: '1',
    MANY_CASES: '2000',
  })
if (mode === '--all')
  for (const made of ['e2e', 'samples', 'showroom']) rmSync(`.cache/${made}`, { recursive: true, force: true })
if (mode !== '--quick') spawnSync(process.execPath, ['scripts/installPrograms.ts', mode], { stdio: 'inherit' })

const outcomes: Outcome[] = []
for (const step of steps) {
  // What does not pass its checks is not worth the time of the journeys.
  const before = mode === '--quick' ? outcomes : outcomes.slice(0, checks.length)
  const mayStop = mode === '--quick' || step.name === 'journeys'
  if (mayStop && before.some(({ failed }) => failed > 0))
    console.log(`\n── ${step.name}: not run, as a step before failed`)
  else outcomes.push(runStep(step))
}
const { passed, failed, skipped, names } = sumOf(outcomes)
if (skipped > 0) console.log(`\n${skipped} skipped: a program is missing, see "npm run programs"`)
if (mode === '')
  console.log(`
Left to "npm run test:all" (docs/testing.md): every page in the other pairs of language and size, what runs the same in another
language, size or variant, first inputs at the other moments, hosting, pictures from cold, kills, hostile requests, a release, the tools.`)
// At the end, where somebody who sees only the last lines finds them.
if (names.length > 0) console.log(`\nDid not pass:\n${names.map((name) => `  ${name}`).join('\n')}`)
// Where nobody reads what was skipped, it has failed.
const allFailed = failed + (process.env.CI ? skipped : 0)
console.log(`\n${passed} passed, ${allFailed} failed`)
process.exitCode = allFailed > 0 ? 1 : 0
