import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type EditorsProgram, startEditors } from '../editorsProgram.ts'
import { contentOf } from '../fillerContent.ts'
import type { Section } from '../report.ts'
import { workFolder } from '../site.ts'
import { formatNumber, quantile } from '../statistics.ts'

const items = 20_000
/** Lists, search, opening and saving in the editors' program over many items, one request after the other. */
export async function editing({ rounds = 5 } = {}): Promise<Section> {
  const times = rounds * 10
  const { content } = await contentOf(items)
  const data = join(workFolder, String(items), 'edit')
  if (existsSync(data)) rmSync(data, { recursive: true })
  const first = await startEditors(content, data)
  const whole = await timed(() => first.get('/api/items?count=1'))
  const checked = await timed(() => first.get('/api/problems?kind=site&id=site'))
  await first.stop()
  const again = await startEditors(content, data)
  const wholeAgain = await timed(() => again.get('/api/items?count=1'))
  const checkedAgain = await timed(() => again.get('/api/problems?kind=site&id=site'))
  const rows: string[][] = []
  const save = saveOf(again)
  for (const [name, { ask, isAfterSave }] of Object.entries(requests(again, save))) {
    const taken: number[] = []
    for (let turn = 0; turn < times; turn++) {
      if (isAfterSave) await save(turn)
      taken.push(await timed(() => ask(turn)))
    }
    rows.push([name, ...[0.5, 0.95].map((share) => formatNumber(quantile(taken, share), 'ms'))])
  }
  const memory = again.memory()
  await again.stop()
  const seconds = (time: number) => formatNumber(time / 1_000, 's')
  return {
    name: 'editing',
    head: ['request', 'p50', 'p95'],
    rows,
    notes: [
      `${items.toLocaleString('en-GB')} made-up items and the shipped ones, ${times} requests of each kind, one after the other. To reach: list and search under 200 ms.`,
      `From the start of the process: lists after ${seconds(first.started + whole)} at the first run and ${seconds(again.started + wholeAgain)} later, everything checked ${seconds(checked)} and ${seconds(checkedAgain)} after that. ${formatNumber(memory, 'MB')} of memory at the end.`,
    ],
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const words = [
  '襄阳',
  '非洲猪瘟',
  '母猪 仔猪',
  '2024',
  'biosecurity',
  'soybean meal',
  'made-up-1999',
  'news/industry',
  '企业文化',
]
const word = (turn: number) => encodeURIComponent(words[turn % words.length] ?? '')

const openedBy =
  ({ get }: EditorsProgram) =>
  async (turn: number) => {
    const { items } = await get(`/api/items?kind=company&from=${turn * 7}&count=1`)
    const { kind, id } = items[0]
    return { kind, id, ...(await get(`/api/item?kind=${kind}&id=${id}`)) }
  }

const saveOf = (program: EditorsProgram) => async (turn: number) => {
  const { kind, id, data, versions } = await openedBy(program)(turn)
  data.en.title += '.'
  return program.post('/api/item', { kind, id, data, versions })
}

interface Asked {
  ask(turn: number): Promise<unknown>
  /** Whether something is saved each time before it is asked, which is not counted. */
  isAfterSave?: boolean
}

function requests(program: EditorsProgram, save: Asked['ask']): Record<string, Asked> {
  const { get } = program
  return {
    'list of everything': { ask: () => get('/api/items') },
    'list of a kind': { ask: () => get('/api/items?kind=company') },
    'a hundred further down': { ask: (turn) => get(`/api/items?from=${turn * 190}`) },
    drafts: { ask: () => get('/api/items?state=draft') },
    search: { ask: (turn) => get(`/api/items?find=${word(turn)}`) },
    'search that finds nothing': { ask: (turn) => get(`/api/items?find=nothing${turn}`) },
    'opening (list of one, and the item)': { ask: openedBy(program) },
    'opening and saving': { ask: save },
    'list after a save': { ask: () => get('/api/items'), isAfterSave: true },
    'to be published, after a save': { ask: () => get('/api/waiting'), isAfterSave: true },
    calendar: { ask: () => get('/api/calendar?month=2026-11') },
    translations: { ask: () => get('/api/translations') },
  }
}
