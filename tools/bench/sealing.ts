/*
 * Measures what sealing and sending a report costs a browser: npm --prefix tools run bench:sealing -- [--base=http://…] [--runs=5] [--file=20]
 *
 * From the press on “Seal and send” until the query code is shown: time between the two, work of the page's own thread, how much of it
 * is script, its longest task, and the workers' (proof of work, files); first without files, then with one of so many MiB. Each
 * is the median of the runs, at full speed and at a quarter of it; Chromium slows down the page's thread alone, not the workers'.
 * All but the first are processor time, so that a busy machine tells about the same. Starts a server of its own unless one is named.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../build/build.ts'
import { freePort } from '../../server/testing/freePort.ts'
import { startChromium, type TraceEvent } from './devtoolsClient.ts'

interface Cost {
  wall: number
  page: number
  script: number
  longest: number
  workers: number
}
/** What counts as script among the events of a thread. */
const scripts = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'HandlePostMessage',
  'RunMicrotasks',
  'TimerFire',
])
const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing']
const port = await freePort()

const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const runs = Number(option('runs') ?? 5)
const mebibytes = Number(option('file') ?? 20)
const server = option('base') ? undefined : await startServer()
const base = option('base') ?? `http://127.0.0.1:${port}`
const folder = await mkdtemp(join(tmpdir(), 'sealing-bench-'))
const file = join(folder, 'film.bin')
await writeFile(file, '')
await truncate(file, mebibytes * 1024 * 1024) // zeros: sealing takes the same time for any content

const chromium = await startChromium()
try {
  await measure()
} finally {
  await chromium.close()
  await rm(folder, { recursive: true })
  server?.kill()
}

async function measure() {
  for (const files of [[], [file]]) {
    for (const slower of [1, 4]) {
      const costs: Cost[] = []
      for (let run = 0; run < runs; run++) costs.push(await send(slower, files))
      const median = (name: keyof Cost) =>
        Math.round(costs.map((cost) => cost[name]).sort((a, b) => a - b)[runs >> 1] ?? 0)
      const what = `${files.length === 0 ? 'no files' : `${mebibytes} MiB`}, ${slower === 1 ? 'full speed' : `1/${slower} of it`}`
      const page = `page ${median('page')} ms (script ${median('script')}), longest task ${median('longest')} ms`
      console.log(`${what}: code after ${median('wall')} ms, ${page}, workers ${median('workers')} ms`)
    }
  }
}

/** Fills in the form, sends it, and reads from the trace what that took. */
async function send(slower: number, files: string[]): Promise<Cost> {
  const tab = await chromium.open(`${base}/en/#/honest/report`)
  const button = (text: string) =>
    `[...document.querySelectorAll('main button')].find((one) => one.textContent === '${text}')`
  const written = { content: 'Weights were altered at night. '.repeat(50), reportedName: 'x', department: 'x' }
  for (const [name, text] of Object.entries(written)) {
    await tab.until(`document.querySelector('[name="${name}"]')`)
    await tab.run(`document.querySelector('[name="${name}"]').focus()`)
    await tab.send('Input.insertText', { text })
  }
  await tab.run(`document.querySelector('[name="channel"]').click()`)
  if (files.length > 0) {
    const { root } = await tab.send<{ root: { nodeId: number } }>('DOM.getDocument')
    const input = await tab.send<object>('DOM.querySelector', { nodeId: root.nodeId, selector: 'input[type="file"]' })
    await tab.send('DOM.setFileInputFiles', { files, ...input })
    await tab.until(`document.querySelector('main li bdi')`)
  }
  await tab.run(`${button('Check your report')}.click()`)
  await tab.until(button('Seal and send'))
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const events = await chromium.trace(categories, async () => {
    await tab.run(`(${pressAndWait})(${button('Seal and send')})`)
  })
  await tab.close()
  return costOf(events)
}

/** Runs in the page: presses, and marks that and the code's appearance. */
function pressAndWait(button: HTMLElement): Promise<void> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[translate="no"] span')) return
      performance.mark('bench-code')
      observer.disconnect()
      done()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    performance.mark('bench-pressed')
    button.click()
  })
}

function costOf(events: TraceEvent[]): Cost {
  const at = (name: string) => events.find((event) => event.name === name)
  const [pressed, code] = [at('bench-pressed'), at('bench-code')]
  if (!pressed || !code) throw new Error('the trace lacks the press or the code')
  // The task in which the press happens began a little before its mark.
  const during = events.filter(({ ts, pid }) => pid === pressed.pid && ts >= pressed.ts - 10_000 && ts <= code.ts)
  const isWorker = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name?.includes('Worker')
  const workers = new Set(events.filter(isWorker).map(({ tid }) => tid))
  const tasks = during.filter(({ name }) => name === 'RunTask')
  const page = tasks.filter(({ tid }) => tid === pressed.tid)
  return {
    wall: (code.ts - pressed.ts) / 1000,
    page: sum(page),
    script: sum(outermost(during.filter(({ name, tid }) => scripts.has(name) && tid === pressed.tid))),
    longest: Math.max(...page.map(({ tdur = 0 }) => tdur)) / 1000,
    workers: sum(tasks.filter(({ tid }) => workers.has(tid))),
  }
}

/** Milliseconds of processor time. */
function sum(events: TraceEvent[]): number {
  return events.reduce((all, { tdur = 0 }) => all + tdur, 0) / 1000
}

/** Without those that ran within another. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = 0
  return events
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      const isWithin = ts < end
      end = Math.max(end, ts + dur)
      return !isWithin
    })
}

async function startServer() {
  await build()
  const env = { ...process.env, PORT: String(port), DATA_DIR: '.cache/bench', LOG_LEVEL: 'warn', ALLOW_TRIAL_KEYS: '1' }
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], { env, stdio: 'inherit' })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await new Promise((done) => setTimeout(done, 300))
  return server
}
