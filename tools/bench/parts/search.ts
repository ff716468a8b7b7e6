import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { callPath } from '../../../contract/paths.ts'
import { contentOf } from '../content.ts'
import { median, shown } from '../figures.ts'
import { hammer, type Outcome } from '../loadClient.ts'
import type { Section } from '../report.ts'
import { startSite } from '../site.ts'

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
  for (const lang of ['zh', 'en'] as const) {
    const blow = async (time: number) => {
      const headers = { 'accept-encoding': 'br', lang }
      const outcome = await hammer({ base: site.base, paths: searches()[lang], headers, connections, seconds: time })
      if (outcome.errors > 0) throw new Error(`${outcome.errors} searches were not answered`)
      return outcome
    }
    await blow(2)
    const outcomes: Outcome[] = []
    for (let round = 0; round < rounds; round++) outcomes.push(await blow(seconds))
    const middle = (of: 'perSecond' | 'p50' | 'p99') => median(outcomes.map((outcome) => outcome[of]))
    rows.push([lang, shown(middle('perSecond')), shown(middle('p50'), 'ms'), `**${shown(middle('p99'), 'ms')}**`])
  }
  await site.stop()
  return {
    name: 'search',
    head: ['language', 'requests/s', 'p50', 'p99'],
    rows,
    notes: [
      `10,000 documents, the ${searches().zh.length} and ${searches().en.length} labelled questions in turn, ${connections} connections that wait for nothing, medians of ${rounds} rounds of ${seconds} s. To reach: p99 under 15 ms.`,
    ],
  }
}
