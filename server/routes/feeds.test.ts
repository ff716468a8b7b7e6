import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedNames, feedPath, rootPath } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { type Served, serve } from '../testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ SITE_ORIGIN: 'https://www.qingsui.example' })
})
afterAll(() => served.close())

const window = new Window()
const parse = (xml: string) => {
  const parsed = new window.DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.querySelector('parsererror'), xml.slice(0, 300)).toBeNull()
  return parsed
}
const all = wholeLangs.flatMap((lang) =>
  feedNames.map((name) => ({ lang, name, path: feedPath(name, rootPath(lang, wholeLangs)) })),
)

test('what is not well-formed would be noticed', () => {
  expect(() => parse('<rss><channel></rss>')).toThrow()
})

test.each(all)('$path is RSS with absolute addresses, newest first', async ({ path, lang }) => {
  const { statusCode, headers, body } = await served.get(path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const feed = parse(body)
  expect(feed.querySelector('language')?.textContent).toBe(lang === 'en' ? 'en' : 'zh-CN')
  const items = [...feed.querySelectorAll('item')]
  expect(items.length).toBeGreaterThan(10)
  const days = items.map((item) => Date.parse(item.querySelector('pubDate')?.textContent ?? ''))
  expect(days).toEqual([...days].sort((a, b) => b - a))
  for (const item of items) {
    const address = item.querySelector('guid')?.textContent ?? ''
    expect(address).toMatch(
      lang === 'en' ? /^https:\/\/www\.qingsui\.example\/en\// : /^https:\/\/www\.qingsui\.example\/(?!en)/,
    )
    expect((await served.get(address.replace('https://www.qingsui.example', ''))).statusCode, address).toBe(200)
  }
})

test('an announcement carries its PDF', async () => {
  const feed = parse((await served.get('/en/feeds/announcements.xml')).body)
  const enclosure = feed.querySelector('enclosure')
  expect(enclosure?.getAttribute('type')).toBe('application/pdf')
  const path = enclosure?.getAttribute('url')?.replace('https://www.qingsui.example', '') ?? ''
  const { statusCode, rawPayload } = await served.get(path)
  expect([statusCode, rawPayload.length]).toEqual([200, Number(enclosure?.getAttribute('length'))])
})

test('signs that XML reads are written as what they are', async () => {
  const file = 'news/company/2026-11-12-electric-feed-lorries.yaml'
  await served.sample.edit(file, /title: .*electric.*\n/, 'title: "Sold & <loaded>, \\"weighed\\""\n')
  expect(await served.site.reload()).toBe(true)
  const { body } = await served.get('/en/feeds/news.xml')
  expect(parse(body).querySelector('item title')?.textContent).toBe('Sold & <loaded>, "weighed"')
})

test('a feed is known by its ETag, and the document names the feeds of its language', async () => {
  const { headers } = await served.get('/feeds/news.xml')
  expect((await served.get('/feeds/news.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  const english = (await served.get('/en/')).body
  expect(english).toContain('type="application/rss+xml" href="/en/feeds/news.xml" title="Qingsui Foods – News"')
  expect((await served.get('/')).body).toContain('href="/feeds/announcements.xml" title="青穗牧业 – 公司公告"')
})

test('without a public address the addresses are those of this process', async () => {
  const other = await serve({ PORT: '8123' })
  expect((await other.get('/feeds/news.xml')).body).toContain('<link>http://127.0.0.1:8123/')
  await other.close()
})
