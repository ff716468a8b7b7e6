import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Recorded, writeBare } from '../bareServer.ts'
import { isInstalled, runLoad } from '../loadClient.ts'
import type { Section } from '../report.ts'
import { freePort, type Running, run, startSite } from '../site.ts'
import { formatNumber, median } from '../statistics.ts'

const addresses: Record<string, string> = {
  'newsList, 10 items': '/api/site/noToken/introduce/newsList?type=company&page=1&pageSize=10',
  'home page': '/',
  'business page': '/feedProcessing',
  'list page': '/companyDynamic',
}
const headers = { 'accept-encoding': 'br' }
const connections = 50

type Server = Pick<Running, 'base' | 'stop'> & Partial<Pick<Running, 'processor'>>

/**
 * The site against servers that send the same bytes with the same headers: node:http with nothing else, and nginx with one worker
 * where it is installed. They take turns, so that what else the machine does strikes all alike.
 */
export async function serving({ rounds = 5, seconds = 5 } = {}): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const site = await startSite()
  const answers = Object.fromEntries(
    await Promise.all(Object.values(addresses).map(async (path) => [path, await record(site.base + path)] as const)),
  )
  const file = join(folder, 'answers.json')
  await writeBare(file, { answers, folders: {} })
  const bare = await run('tools/bench/bareServer.ts', [file], { PORT: String(await freePort()) }, /ready/)
  const nginx = isInstalled('nginx') ? await startNginx(join(folder, 'nginx'), answers) : undefined
  const servers: Partial<Record<'site' | 'bare' | 'nginx', Server>> = { site, bare, ...(nginx && { nginx }) }

  const rows: string[][] = []
  for (const [name, path] of Object.entries(addresses)) {
    const load = async (server: Server, time: number) => {
      const result = await runLoad({ base: server.base, paths: [path], headers, connections, seconds: time })
      if (result.errors > 0) throw new Error(`${result.errors} errors at ${server.base}${path}`)
      return result
    }
    for (const server of Object.values(servers)) await load(server, 2)
    const all: Record<keyof typeof servers, number[]> = { site: [], bare: [], nginx: [] }
    const work: Record<'site' | 'bare', number[]> = { site: [], bare: [] }
    const p99: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const [of, server] of Object.entries(servers)) {
        const before = server.processor?.() ?? 0
        const result = await load(server, seconds)
        all[of as keyof typeof servers].push(result.perSecond)
        if (of !== 'nginx') work[of as 'site' | 'bare'].push(((server.processor?.() ?? 0) - before) / result.requests)
        if (of === 'site') p99.push(result.p99)
      }
    }
    const ratio = (own: number[], other: number[]) =>
      median(own.map((value, round) => value / (other[round] ?? Number.NaN)))
    const size = Buffer.from(answers[path]?.body ?? '', 'base64').length
    rows.push([
      name,
      formatNumber(size / 1024, 'KB'),
      formatNumber(median(all.site)),
      formatNumber(median(all.bare)),
      `**${ratio(all.site, all.bare).toFixed(2)}**`,
      ratio(work.bare, work.site).toFixed(2),
      ...(nginx ? [formatNumber(median(all.nginx)), ratio(all.site, all.nginx).toFixed(2)] : []),
      formatNumber(median(p99), 'ms'),
    ])
  }
  for (const server of Object.values(servers)) await server.stop()
  await rm(folder, { recursive: true })
  return {
    name: 'serving',
    head: [
      'answer',
      'brotli',
      'site, requests/s',
      'node:http',
      'ratio',
      'by processor time',
      ...(nginx ? ['nginx', 'ratio'] : []),
      'p99 of the site',
    ],
    rows,
    notes: [
      `${connections} connections, ${rounds} rounds of ${seconds} s each in turn; a ratio is the median of the rounds’ ratios, once of requests a second and once of requests for the same time of the server’s processor, which does not feel what else the machine does. To reach: 0.7 of node:http by processor time.`,
    ],
  }
}

/** What the site sends for an address: all headers that do not belong to the connection, and the bytes. */
async function record(address: string): Promise<Recorded> {
  const asked = request(address, { headers }).end()
  const [response] = await once(asked, 'response')
  if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}`)
  const { date: _, connection: __, 'keep-alive': ___, 'transfer-encoding': ____, ...kept } = response.headers
  return { headers: kept, body: (await buffer(response)).toString('base64') }
}

async function startNginx(folder: string, answers: Record<string, Recorded>) {
  const port = await freePort()
  await mkdir(folder)
  const places: string[] = []
  for (const [at, [path, { headers, body }]] of Object.entries(answers).entries()) {
    await writeFile(join(folder, String(at)), Buffer.from(body, 'base64'))
    const { 'content-type': type, 'content-length': _, ...others } = headers
    const added = Object.entries(others).map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    places.push(
      `location = ${path.split('?')[0]} { default_type '${type}'; ${added.join(' ')} try_files /${at} =404; }`,
    )
  }
  const config = `worker_processes 1; daemon off; error_log stderr; pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off; etag off; sendfile on; tcp_nopush on; keepalive_timeout 72; keepalive_requests 100000000;
  open_file_cache max=100;
  server { listen 127.0.0.1:${port} backlog=1024; root ${folder}; types { } ${places.join('\n')} }
}
${process.getuid?.() === 0 ? 'user root;' : ''}
`
  await writeFile(join(folder, 'nginx.conf'), config)
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  while (server.exitCode === null && !(await fetch(base).catch(() => undefined)));
  return {
    base,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
