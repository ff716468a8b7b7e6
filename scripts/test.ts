import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../e2e/chromium.ts'

/*
 * The whole test command: format and lint, types, content, unit and route tests, journeys in a real Chromium. Everything
 * runs even when something fails before it; the last line counts steps and tests.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => `${root}node_modules/.bin/${name}`

interface Outcome {
  passed: number
  failed: number
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

/** Chromium and Chinese fonts: installed by this command on Debian as root; elsewhere it says what to install. */
function ensureBrowser(): boolean {
  const fonts = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  if (findChromium() && fonts.stdout?.trim()) return true
  const onDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (onDebian) {
    console.log('installing chromium and fonts-noto-cjk')
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], options)
    if (findChromium()) return true
  }
  console.error(
    'The journeys need Chromium and a Chinese font. Install the packages chromium and fonts-noto-cjk (Debian,',
  )
  console.error('Ubuntu), or set CHROMIUM to the program of a Chrome or Chromium on this machine.')
  return false
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

async function unitTests(): Promise<Outcome> {
  const { status, text } = await run(bin('vitest'), ['run', '--reporter=default'], { NO_COLOR: '1' })
  const line = text.match(/^\s+Tests\s+.*$/m)?.[0] ?? ''
  const failed = count(line, /(\d+) failed/g)
  return { passed: count(line, /(\d+) passed/g), failed: status !== 0 && failed === 0 ? 1 : failed }
}

async function journeys(): Promise<Outcome> {
  if (!ensureBrowser()) return { passed: 0, failed: 1 }
  const built = await whole(process.execPath, ['scripts/build.ts'])
  if (built.failed > 0) return built
  const { status, text } = await run(bin('playwright'), ['test'], { NO_COLOR: '1', FORCE_COLOR: '0' })
  const failed = count(text, /^\s+(\d+) (?:failed|flaky|did not run|interrupted)$/gm)
  return { passed: count(text, /^\s+(\d+) passed/gm), failed: status !== 0 && failed === 0 ? 1 : failed }
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
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
