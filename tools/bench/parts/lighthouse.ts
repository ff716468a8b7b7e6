import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { chromiumSwitches, findChromium } from '../../../desk/exports/chromium.ts'
import { securityHeaders } from '../../../server/http/headers.ts'
import { type Bare, writeBare } from '../bareServer.ts'
import { handWritten } from '../handWritten.ts'
import { isInstalled } from '../loadClient.ts'
import type { Section } from '../report.ts'
import { freePort, root, run, siteData, startSite } from '../site.ts'
import { formatNumber, median } from '../statistics.ts'

const pages = { home: '/', business: '/feedProcessing', news: '/2022-05-26-boar-semen-standard', stock: '/securities' }
const ways = {
  'mobile, simulated': ['--throttling-method=simulate'],
  'mobile, applied': ['--throttling-method=devtools'],
  desktop: ['--preset=desktop'],
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Of one run: scores from 0 to 100, milliseconds, and the shift of the layout. */
interface Look {
  scores: number[]
  lcp: number
  tbt: number
  cls: number
}

/** Lighthouse on the site and on a hand-written page of the same text and pictures, in turn. */
export async function lighthouse({ rounds = 5, only = '' } = {}): Promise<Section> {
  const program = process.env.LIGHTHOUSE || 'lighthouse'
  if (!program.endsWith('.js') && !isInstalled(program)) {
    throw new Error('lighthouse is not installed: npm install --global lighthouse, or LIGHTHOUSE=path of its program')
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const site = await startSite()
  const file = join(folder, 'pages.json')
  await writeBare(file, await handWrittenPages(site.base))
  const bare = await run('tools/bench/bareServer.ts', [file], { PORT: String(await freePort()) }, /ready/)
  const look = async (address: string, flags: string[]): Promise<Look> => {
    const output = join(folder, 'look.json')
    await runLighthouse(program, [address, '--quiet', '--output=json', `--output-path=${output}`, ...flags])
    return read(JSON.parse(await readFile(output, 'utf8')))
  }

  const rows: string[][] = []
  const measure = async (name: string, way: keyof typeof ways, path: string, twin: string) => {
    if (!`${name}, ${way}`.includes(only)) return
    const own: Look[] = []
    const other: Look[] = []
    for (let round = 0; round < rounds; round++) {
      own.push(await look(site.base + path, ways[way]))
      other.push(await look(bare.base + twin, ways[way]))
    }
    const middle = (looks: Look[], of: (look: Look) => number) => median(looks.map(of))
    const ratio = middle(own, ({ lcp }) => lcp) / middle(other, ({ lcp }) => lcp)
    const row = [
      name,
      way,
      categories.map((_, at) => middle(own, ({ scores }) => scores[at] ?? 0)).join(' / '),
      formatNumber(
        middle(own, ({ lcp }) => lcp),
        'ms',
      ),
      formatNumber(
        middle(other, ({ lcp }) => lcp),
        'ms',
      ),
      `**${ratio.toFixed(2)}**`,
      ...[own, other].map((looks) =>
        formatNumber(
          middle(looks, ({ tbt }) => tbt),
          'ms',
        ),
      ),
      String(Number(middle(own, ({ cls }) => cls).toFixed(4))),
    ]
    console.log(row.join('  '))
    rows.push(row)
  }
  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    for (const [name, path] of Object.entries(pages)) await measure(name, way, path, path)
  }
  await measure('business, by its hash', 'mobile, simulated', `/#${pages.business}`, pages.business)
  await site.stop()
  await bare.stop()
  await rm(folder, { recursive: true })
  return {
    name: 'lighthouse',
    head: [
      'page',
      'as',
      'performance / accessibility / practices / SEO',
      'LCP',
      'hand-written',
      'ratio',
      'TBT',
      'hand-written',
      'CLS',
    ],
    rows,
    notes: [
      `Medians of ${rounds}, the site and the hand-written page in turn, both with the site’s security headers. To reach: performance 97, the others 100, LCP within 1.10 of the hand-written page’s (1.8 by a hash), TBT under 200 ms, CLS 0.01.`,
    ],
  }
}

/** For pictures, as the site's own. */
const forever = 'public, max-age=31536000, immutable'

/** The same pages by hand, with the site's pictures and the headers that its answers carry. */
async function handWrittenPages(base: string): Promise<Bare> {
  const answers: Bare['answers'] = {}
  for (const path of Object.values(pages)) {
    // A picture that the site puts inside its document is a file of a page written by hand.
    const page = handWritten(await (await fetch(base + path)).text()).replace(
      /(srcset=")data:image\/avif;base64,([^" ]+)/g,
      (_, before, picture) => {
        const address = `/first${path}.avif`
        answers[address] = { headers: { 'content-type': 'image/avif', 'cache-control': forever }, body: picture }
        return before + address
      },
    )
    const body = brotliCompressSync(page)
    // A new process that a browser starts for a page because of them is no matter of how the page is made.
    const headers = {
      ...(await securityHeaders({ hstsSubdomains: false })),
      'content-security-policy': "default-src 'self' 'unsafe-inline' data:",
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
    }
    answers[path] = { headers, body: body.toString('base64') }
  }
  return {
    answers: { ...answers, '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: '' } },
    folders: { '/pictures/': join(siteData, 'pictures'), '/media/': join(root, 'content/media') },
  }
}

/** Lighthouse now and then misses the beginning of its own trace and asks to be run again. */
const attempts = 3

async function runLighthouse(program: string, words: string[], attempt = 1): Promise<void> {
  const switches = `--chrome-flags=${['--headless=new', ...chromiumSwitches].join(' ')}`
  const all = [...words, switches]
  const env = { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? findChromium() }
  const [command, before] = program.endsWith('.js') ? [process.execPath, [program]] : [program, []]
  const running = spawn(command, [...before, ...all], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, [status]] = await Promise.all([text(running.stderr), once(running, 'close')])
  if (status !== 0 && said.includes('run Lighthouse again') && attempt < attempts)
    return runLighthouse(program, words, attempt + 1)
  if (status !== 0) throw new Error(`lighthouse failed:\n${said}`)
}

interface Result {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

function read(result: Result): Look {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
