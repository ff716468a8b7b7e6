import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { callPath } from '../../../contract/paths.ts'
import { wholeLangs } from '../../../contract/wholeLangs.ts'
import { contentOf } from '../fillerContent.ts'
import { type LoadResult, runLoad } from '../loadClient.ts'
import type { Section } from '../report.ts'
import { startSite } from '../site.ts'
import { formatNumber, median } from '../statistics.ts'

/** Made-up news that together with the real texts make 10,000 documents. */
const items = 4_780
const connections = 50

/** The paths of searches for what visitors type; `turn` makes each a question that has not been asked before. */
export function searches(turn = ''): { zh: string[]; en: string[] } {
  const queries: { lang: 'zh' | 'en'; keyword: string }[] = parse(
    readFileSync(join(import.meta.dirname, '../queries.yaml'), 'utf8'),
  )
  const pathOf = (keyword: string) => `${callPath('search', 'site')}?${new URLSearchParams({ keyword })}`
  const of = (lang: string) =>
    queries.filter((query) => query.lang === lang).map(({ keyword }) => pathOf(keyword + turn))
  return { zh: of('zh'), en: of('en') }
}

/** searchKey over HTTP, as fast as the site answers. */
export async function search({ rounds = 5, seconds = 5 } = {}): Promise<Section> {
  const content = await contentOf(items)
  const site = await startSite(content)
  const rows: string[][] = []
  for (const lang of wholeLangs) {
    const load = async (time: number) => {
      const headers = { 'accept-encoding': 'br', lang }
      const result = await runLoad({ base: site.base, paths: searches()[lang], headers, connections, seconds: time })
      if (result.errors > 0) throw new Error(`${result.errors} searches were not answered`)
      return result
    }
    await load(2)
    const results: LoadResult[] = []
    for (let round = 0; round < rounds; round++) results.push(await load(seconds))
    const middle = (of: 'perSecond' | 'p50' | 'p99') => median(results.map((result) => result[of]))
    rows.push([
      lang,
      formatNumber(middle('perSecond')),
      formatNumber(middle('p50'), 'ms'),
      `**${formatNumber(middle('p99'), 'ms')}**`,
    ])
  }
  await site.stop()
  return {
    name: 'search',
    head: ['language', 'requests/s', 'p50', 'p99'],
    rows,
    notes: [
      `10,000 documents, the ${searches().zh.length} and ${searches().en.length} labelled questions in turn, ${connections} connections that wait for nothing, medians of ${rounds} rounds of ${seconds} s. To reach: p99 under 10 ms.`,
    ],
  }
}
