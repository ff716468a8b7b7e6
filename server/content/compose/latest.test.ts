import { expect, test } from 'vitest'
import type { ArticleSummary } from '#contract/article.ts'
import { articleLists } from '#contract/routes.ts'
import type { NavigationItem, NavigationSection } from '#contract/site.ts'
import { withLatest } from './latest.ts'

const item = (link: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  id: link.slice(1),
  title: `title of ${link}`,
  link,
  path: link,
  enHidden: false,
  unlisted: false,
  ...more,
})
const section = (...children: NavigationItem[]) =>
  ({ inBar: true, children: [{ title: 'group', children }] }) as unknown as NavigationSection

const article = (id: string, date: string) => ({ title: id, date, link: `/${id}` }) as ArticleSummary
const empty = Object.fromEntries(Object.keys(articleLists).map((kind) => [kind, []])) as unknown as Parameters<
  typeof withLatest
>[2]['lists']
const lists = {
  ...empty,
  company: [article('news', '2026-03-01')],
  securities: [article('meeting', '2026-03-02')],
  announcement: [article('notice', '2026-03-03')],
}
const stock = { type: 'stock', name: 'Share', price: 41.2, date: '2026-03-04' }
const report = { title: 'Report', date: '2026-02-01' }
const told = { lists, reports: [report], quotes: [stock] } as unknown as Parameters<typeof withLatest>[2]
const of = (lang: 'zh' | 'en', data: typeof told, ...sections: NavigationSection[]) =>
  withLatest([...sections, section(item('/companyDynamic'))], lang, data)[0]?.latest

test('the section with the share tells its last price, the one with the reports the last of them', () => {
  const securities = section(item('/announcement'), item('/securities'))
  expect(of('zh', told, securities)).toMatchObject({ title: 'Share', price: '41.20', label: 'title of /securities' })
  expect(of('zh', told, section(item('/reportDownload')))).toMatchObject({ title: 'Report', link: '/reportDownload' })
})

test('others tell the newest article of their lists that the language shows', () => {
  const both = section(item('/securities/marketNews'), item('/announcement', { enHidden: true }))
  expect(of('zh', told, both)?.title).toBe('notice')
  expect(of('en', told, both)?.title).toBe('meeting')
})

test('a section without any tells the company’s news, and nothing where there is none', () => {
  expect(of('zh', told, section(item('/control')))?.title).toBe('news')
  expect(of('zh', { ...told, lists: empty }, section(item('/control')))).toBeUndefined()
})

test('the section of the page that has all targets tells how many are behind', () => {
  const targets = { count: 26, behind: 1, link: '/all' }
  const sections = [section(item('/all')), section(item('/companyDynamic'))]
  expect(withLatest(sections, 'zh', { ...told, targets }).map((one) => one.targets)).toEqual([targets, undefined])
})
