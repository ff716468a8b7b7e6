import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

interface LoadOptions {
  base: string
  /** Asked for in turn. */
  paths: string[]
  headers?: Record<string, string>
  connections?: number
  seconds?: number
}
/** Latencies in milliseconds. `errors` are answers outside 2xx and 3xx, broken connections and time-outs. */
export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  requests: number
  errors: number
  /** How many of the errors are of which kind. */
  kinds: string
}

export const isInstalled = (program: string) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined

/** Asks a server as fast as it answers: with wrk where it is installed, else with autocannon by way of npx. */
export async function runLoad({
  base,
  paths,
  headers = {},
  connections = 50,
  seconds = 5,
}: LoadOptions): Promise<LoadResult> {
  const flags = Object.entries(headers)
  if (isInstalled('wrk')) {
    const script = join(tmpdir(), `bench-${process.pid}.lua`)
    writeFileSync(script, luaOf(paths))
    const heads = flags.flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    return ofWrk(
      await output('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...heads, '-s', script, base]),
    )
  }
  const har = join(tmpdir(), `bench-${process.pid}.har`)
  const entries = paths.map((path) => ({ request: { method: 'GET', url: base + path, headers: [], queryString: [] } }))
  writeFileSync(har, JSON.stringify({ log: { entries } }))
  const heads = flags.flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const words = [
    '--yes',
    'autocannon',
    '-j',
    '-n',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...heads,
    '--har',
    har,
    base,
  ]
  return ofAutocannon(await output('npx', words))
}

async function output(program: string, words: string[]): Promise<string> {
  const running = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, wrong] = await Promise.all([text(running.stdout), text(running.stderr)])
  if (running.exitCode !== 0 && said === '') throw new Error(`${program} failed:\n${wrong}`)
  return said
}

const luaOf = (paths: string[]) => `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format('GET', paths[at])
end
`

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

function ofWrk(said: string): LoadResult {
  const number = (pattern: RegExp) => Number(said.match(pattern)?.[1] ?? 0)
  const latency = (share: number) => {
    const [, value, unit = 'ms'] = said.match(new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm')) ?? []
    return Number(value) * (units[unit] ?? 1)
  }
  const broken = said.match(/Socket errors: (.*)/)?.[1] ?? ''
  const refused = number(/Non-2xx or 3xx responses: (\d+)/)
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
    requests: number(/(\d+) requests in/),
    errors: (broken.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), refused),
    kinds: [broken, refused > 0 && `refused ${refused}`].filter(Boolean).join(', '),
  }
}

function ofAutocannon(said: string): LoadResult {
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(said)
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    requests: requests.total,
    errors: errors + timeouts + non2xx,
    kinds: `errors ${errors}, timeouts ${timeouts}, refused ${non2xx}`,
  }
}
