import { categories, type Look, look, version } from '../lighthouse.ts'
import { pages } from '../peers/pages.ts'
import type { Section } from '../report.ts'
import { formatNumber, median } from '../statistics.ts'
import { ownVersions, startVersions, type Version, versions } from '../versions.ts'
import { missedBy } from './lighthouseLimits.ts'

const ways = {
  'phone, simulated': ['--throttling-method=simulate'],
  'phone, applied': ['--throttling-method=devtools'],
  desktop: ['--preset=desktop'],
}
type Way = keyof typeof ways
export type PageName = keyof typeof pages

/** Medians of what Lighthouse saw of one version of a page. */
export type Seen = Partial<Record<Version, Look>>

/** One row: a page as one device; by its hash the site alone is opened. */
export interface Row {
  name: PageName
  way: Way
  isByHash?: true
}
const all: Row[] = [
  ...(['phone, simulated', 'phone, applied', 'desktop'] as const).flatMap(
    (way) => Object.keys(pages).map((name) => ({ name: name as PageName, way })), // the names of the table
  ),
  { name: 'business', way: 'phone, simulated', isByHash: true },
  { name: 'business', way: 'phone, applied', isByHash: true },
]
const quick = all.filter(({ name, way, isByHash }) => /home|financial/.test(name) && way !== 'desktop' && !isByHash)

interface Settings {
  isQuick?: boolean
  rounds?: number | undefined
  only?: string | undefined
}

/** Lighthouse on the site, its own document without scripts and two peers with the same content, in turn. */
export async function lighthouse({ isQuick = false, rounds: given, only = '' }: Settings = {}): Promise<Section> {
  const rounds = given ?? (isQuick ? 3 : 5)
  const names = isQuick ? ownVersions : versions
  const { bases, stop } = await startVersions(names)
  const rows: string[][] = []
  try {
    for (const row of isQuick ? quick : all) {
      const title = `${row.name}${row.isByHash ? ', by its hash' : ''}`
      if (!`${title}, ${row.way}`.includes(only)) continue
      const seen = await measure(bases, row, row.way === 'desktop' ? 1 : rounds)
      rows.push([title, row.way, ...cells(seen), missedBy(row, seen).join(', ')])
      console.log(rows.at(-1)?.join('  '))
    }
  } finally {
    await stop()
  }
  return {
    name: 'lighthouse',
    head: [
      'page',
      'as',
      'performance',
      'LCP, ms',
      'first paint, ms',
      'TBT, ms',
      'CLS',
      'requests',
      'other categories',
      'missed',
    ],
    rows,
    notes: [
      `Each cell: ${names.join(' / ')}; the other categories (${categories.slice(1).join(', ')}) are the site’s. Medians of ${rounds}, all in turn, desktop once; by a hash the site is opened as /#/…, the others as they are. Lighthouse ${await version()}. The last column names what misses what it must reach.`,
    ],
  }
}

/** Each version once a round, so that what else the machine does strikes all alike. */
async function measure(
  bases: Partial<Record<Version, string>>,
  { name, way, isByHash }: Row,
  rounds: number,
): Promise<Seen> {
  const looks: Partial<Record<Version, Look[]>> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [version, base] of Object.entries(bases) as [Version, string][]) {
      const path = isByHash && version === 'site' ? `/#${pages[name]}` : pages[name]
      const before = looks[version] ?? []
      looks[version] = [...before, await look(base + path, ways[way])]
    }
  }
  return Object.fromEntries(Object.entries(looks).map(([version, each]) => [version, middle(each)]))
}

/** The median of each figure. */
function middle(looks: Look[]): Look {
  const of = (figure: (look: Look) => number) => median(looks.map(figure))
  return {
    scores: categories.map((_, at) => of(({ scores }) => scores[at] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    firstPaint: of(({ firstPaint }) => firstPaint),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    requests: of(({ requests }) => requests),
  }
}

/** The figures of all versions beside each other. */
function cells(seen: Seen): string[] {
  const beside = (figure: (look: Look) => string) =>
    versions.flatMap((version) => (seen[version] ? [figure(seen[version])] : [])).join(' / ')
  const [, ...others] = seen.site?.scores ?? []
  return [
    beside(({ scores: [performance] }) => String(performance)),
    beside(({ lcp }) => whole(lcp)),
    beside(({ firstPaint }) => whole(firstPaint)),
    beside(({ tbt }) => whole(tbt)),
    beside(({ cls }) => String(Number(cls.toFixed(3)))),
    beside(({ requests }) => String(requests)),
    others.join(' / '),
  ]
}
const whole = (value: number) => formatNumber(Math.round(value)).replace(/\.\d+$/, '')
