// Measures search: npm --prefix tools run bench:search -- [documents, 10000 when absent]. Half of the documents are Chinese, half English: the
// real ones and filler. Exits 1 when slower or worse than promised.

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import { openSearch, type SearchStore } from '../../server/search/index.ts'
import { withFiller } from './fillerDocuments.ts'
import { realDocuments } from './realDocuments.ts'

interface Query {
  lang: 'zh' | 'en'
  keyword: string
  /** The pages of which one is right; `none` where nothing should be found. */
  expect: string[]
}

const promised = { p95: 5, suggested: 50, build: 10_000, recall5: 0.9, recall10: 0.95, reciprocal: 0.8, empty: 0.03 }
const ROUNDS = 25

const total = Number(process.argv[2] ?? 10_000)
/** Titles and their words, and what visitors and readers type who do not know them. */
const sets = ['queries', 'visitors', 'readers'].map((name) => {
  const written: (Omit<Query, 'expect'> & { expect: string | string[] })[] = parse(
    readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8'),
  )
  return { name, queries: written.map((query): Query => ({ ...query, expect: [query.expect].flat() })) }
})
const queries = sets.flatMap((set) => set.queries)
const { documents: real, searchWords } = await realDocuments(join(import.meta.dirname, '../../content'))
const documents = [...withFiller(real, total)]
const folder = mkdtempSync(join(tmpdir(), 'search-'))
const file = join(folder, 'index.db')
const open = () => openSearch({ file, revision: 'bench', entries: documents, searchWords })

const heap = process.memoryUsage().rss
const [built, build] = timed(open)
built.close()
const [store, reopen] = timed(open)
for (const query of queries) ask(store, query)
const rounds = Array.from({ length: ROUNDS }, () => queries.map((query) => timed(() => ask(store, query))[1]))
const times = rounds.flat()
// What else runs on the machine shows in single measurements; the median of a query's rounds is its own.
const medians = queries.map((_, i) =>
  quantile(
    rounds.map((round) => round[i] ?? 0),
    0.5,
  ),
)
// While typing, each letter asks.
const suggested = queries.flatMap(({ lang, keyword }) =>
  Array.from(keyword, (_, i) => timed(() => store.suggest(lang, keyword.slice(0, i + 1)))[1]),
)

const size = (statSync(file).size / 2 ** 20).toFixed(0)
const slowest = queries[medians.indexOf(Math.max(...medians))]
const p95 = quantile(medians, 0.95)
console.log(`
documents   ${documents.length} (${real.length} real, half Chinese, half English), index ${size} MB
build       ${ms(build)}   reopen ${ms(reopen)} (rebuilt: ${store.rebuilt})   memory +${mb(process.memoryUsage().rss - heap)}
latency     ${percentiles(medians)}   slowest ${ms(Math.max(...medians))} (${slowest?.keyword}), each query the median of ${ROUNDS}
single      ${percentiles(times)}   slowest ${ms(Math.max(...times))}
suggestions ${percentiles(suggested)}   slowest ${ms(Math.max(...suggested))}, ${suggested.length} beginnings of these`)
const qualities = sets.flatMap(({ name, queries }) =>
  wholeLangs.map((lang) =>
    qualityOf(
      `${name} ${lang}`,
      store,
      queries.filter((query) => query.lang === lang),
    ),
  ),
)
const isGood = qualities.every(
  ({ recall5, recall10, reciprocal, empty }) =>
    recall5 >= promised.recall5 &&
    recall10 >= promised.recall10 &&
    reciprocal >= promised.reciprocal &&
    empty <= promised.empty,
)

store.close()
rmSync(folder, { recursive: true })
const isQuick = p95 < promised.p95 && quantile(suggested, 0.99) < promised.suggested
if (!isQuick || build >= promised.build || !isGood || store.rebuilt) {
  console.error('worse than promised')
  process.exitCode = 1
}

function ask(store: SearchStore, { lang, keyword }: Query) {
  return store.search({ lang, keyword, page: 1, pageSize: 10 })
}

/** A PDF stands for the item that it belongs to, as both have its name. */
function carrierOf(link: string): string {
  const [, folder, name] = /^\/media\/(reports|announcements)\/(.+)\.\w+\.pdf#/.exec(link) ?? []
  if (name === undefined) return link
  return folder === 'reports' ? `/reportDownload?id=${name}` : `/${name}`
}

/** How well a set is answered; names what does not come first. */
function qualityOf(name: string, store: SearchStore, queries: Query[]) {
  const all = queries.map((query) => ({ ...query, found: ask(store, query).items.map(({ link }) => carrierOf(link)) }))
  const nonsense = all.filter(({ expect }) => expect.includes('none'))
  const asked = all.filter(({ expect }) => !expect.includes('none'))
  const ranks = asked.map(({ expect, found }) => found.findIndex((link) => expect.includes(link)) + 1)
  const share = (isOne: (rank: number) => boolean) => ranks.filter(isOne).length / asked.length
  const quality = {
    recall5: share((rank) => rank > 0 && rank <= 5),
    recall10: share((rank) => rank > 0),
    reciprocal: mean(ranks.map((rank) => (rank > 0 ? 1 / rank : 0))),
    empty: asked.filter(({ found }) => found.length === 0).length / asked.length,
  }
  const { recall5, recall10, reciprocal, empty } = quality
  const wrong = nonsense.filter(({ found }) => found.length > 0)
  console.log(
    `\n${name}: ${asked.length} questions, recall@5 ${recall5.toFixed(3)}, @10 ${recall10.toFixed(3)}, reciprocal rank ${reciprocal.toFixed(3)}, empty ${empty.toFixed(3)}; nonsense with hits ${wrong.length} of ${nonsense.length}`,
  )
  const late = asked.flatMap((one, at) => (ranks[at] === 1 ? [] : [{ ...one, rank: ranks[at] || '–' }]))
  for (const { rank, keyword, expect, found } of [...late, ...wrong.map((one) => ({ ...one, rank: '?' }))])
    console.log(`  ${rank}  ${keyword} → ${expect.join(', ')}; first: ${found.slice(0, 3).join(' ')}`)
  return quality
}

function timed<T>(work: () => T): [T, number] {
  const start = performance.now()
  const result = work()
  return [result, performance.now() - start]
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

function percentiles(values: number[]): string {
  return [50, 95, 99].map((part) => `p${part} ${ms(quantile(values, part / 100))}`).join('   ')
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function ms(value: number): string {
  return `${value.toFixed(value < 100 ? 2 : 0)} ms`
}

function mb(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`
}
