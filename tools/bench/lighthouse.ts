import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromiumSwitches, findChromium } from '../../desk/exports/chromium.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Of one run: scores from 0 to 100, milliseconds, the shift of the layout, and how much was asked for. */
export interface Look {
  scores: number[]
  lcp: number
  firstPaint: number
  tbt: number
  cls: number
  requests: number
}

/** The program, and its version. */
const { resolve } = createRequire(import.meta.url)
const program = resolve('lighthouse/cli/index.js')
export const version = async (): Promise<string> =>
  JSON.parse(await readFile(resolve('lighthouse/package.json'), 'utf8')).version

/** What Lighthouse says of a page; `flags` say as which device and on which line. */
export async function look(address: string, flags: string[]): Promise<Look> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const output = join(folder, 'look.json')
  await run([address, '--quiet', '--output=json', `--output-path=${output}`, ...flags])
  const result = read(JSON.parse(await readFile(output, 'utf8')))
  await rm(folder, { recursive: true })
  return result
}

/** Lighthouse now and then misses the beginning of its own trace and asks to be run again. */
const attempts = 3

async function run(words: string[], attempt = 1): Promise<void> {
  const switches = `--chrome-flags=${['--headless=new', ...chromiumSwitches].join(' ')}`
  const env = { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? findChromium() }
  const running = spawn(process.execPath, [program, ...words, switches], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, [status]] = await Promise.all([text(running.stderr), once(running, 'close')])
  if (status !== 0 && said.includes('run Lighthouse again') && attempt < attempts) return run(words, attempt + 1)
  if (status !== 0) throw new Error(`lighthouse failed:\n${said}`)
}

interface Result {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
}

function read({ categories: found, audits }: Result): Look {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    firstPaint: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
  }
}
