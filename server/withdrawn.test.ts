import { afterAll, beforeAll, expect, test } from 'vitest'
import { article } from './testing/article.ts'
import { newPage } from './testing/newPage.ts'
import { type Served, serve } from './testing/served.ts'

const over = 'until: 2026-06-01T08:30+08:00'
const news = (name: string, shared: string, words: { zh?: string; en?: string } = {}) =>
  [
    `news/company/2026-05-0${name}.yaml`,
    article('2026-05-01', {
      shared: `${over}\n${shared}`,
      zh: `正文。\n${words.zh ?? ''}`,
      en: `Text.\n${words.en ?? ''}`,
    }),
  ] as const
const reasons = { zh: '  withdrawn: 所述产量有误，更正后另行发布。', en: '  withdrawn: The output it gave was wrong.' }

let served: Served
beforeAll(async () => {
  served = await serve()
  const { sample, site } = served
  for (const [file, text] of [
    news('1-noticed', '', reasons),
    news('2-moved', 'movedTo: /culture'),
    news('4-itself', 'movedTo: /2026-05-04-itself'),
    news('3-gone', ''),
  ])
    await sample.write(file, text)
  for (const [file, text] of Object.entries(newPage.files)) {
    const reason = file.includes('.zh.') ? '本项目已结束。' : 'The project has ended.'
    await sample.write(file, `${text}${over}\nwithdrawn: ${reason}\n`)
  }
  await sample.edit('navigation.yaml', newPage.menu.after, `${newPage.menu.after}\n        ${newPage.menu.entry}`)
  expect(await site.reload(), served.log.join('\n')).toBe(true)
})
afterAll(() => served.close())

test('a withdrawn article says at its address when and why it went, in each language', async () => {
  const zh = await served.get('/2026-05-01-noticed')
  expect(zh.statusCode).toBe(410)
  expect(zh.body).toContain('本页内容已于2026年6月1日撤下。所述产量有误，更正后另行发布。')
  expect(zh.body).toContain('<title>内容已撤下')
  const en = await served.get('/en/2026-05-01-noticed')
  expect(en.statusCode).toBe(410)
  expect(en.body).toMatch(/<h1[^>]*>No longer available<\/h1>/)
  expect(en.body).toContain('What stood here was withdrawn on 1 June 2026. The output it gave was wrong.')
  expect(en.body).not.toContain('canonical')
})

test('the app is told the same by the call of the article', async () => {
  const { statusCode, body } = await served.ask('newsDetail', 'en', { id: '2026-05-01-noticed' })
  expect(statusCode).toBe(410)
  expect(JSON.parse(body)).toMatchObject({ code: 410, msg: expect.stringContaining('withdrawn on 1 June 2026') })
})

test('a withdrawn page does so too, and its menu entry is gone with it', async () => {
  const { statusCode, body } = await served.get(`/en${newPage.path}`)
  expect(statusCode).toBe(410)
  expect(body).toContain('The project has ended.')
  expect((await served.ask('page', 'zh', { path: newPage.path })).json().msg).toContain('本项目已结束。')
  expect((await served.get('/en/culture')).body).not.toContain(`href="/en${newPage.path}"`)
})

test('what has moved leads to where it is', async () => {
  const { statusCode, headers } = await served.get('/en/2026-05-02-moved')
  expect([statusCode, headers.location]).toEqual([302, '/en/culture'])
  expect((await served.ask('newsDetail', 'zh', { id: '2026-05-02-moved' })).json().msg).toBe('本页已移至/culture。')
})

test('what leads to itself is not there, and leads nobody in circles', async () => {
  expect((await served.get('/2026-05-04-itself')).statusCode).toBe(404)
})

test('what links to it is shown as it is written', async () => {
  const { sample, site, log } = served
  await sample.edit('pages/culture.en.yaml', /^subtitle: .*/m, 'subtitle: "See [the news](/2026-05-01-noticed)"')
  log.length = 0
  expect(await site.reload()).toBe(true)
  expect(log.join('\n')).not.toContain('culture.en.yaml')
  expect((await served.ask('banners', 'en', { moduleId: 'culture' })).body).toContain('See [the news]')
})

test('what says nothing of it is not there', async () => {
  const { statusCode, body } = await served.get('/2026-05-03-gone')
  expect(statusCode).toBe(404)
  expect(body).toContain('页面不存在')
})

test('none of it is in lists, search or sitemap', async () => {
  const { body } = await served.get('/sitemap.xml')
  const found = await served.ask('search', 'zh', { keyword: '2026-05-01的测试消息' })
  const list = await served.ask('newsList', 'zh', { type: 'company', pageSize: '50' })
  for (const text of [body, found.body, list.body]) {
    expect(text).not.toMatch(/2026-05-0\d-(noticed|moved|gone)/)
    expect(text).not.toContain('greenhouse')
  }
})
