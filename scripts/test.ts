import { fileURLToPath } from 'node:url'
import { ensure, forJourneys, forSome, installPackage, mayInstall } from './programs.ts'
import { ofPlaywright, ofVitest, runStep, type Step, sumOf } from './steps.ts'

/*
 * The whole test command: unit and route tests beside format, lint, types, content and both builds, then journeys in a real
 * Chromium unless a check or a build failed. The last line counts steps and tests. With --quick: format, lint, types and the
 * unit tests that a change touches, of what is not committed yet or since the commit that is named.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
const bin = (name: string) => `${root}node_modules/.bin/${name}`
const node = process.execPath
const [isQuick, since] = [process.argv[2] === '--quick', process.argv.slice(3)]

const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=.cache/unit.json']
const unitTests: Step = {
  name: 'unit and route tests',
  command: bin('vitest'),
  given: ['run', ...reporters, ...(isQuick ? ['--changed', ...since, '--passWithNoTests'] : [])],
  env: { NO_COLOR: '1' },
  report: { file: '.cache/unit.json', read: ofVitest },
  isLive: true,
}
const quickChecks: Step[] = [
  { name: 'format and lint', command: bin('biome'), given: ['ci', '.'] },
  { name: 'types', command: bin('tsc'), given: ['--noEmit', '-p', '.'] },
]
const checks: Step[] = [
  ...quickChecks,
  { name: 'content', command: node, given: ['scripts/check.ts'] },
  { name: 'build', command: node, given: ['build/build.ts'] },
  { name: 'build with the page of parts', command: node, given: ['scripts/showroom.ts', '--build'] },
]
const journeys: Step = {
  name: 'journeys',
  command: bin('playwright'),
  given: ['test'],
  env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  report: { file: '.cache/journeys.json', read: ofPlaywright },
  isLive: true,
}

const noJourneys = isQuick ? [] : findPrograms()
const [checked, tested] = await Promise.all([
  oneByOne(isQuick ? quickChecks : checks),
  runStep(unitTests).then((outcome) => [outcome]),
])
const { passed, failed, skipped } = sumOf([...checked, ...tested, ...(isQuick ? [] : [await walk()])])
if (skipped > 0) console.log(`\n${skipped} skipped: see above what is missing`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function oneByOne(steps: readonly Step[]) {
  const outcomes = []
  for (const step of steps) outcomes.push(await runStep(step))
  return outcomes
}

/** Ten minutes of journeys say nothing new of a site that does not build. */
async function walk() {
  if (noJourneys.length === 0 && sumOf(checked).failed === 0) return runStep(journeys)
  console.log('\n── journeys: not run, see above')
  return { passed: 0, failed: 1, skipped: 0 }
}

/** Installs what the machine lacks, where that is allowed. Answers what is missing still for journeys. */
function findPrograms(): string[] {
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
  return noJourneys
}
