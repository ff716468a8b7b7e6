import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** What measurements keep between runs: prepared pictures, made-up content. DATA_DIR names another folder for the site's own data. */
export const workFolder = join(root, '.cache/bench')
const siteData = resolve(process.env.DATA_DIR || join(workFolder, 'data'))

/** A server in a process of its own. */
export interface Running {
  base: string
  /** What it said until it was ready. */
  said: string
  /** Milliseconds from the start of the process until it said that it was ready. */
  started: number
  /** Megabytes that the process holds in memory now; `undefined` where the system does not tell. */
  memory(): number | undefined
  /** Milliseconds of processor that the process has used. */
  processor(): number
  stop(): Promise<void>
}

interface RunningSite extends Running {
  /** Milliseconds from the start of the process until every picture was prepared. */
  prepared: number
}

/** Starts a program of this folder or of the server and waits for a line that holds `ready`. */
export async function run(
  program: string,
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<Running> {
  const begun = performance.now()
  const server = spawn(process.execPath, [join(root, program), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await line(server, ready)
  const started = performance.now() - begun
  return {
    base: `http://127.0.0.1:${env.PORT}`,
    said,
    started,
    memory: () => residentOf(server.pid ?? 0),
    processor: () => usedBy(server.pid ?? 0),
    async stop() {
      if (server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** The site as it runs in production, on a content folder; `data` is made with the pictures that are prepared already. */
export async function startSite({ content = join(root, 'content'), data = siteData } = {}): Promise<RunningSite> {
  mkdirSync(data, { recursive: true })
  const pictures = join(siteData, 'pictures')
  if (data !== siteData && existsSync(pictures) && !existsSync(join(data, 'pictures'))) {
    symlinkSync(pictures, join(data, 'pictures'))
  }
  const env = { PORT: String(await freePort()), CONTENT_DIR: content, DATA_DIR: data, ALLOW_TRIAL_KEYS: '1' }
  const begun = performance.now()
  const site = await run('server/main.ts', [], env, /The site (answers|is ready)/)
  await allPrepared(site.base)
  return { ...site, prepared: performance.now() - begun }
}

/** Pictures are prepared while pages are served: a measurement begins when that work is over. */
async function allPrepared(base: string) {
  while (!(await fetch(`${base}/readyz`)).ok) await setTimeout(200)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}

function line(server: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    server.stdout?.on('data', (part) => {
      said += part
      if (wanted.test(said)) done(said)
    })
    server.once('exit', () => fail(new Error(`a server ended before it was ready:\n${said}`)))
  })
}

function residentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024
  } catch {
    return undefined // not Linux
  }
}

/** Of a hundred ticks a second, as Linux counts them. */
function usedBy(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    return ((user ?? 0) + (system ?? 0)) * 10
  } catch {
    return Number.NaN
  }
}
