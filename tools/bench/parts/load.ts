import { setTimeout as pause } from 'node:timers/promises'
import { callPath } from '../../../contract/paths.ts'
import { runLoad } from '../loadClient.ts'
import type { Section } from '../report.ts'
import { type Running, startSite } from '../site.ts'
import { formatNumber, median } from '../statistics.ts'
import { searches } from './search.ts'

/** Seconds between two looks at the memory. */
const every = 10
/** More than this beside the memory of the first quarter counts as growth. */
const flat = 1.1

/** Minutes of all that visitors ask for, as fast as the site answers: does it fail, does it grow? */
export async function load({ minutes = 10 } = {}): Promise<Section> {
  const site = await startSite()
  const paths = await visitorPaths(site)
  const headers = { 'accept-encoding': 'br' }
  for (const path of paths) {
    const { status } = await fetch(site.base + path, { headers, redirect: 'manual' })
    if (status >= 400) throw new Error(`${path} is answered with ${status} before there is any load`)
  }
  const running = runLoad({ base: site.base, paths, headers, seconds: Math.round(minutes * 60) })
  let isOver = false
  void running.finally(() => {
    isOver = true
  })
  const memory: number[] = []
  while (!isOver) {
    memory.push(site.memory() ?? Number.NaN)
    await pause(every * 1_000)
  }
  const { requests, errors, kinds, p99 } = await running
  await site.stop()
  // The first tenth fills what is kept; after that nothing may be added.
  const warm = memory.slice(Math.ceil(memory.length / 10))
  const quarter = Math.max(1, Math.floor(warm.length / 4))
  const [before, after] = [median(warm.slice(0, quarter)), median(warm.slice(-quarter))]
  return {
    name: 'load',
    head: ['minutes', 'requests', 'errors', 'p99', 'memory, first quarter', 'last quarter', 'most', 'verdict'],
    rows: [
      [
        String(minutes),
        formatNumber(requests),
        `**${errors}**`,
        formatNumber(p99, 'ms'),
        formatNumber(before, 'MB'),
        formatNumber(after, 'MB'),
        formatNumber(Math.max(...memory), 'MB'),
        after <= before * flat ? '**flat**' : '**grows**',
      ],
    ],
    notes: [
      `${paths.length} addresses in turn over 50 connections: every page and article as a document, lists, details, searches. Memory every ${every} s; the first tenth of the time fills what is kept and does not count.${errors > 0 ? ` Errors: ${kinds}.` : ''}`,
    ],
  }
}

/** What visitors ask for: the documents of the site map, and the calls of those who turn from page to page. */
export async function visitorPaths({ base }: Pick<Running, 'base'>): Promise<string[]> {
  const map = await (await fetch(`${base}/sitemap.xml`)).text()
  const documents = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
  const sample = documents.filter((_, at) => at % Math.ceil(documents.length / 1_000) === 0)
  const lists = Array.from(
    { length: 12 },
    (_, at) => `${callPath('newsList', 'site')}?type=company&page=${1 + (at % 3)}`,
  )
  const details = sample.flatMap((path) => {
    const id = path.match(/\/(\d{4}-[\w-]+)$/)?.[1]
    return id && !path.startsWith('/en/') ? [`${callPath('newsDetail', 'site')}?id=${id}`] : []
  })
  const { zh, en } = searches()
  return shuffled([...sample, ...lists, ...details, ...zh, ...en])
}

/** Neighbours of a list come far from each other; the same each time. */
const shuffled = (all: string[]) =>
  Array.from({ length: 7 }, (_, start) => all.filter((_, at) => at % 7 === start)).flat()
