import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from '../testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

const answerTo = async (path: string) => {
  const { statusCode, headers } = await served.get(path)
  return [statusCode, headers.location]
}

test.each([
  ['/Culture', '/culture'],
  ['/CULTURE?utm_source=x', '/culture?utm_source=x'],
  ['/culture.html', '/culture'],
  ['/culture/index.html', '/culture'],
  ['/index.html', '/'],
  ['/en/index.html', '/en/'],
  ['/zh', '/'],
  ['/zh/', '/'],
  ['/zh/culture', '/culture'],
  ['/zh-CN/Securities/MarketNews.html', '/securities/marketNews'],
  ['/EN/culture', '/en/culture'],
  ['/en/Culture', '/en/culture'],
  ['/CompanyDynamic/page/2', '/companyDynamic/page/2'],
  ['/companydynamic?year=2025', '/companyDynamic?year=2025'],
  ['/Honest/Report', '/honest/report'],
])('%s leads to %s', async (typed, own) => {
  expect(await answerTo(typed)).toEqual([301, own])
  expect((await answerTo(own))[0]).toBe(200)
})

test('an article is found in any case', async () => {
  const { id = '' } = served.site.content.zh.lists.company[0] ?? {}
  expect(await answerTo(`/${id.toUpperCase()}`)).toEqual([301, `/${id}`])
})

test('doubled slashes are folded, and lead to no other site', async () => {
  // `get` tidies them away: these go over a connection.
  for (const path of ['//culture', '/en//culture', '//culture//'])
    expect((await served.send('GET', path)).status).toBe(301)
  for (const path of ['//elsewhere.example/culture', '/\\elsewhere.example', '//elsewhere.example/%2e%2e/culture']) {
    expect((await served.send('GET', path)).status, path).toBe(404)
  }
})

test.each([
  '/culture',
  '/culture/',
  '/',
  '/en',
  '/en/',
  '/companyDynamic/page/2',
  '/securities/detail?id=nothing',
  '/nowhere',
])('%s is left as it is', async (path) => {
  expect((await answerTo(path))[0]).not.toBe(301)
})

test.each([
  ['/%E0%A4%A', 'zh-CN'],
  ['/introduction/%', 'zh-CN'],
  ['/en/%zz', 'en'],
])('%s, a broken escape, gets the page that says that there is none', async (path, lang) => {
  const { statusCode, headers, body } = await served.get(path)
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body).toContain(`<html lang="${lang}"`)
})

test('a word of the query whose escape is broken is left out', async () => {
  const { body } = await served.get('/companyDynamic?year=%E0%A4%A&category=2')
  expect(body).toContain('"/companyDynamic?category=2"')
})
