import { expect, test } from 'vitest'
import type { Files } from '../readFiles.ts'
import { otherTitlesOf } from './otherTitles.ts'

test('what has an address knows what it is called in the other languages', () => {
  const titled = (zh: string, en: string) => ({ zh: { title: zh, name: zh }, en: { title: en, name: en } })
  const page = (lang: string, title: string) => ({ path: '/jobs', lang, data: { title } })
  const files = {
    site: { languages: ['zh', 'en'] },
    pages: [page('zh', '招聘'), page('en', 'Jobs')],
    articles: [
      { id: 'a', kind: 'company', data: titled('新闻', 'News') },
      { id: 'b', kind: 'company', data: { zh: { title: '只有中文' } } },
    ],
    reports: [{ id: 'r', data: titled('报告', 'Report') }],
    leaders: [{ id: 'l', data: titled('沈禾', 'Shen He') }],
  } as unknown as Files // what is read of them
  const titles = (lang: 'zh' | 'en') => [...otherTitlesOf({ files, lang })].map(([link, title]) => [link, title.trim()])
  expect(titles('zh')).toEqual([
    ['/jobs', 'Jobs'],
    ['/a', 'News'],
    ['/reportDownload?id=r', 'Report'],
    ['/manageTeam?id=l', 'Shen He'],
  ])
  expect(titles('en')).toEqual([
    ['/jobs', '招聘'],
    ['/a', '新闻'],
    ['/b', '只有中文'],
    ['/reportDownload?id=r', '报告'],
    ['/manageTeam?id=l', '沈禾'],
  ])
})
