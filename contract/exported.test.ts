import { expect, test } from 'vitest'
import { answerFile, documentAddress, documentPath, routeOfPath } from './exported.ts'

test('a page, a single item and a page of a list each have a folder of their own', () => {
  expect(documentPath('/')).toBe('/')
  expect(documentPath('/securities/marketNews')).toBe('/securities/marketNews/')
  expect(documentPath('/securities/detail?id=2026-10-28-results')).toBe('/securities/detail/2026-10-28-results/')
  expect(documentPath('/companyDynamic?page=2')).toBe('/companyDynamic/page/2/')
})

test('what else a query asks for stays a query', () => {
  for (const query of ['year=2025', 'page=2&year=2025', 'keyword=page', 'id=x', 'page=../x', 'page=']) {
    expect(documentPath(`/companyDynamic?${query}`), query).toBe(`/companyDynamic/?${query}`)
  }
  expect(documentPath('/?page=2')).toBe('/?page=2')
})

test('the route of a path is the one that its document was made for', () => {
  for (const route of ['/', '/culture', '/securities/detail', '/securities/detail?id=a-b', '/companyDynamic?page=12']) {
    expect(routeOfPath(documentPath(route).replace(/(.)\/$/, '$1')), route).toBe(route)
  }
})

test('a route has one address in each language, and on an export one that is a folder', () => {
  expect(documentAddress('zh', '/')).toBe('/')
  expect(documentAddress('en', '/')).toBe('/en/')
  expect(documentAddress('en', '/companyDynamic?page=2')).toBe('/en/companyDynamic?page=2')
  expect(documentAddress('en', '/companyDynamic?page=2', true)).toBe('/en/companyDynamic/page/2/')
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
