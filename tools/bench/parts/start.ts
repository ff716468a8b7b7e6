import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { callPath } from '../../../contract/paths.ts'
import { wholeLangs } from '../../../contract/wholeLangs.ts'
import { contentOf } from '../fillerContent.ts'
import { runLoad } from '../loadClient.ts'
import type { Section } from '../report.ts'
import { type Running, startSite } from '../site.ts'
import { formatNumber, median, quantile } from '../statistics.ts'
import { visitorPaths } from './load.ts'
import { searches } from './search.ts'

const sizes = [1_000, 20_000]

/** What the number of news items changes: starts, memory, lists and search. */
export async function start({ rounds = 5, seconds = 5 } = {}): Promise<Section> {
  const columns: Record<string, string>[] = []
  for (const items of sizes) columns.push(await measured(items, rounds, seconds))
  return {
    name: 'start',
    head: ['', ...sizes.map((items) => `${items.toLocaleString('en-GB')} items`)],
    rows: Object.keys(columns[0] ?? {}).map((line) => [line, ...columns.map((column) => column[line] ?? '')]),
    notes: [
      `Medians of ${rounds} processes, each started anew and asked for everything; the rebuild is of one. Lists and searches are answers that nobody asked for before, one request after another. To reach: starts in 2 s and 5 s, a rebuild in 60 s, 200 MB and 600 MB, lists alike, p99 of searches within a factor of 3.`,
    ],
  }
}

async function measured(items: number, rounds: number, seconds: number): Promise<Record<string, string>> {
  const folders = await contentOf(items)
  await rm(folders.data, { recursive: true, force: true })
  const first = await startSite(folders)
  await first.stop()
  const lives: Life[] = []
  for (let round = 0; round < rounds; round++) lives.push(await lived(await startSite(folders), items, seconds))
  const told = (of: (life: Life) => number | undefined, unit: string) =>
    formatNumber(median(lives.map((life) => of(life) ?? Number.NaN)), unit)
  return {
    'full rebuild, pictures prepared': formatNumber(first.prepared / 1_000, 's'),
    'start, content unchanged': `**${told(({ started }) => started / 1_000, 's')}**`,
    'processor time of a start': told(({ used }) => used / 1_000, 's'),
    'memory when ready': told(({ ready }) => ready, 'MB'),
    'memory after all that follows': `**${told(({ memory }) => memory, 'MB')}**`,
    'list, pages 1 to 10, p50': told(({ front }) => quantile(front, 0.5), 'ms'),
    'list, the last pages, p50': told(({ deep }) => quantile(deep, 0.5), 'ms'),
    'searchKey, p50': told(({ found }) => quantile(found, 0.5), 'ms'),
    'searchKey, p99': `**${told(({ found }) => quantile(found, 0.99), 'ms')}**`,
  }
}

/** Of one process: milliseconds of its start and of the processor's time for it, megabytes, and milliseconds of each answer. */
interface Life {
  started: number
  used: number
  ready: number | undefined
  memory: number | undefined
  front: number[]
  deep: number[]
  found: number[]
}

/** Asks a site that has just started for all that is measured, and ends it. */
async function lived(site: Running, items: number, seconds: number): Promise<Life> {
  const used = site.processor()
  const ready = site.memory()
  // The code is warm before anything is timed; of what is asked here nothing is asked again.
  await each(site, 'zh', [...Array.from({ length: 50 }, (_, at) => list('media', 1, at + 1)), ...searches(' 项目').zh])
  const front: number[] = []
  const deep: number[] = []
  const found: number[] = []
  const tens = Array.from({ length: 10 }, (_, at) => at)
  for (const lang of wholeLangs) {
    for (const type of ['company', 'industry', 'event']) {
      const last = Math.floor(items / (type === 'company' ? 20 : 40))
      const asked = (page: (at: number) => number) => tens.map((at) => list(type, page(at)))
      front.push(
        ...(await each(
          site,
          lang,
          asked((at) => at + 1),
        )),
      )
      deep.push(
        ...(await each(
          site,
          lang,
          asked((at) => last - at),
        )),
      )
    }
    for (const turn of ['', ' 2025', ' 2024']) found.push(...(await each(site, lang, searches(turn)[lang])))
  }
  await runLoad({
    base: site.base,
    paths: await visitorPaths(site),
    headers: { 'accept-encoding': 'br' },
    seconds: 2 * seconds,
  })
  const memory = site.memory()
  await site.stop()
  return { started: site.started, used, ready, memory, front, deep, found }
}

const list = (type: string, page: number, pageSize = 10) =>
  `${callPath('newsList', 'site')}?${new URLSearchParams({ type, page: String(page), pageSize: String(pageSize) })}`

/** Milliseconds of each request, one after another over one connection. */
async function each({ base }: Running, lang: string, paths: string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const path of paths) {
    const begun = performance.now()
    const asked = get(base + path, { agent, headers: { lang, 'accept-encoding': 'br' } })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`)
    times.push(performance.now() - begun)
  }
  agent.destroy()
  return times
}
