import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callPath } from '../../../contract/paths.ts'
import type { Site } from '../../../contract/site.ts'
import type { DocumentState } from '../../../web/startup/documentState.ts'
import { zh as complaint } from '../../../web/words/complaint.zh.ts'
import { zh } from '../../../web/words/zh.ts'
import { nameOf, type PageContent, type Shell } from './content.ts'
import { pages } from './pages.ts'

/** Of the product's own words those that peers show, as plain texts. */
const { form, trust, exit, trial } = complaint
export const words = {
  list: { category: zh.list.category, year: zh.list.year, allYears: zh.list.allYears, more: zh.list.more },
  chart: { chart: zh.chart.chart, table: zh.chart.table },
  home: { announcement: zh.homePage.announcement, delayed: zh.homePage.delayed, tabs: zh.homePage.newsTabs },
  report: {
    step: form.step(1),
    title: form.titles.what,
    channel: form.parts.channel,
    labels: form.labels,
    hints: form.hints,
    required: form.required,
    next: form.next,
    haveCode: form.haveCode,
    follow: form.follow,
    count: form.count(0, 16_000),
    trial,
  },
  trust: {
    title: trust.title,
    items: [...trust.items, trust.device],
    others: trust.others,
    exit: [exit.hint, exit.keys],
  },
}

/** Writes what peers are made of into a folder, from a running site. */
export async function takeContent(base: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const write = (name: string, content: PageContent | Shell) => writeFile(join(folder, name), JSON.stringify(content))
  const { data: site } = (await (await fetch(base + callPath('site', 'site'))).json()) as { data: Site }
  await write('site.json', { site, words })
  for (const path of Object.values(pages)) {
    const html = await (await fetch(base + path)).text()
    const state: DocumentState = JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
    const asked = state.queries.queries.filter(({ queryKey: [name, query] }) => {
      return name !== 'page' || (query as { path: string }).path === path
    })
    await write(nameOf(path), {
      path,
      title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
      description: /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '',
      answers: Object.fromEntries(asked.map(({ queryKey, state: { data } }) => [queryKey[0], data])),
      channels: state.keys?.channels ?? [],
    })
  }
}
