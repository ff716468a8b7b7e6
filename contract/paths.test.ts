import { expect, test } from 'vitest'
import { calls } from './api.ts'
import { answerFile, type CallName, callPath, langOf, localeOf, rootPath } from './paths.ts'
import { langOfRoot, roots } from './writing.ts'

/** The GET calls of the specification, section 7. */
const specified = `/api/site/noToken/home/getBannerList
  /api/site/noToken/home/getHomeNews
  /api/site/noToken/common/banners
  /api/site/noToken/introduce/newsList
  /api/site/noToken/introduce/detail
  /api/site/noToken/introduce/brief
  /api/site/noToken/introduce/leaderList
  /api/site/noToken/introduce/course
  /api/site/noToken/brand/build
  /api/site/noToken/business/breedPigs
  /api/site/noToken/business/meatSale
  /api/site/noToken/business/partners
  /api/site/noToken/business/pigSale
  /api/site/noToken/bondMatter/noticeList
  /api/site/noToken/bondMatter/newList
  /api/site/noToken/bondMatter/newDetail
  /api/site/noToken/stockMarket/list
  /api/site/noToken/socialResponsibility/dynamicList
  /api/site/noToken/socialResponsibility/dynamicDetail
  /api/site/noToken/socialResponsibility/reportList
  /api/site/noToken/socialResponsibility/publicWelfare
  /api/site/noToken/socialResponsibility/reportPage
  /api/site/noToken/searchKey
  /api/compliance/complaint/company/dept
  /api/compliance/complaint/company/deptTypes`.split(/\s+/)

test('every call of the specification has its path, and no two calls share one', () => {
  const paths = (Object.keys(calls) as CallName[]).map((name) => callPath(name, 'site'))
  expect(paths).toEqual(expect.arrayContaining(specified))
  expect(new Set(paths).size).toBe(paths.length)
})

test('the prefix stands in the paths of the site, not in those of the compliance service', () => {
  expect(callPath('brief', 'ears')).toBe('/api/ears/noToken/introduce/brief')
  expect(callPath('departments', 'ears')).toBe('/api/compliance/complaint/company/deptTypes')
})

test('any value other than en counts as Chinese', () => {
  expect(['en', 'zh', 'zh-CN', 'EN', 'en-GB', '', undefined, ['en']].map(langOf)).toEqual([
    'en',
    ...Array(7).fill('zh'),
  ])
  expect([localeOf('zh'), localeOf('en'), localeOf('ja')]).toEqual(['zh-CN', 'en', 'ja'])
})

test('the main language of a site is at its root, each of the others below its code', () => {
  expect([rootPath('zh', ['zh', 'en']), rootPath('en', ['zh', 'en'])]).toEqual(['/', '/en/'])
  expect([rootPath('zh', ['en', 'zh', 'ja']), rootPath('en', ['en', 'zh', 'ja'])]).toEqual(['/zh/', '/'])
  expect(roots.map((root) => langOfRoot(root, ['en', 'ja']))).toEqual(['en', undefined, undefined, 'ja'])
})

test('an answer has one file, however its query was written, and each language another', () => {
  const query = { type: 'company', pageSize: '8', page: '1', year: undefined, category: '' }
  const file = '/api/zh/noToken/introduce/newsList/page=1,pageSize=8,type=company.json'
  expect(answerFile('newsList', query, 'zh')).toBe(file)
  expect(answerFile('newsList', { page: '1', pageSize: 8, type: 'company' }, 'zh')).toBe(file)
  expect(answerFile('newsList', query, 'en')).toBe(file.replace('/zh/', '/en/'))
  expect(answerFile('homePage', {}, 'zh')).toBe('/api/zh/noToken/home/getHomePage.json')
})

test('no value leads out of its folder, and none is unpacked on its way', () => {
  expect(answerFile('page', { path: '/../a b%2F' }, 'zh')).toBe(
    '/api/zh/noToken/common/getPage/path=~2F..~2Fa~20b~252F.json',
  )
})

test('a search and the calls of the compliance service have no file', () => {
  expect(answerFile('search', { keyword: '饲料' }, 'zh')).toBeUndefined()
  expect(answerFile('factorySites', {}, 'zh')).toBeUndefined()
  expect(answerFile('departments', {}, 'en')).toBeUndefined()
})
