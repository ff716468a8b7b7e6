import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type EditorsProgram, startEditors } from '../editorsProgram.ts'
import type { Section } from '../report.ts'
import { root, startSite } from '../site.ts'
import { formatNumber, quantile } from '../statistics.ts'

/** How long an editor waits from a save until readers see it: the shipped content, one change after the other. */
export async function publishing({ rounds = 5 } = {}): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'publishing-'))
  const content = join(folder, 'content')
  cpSync(join(root, 'content'), content, { recursive: true })
  const site = await startSite({ content, data: join(folder, 'data') })
  const program = await startEditors(content, join(folder, 'edit'))
  const times: Record<'saved' | 'published' | 'visible', number[]> = { saved: [], published: [], visible: [] }
  try {
    for (let turn = 0; turn <= rounds * 4; turn++) {
      const { saved, published, visible } = await publishOnce(program, site.base, `Measured change ${turn}`)
      if (turn === 0) continue // the first fills what is kept
      times.saved.push(saved)
      times.published.push(published)
      times.visible.push(visible)
    }
  } finally {
    await program.stop()
    await site.stop()
    rmSync(folder, { recursive: true })
  }
  const row = (name: string, taken: number[]) => [
    name,
    ...[0.5, 0.95].map((share) => formatNumber(quantile(taken, share), 'ms')),
  ]
  return {
    name: 'publishing',
    head: ['from the click', 'p50', 'p95'],
    rows: [
      row('saved', times.saved),
      row('published', times.published),
      row('published, and shown by the site', times.visible),
    ],
    notes: [`The shipped content, ${rounds * 4} changes of news, one after the other. To reach: shown within 3 s.`],
  }
}

/** Changes the newest news of the company, publishes it, and asks for its page until the change is there. */
async function publishOnce({ get, post }: EditorsProgram, site: string, title: string) {
  const { items } = await get('/api/items?kind=company&count=1')
  const { kind, id } = items[0]
  const { data, versions } = await get(`/api/item?kind=${kind}&id=${id}`)
  data.en.title = title
  const clicked = performance.now()
  await post('/api/item', { kind, id, data, versions })
  const saved = performance.now()
  await post('/api/publish', { items: [{ kind, id }] })
  const published = performance.now()
  while (!(await (await fetch(`${site}/en/${id}`)).text()).includes(title)) await pause(10)
  return { saved: saved - clicked, published: published - saved, visible: performance.now() - saved }
}
