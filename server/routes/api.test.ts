import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls, type Data } from '#contract/api.ts'
import { type ArticleList, type NewsType, newsTypes } from '#contract/article.ts'
import { success } from '#contract/envelope.ts'
import type { CallName } from '#contract/paths.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { buildApp } from '../app.ts'
import { type Served, serve } from '../testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

const names = Object.keys(calls) as CallName[]
const lists = ['announcements', 'securitiesNews', 'dynamics', 'newsList', 'reports'] as const

/** What each call needs to be answered at all; the others need nothing. */
async function needs(name: CallName): Promise<Record<string, string>> {
  switch (name) {
    case 'page':
      return { path: '/introduction' }
    case 'banners':
      return { moduleId: 'introduction' }
    case 'search':
    case 'suggestions':
      return { keyword: 'ESG' }
    case 'trace':
      return { lot: (await data('lots', 'zh')).samples[0]?.number ?? '' }
    case 'newsDetail':
      return { id: await firstId('newsList') }
    case 'securitiesDetail':
      return { id: await firstId('securitiesNews') }
    case 'dynamicsDetail':
      return { id: await firstId('dynamics') }
    default:
      return {}
  }
}

async function firstId(list: 'newsList' | 'securitiesNews' | 'dynamics') {
  return (await data(list, 'zh')).items[0]?.id ?? ''
}

/** The data of an answer that the contract accepts. */
async function data<N extends CallName>(
  name: N,
  lang: WholeLang,
  query: Record<string, string> = {},
): Promise<Data<N>> {
  const response = await served.ask(name, lang, query)
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200)
  return success(calls[name].data).strict().parse(response.json()).data as Data<N>
}

const news = (lang: WholeLang, type: NewsType, more: Record<string, string> = {}) =>
  data('newsList', lang, { type, pageSize: '50', ...more })

describe.each(wholeLangs)('in %s', (lang) => {
  test.each(names)('%s answers with the envelope and data that the contract describes', async (name) => {
    const response = await served.ask(name, lang, await needs(name))
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['content-language']).toBe(lang === 'en' ? 'en' : 'zh-CN')
    const body = response.json()
    expect(Object.keys(body)).toEqual(['code', 'msg', 'data'])
    expect([body.code, body.msg]).toEqual([200, 'ok'])
    expect(calls[name].data.parse(body.data), 'nothing is sent beyond the contract').toEqual(body.data)
  })

  test('search finds years of the history, dates of the calendar, certificates and partners', async () => {
    const [year] = await data('course', lang)
    const { events } = await data('calendar', lang)
    const [certificate] = await data('certifications', lang)
    const partner = (await data('partners', lang)).at(-1)
    const wanted = [
      [year?.title, `/developProcess?year=${year?.year}`],
      [events.at(-1)?.title, '/contact'],
      [certificate?.title, '/certification'],
      [partner?.name, '/cooperativePartner'],
    ] as const
    for (const [keyword = '', link] of wanted) {
      const { items } = await data('search', lang, { keyword, pageSize: '50' })
      expect(
        items.map((hit) => hit.link),
        keyword,
      ).toContain(link)
    }
  })

  test('search finds pages of no menu, first by what readers call them, and none that holds nothing of its own', async () => {
    const words = {
      zh: { 隐私: '/privacy', cookie: '/cookies', 免责声明: '/terms', 读屏: '/accessibility', 网站地图: '/siteMap' },
      en: { gdpr: '/privacy', cookies: '/cookies', disclaimer: '/terms', wcag: '/accessibility', sitemap: '/siteMap' },
    }
    for (const [keyword, link] of Object.entries({ ...words[lang], [lang === 'en' ? 'recalls' : '召回']: '/recalls' }))
      expect((await data('search', lang, { keyword })).items[0]?.link, keyword).toBe(link)
    const { title } = await data('page', lang, { path: '/search' })
    const { items } = await data('search', lang, { keyword: title, kind: 'page', pageSize: '50' })
    expect(items.map(({ link }) => link)).not.toContain('/search')
  })

  test('the beginning of a keyword suggests pages, announcements, reports, news and certificates by name, and is kept nowhere', async () => {
    const [certificate] = await data('certifications', lang)
    const wanted = [
      [lang === 'en' ? 'annual rep' : '年报', '/financial'],
      [lang === 'en' ? 'annual rep' : '年报', '/2026-04-28-annual-report-2025'],
      [(await data('reports', lang)).items[0]?.title.slice(0, -1), 'report'],
      [(await news(lang, 'company')).items[0]?.title, 'news'],
      [certificate?.standard.slice(0, -1), '/certification'],
      [(await data('page', lang, { path: '/welfare' })).title.slice(0, -1), 'page'],
    ] as const
    for (const [keyword = '', found] of wanted) {
      const suggestions = await data('suggestions', lang, { keyword })
      expect(suggestions.length).toBeLessThanOrEqual(8)
      expect(
        suggestions.flatMap(({ kind, link }) => [kind, link]),
        keyword,
      ).toContain(found)
    }
    const { headers } = await served.ask('suggestions', lang, { keyword: 'esg' })
    expect(headers['cache-control']).toBe('no-store')
    expect((await served.ask('suggestions', lang, { keyword: ' ' })).statusCode).toBe(400)
  })

  test('every page of the navigation answers, and every banner of every page and section', async () => {
    const { navigation } = await data('site', lang)
    const items = navigation
      .flatMap((section) => section.children.flatMap((group) => group.children))
      .filter((item) => !item.type && !(lang === 'en' && item.enHidden))
    expect(items.length).toBeGreaterThan(60)
    for (const { link, id } of items) {
      expect(await data('page', lang, { path: link }), link).toMatchObject({ path: link })
      expect(await data('banners', lang, { moduleId: id }), id).toHaveLength(1)
    }
    for (const { id } of navigation) expect((await data('banners', lang, { moduleId: id })).length).toBeGreaterThan(0)
  })

  test('every article has a detail whose neighbours point at each other', async () => {
    for (const type of newsTypes) {
      const { items } = await news(lang, type)
      for (const [at, { id, title }] of items.entries()) {
        const detail = await data('newsDetail', lang, { id })
        expect(detail.title).toBe(title)
        expect(detail.body.length, id).toBeGreaterThan(100)
        expect(detail.next?.id, id).toBe(items[at - 1]?.id)
        expect(detail.previous?.id, id).toBe(items[at + 1]?.id)
      }
    }
  })

  test.each(lists)('%s is cut into pages without a gap or an overlap, newest first', async (name) => {
    const whole = (await data(name, lang, { pageSize: '50' })) as ArticleList
    const found: string[] = []
    for (let page = 1; found.length < whole.total; page++) {
      const part = (await data(name, lang, { page: String(page), pageSize: '3' })) as ArticleList
      expect(part).toMatchObject({ page, pageSize: 3, total: whole.total })
      expect(part.items.length).toBeGreaterThan(0)
      found.push(...part.items.map(({ id }) => id))
    }
    expect(found).toEqual(whole.items.map(({ id }) => id))
    const dates = whole.items.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(await data(name, lang, { page: '99999', pageSize: '50' })).toMatchObject({ items: [], total: whole.total })
  })

  test.each(lists)('%s can be narrowed to a year and to a category, which is then marked', async (name) => {
    const whole = (await data(name, lang, { pageSize: '50' })) as ArticleList
    expect(whole.categories[0]).toMatchObject({ typeCode: '', check: true })
    expect(whole.years).toEqual([...whole.years].sort((a, b) => b - a))
    for (const year of whole.years) {
      const part = (await data(name, lang, { year: String(year), pageSize: '50' })) as ArticleList
      expect(part.total).toBeGreaterThan(0)
      expect(part.years, 'the filter still offers every year').toEqual(whole.years)
    }
    for (const { typeCode } of whole.categories.slice(1)) {
      const part = (await data(name, lang, { category: typeCode, pageSize: '50' })) as ArticleList
      expect(part.items.every(({ category }) => category === typeCode)).toBe(true)
      expect(part.total).toBe(whole.items.filter(({ category }) => category === typeCode).length)
      expect(part.categories.filter(({ check }) => check).map((entry) => entry.typeCode)).toEqual([typeCode])
    }
  })

  test('a year and a category narrow together, and an empty category means all', async () => {
    const { items, total } = await news(lang, 'company')
    const [first] = items
    const both = { year: first?.date.slice(0, 4) ?? '', category: first?.category ?? '' }
    const matching = items.filter(({ date, category }) => date.startsWith(both.year) && category === both.category)
    expect((await news(lang, 'company', both)).items).toEqual(matching)
    expect((await news(lang, 'company', { category: '' })).total).toBe(total)
    expect(await news(lang, 'company', { year: '1990' })).toMatchObject({ items: [], total: 0 })
  })

  test('the site is as full as promised', async () => {
    const least = { company: 24, industry: 16, event: 10, video: 8, media: lang === 'en' ? 0 : 12 }
    for (const type of newsTypes) expect((await news(lang, type)).total, type).toBeGreaterThanOrEqual(least[type])
    for (const name of ['announcements', 'securitiesNews', 'dynamics'] as const) {
      expect((await data(name, lang)).total, name).toBeGreaterThanOrEqual(16)
    }
    expect((await data('reports', lang)).total).toBeGreaterThanOrEqual(8)
    expect((await data('leaderList', lang)).length).toBeGreaterThanOrEqual(10)
    expect((await data('course', lang)).length).toBeGreaterThanOrEqual(16)
    for (const { days } of await data('quotes', lang)) {
      const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
      expect(days.length).toBeGreaterThanOrEqual(240)
      expect(Date.parse(last) - Date.parse(first)).toBeGreaterThanOrEqual(364 * 86_400_000)
    }
  })

  test('the latest quote is the last day of the price history', async () => {
    for (const quote of await data('quotes', lang)) {
      const [before, last] = quote.days.slice(-2)
      expect(quote).toMatchObject({ price: last?.close, date: last?.date })
      expect(quote.change).toBeCloseTo((last?.close ?? 0) - (before?.close ?? 0), 3)
      expect(Math.sign(quote.changePercent)).toBe(Math.sign(quote.change))
    }
  })

  test('a number of trading days are the latest ones, oldest first', async () => {
    for (const { days, date } of await data('quotes', lang, { days: '5' })) {
      expect(days).toHaveLength(5)
      expect(days.at(-1)?.date).toBe(date)
      expect(days.map((day) => day.date)).toEqual(days.map((day) => day.date).sort())
    }
  })

  test('leaders come in their order, history from its first year, the home page with seven links of the chain', async () => {
    const order = (await data('leaderList', lang)).map((leader) => leader.order)
    const years = (await data('course', lang)).map(({ year }) => year)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(years).toEqual([...years].sort((a, b) => a - b))
    expect((await data('homePage', lang)).chain?.items).toHaveLength(7)
  })

  test('home news are the newest of each list', async () => {
    for (const { type, items } of await data('homeNews', lang)) {
      expect(items).toEqual((await news(lang, type)).items.slice(0, 5))
      expect(items.length).toBeGreaterThan(0)
    }
  })

  test('home news have the names that their lists have in the menu', async () => {
    const { navigation } = await data('site', lang)
    const menu = navigation.flatMap(({ children }) => children.flatMap((group) => group.children))
    const home = await data('homeNews', lang)
    expect(home.map(({ title }) => title)).toEqual(
      home.map(({ link }) => menu.find((item) => item.link === link)?.title),
    )
  })

  test('the policies are those of a category, all of which have some', async () => {
    const all = await data('reportPolicy', lang)
    expect(all.categories.map(({ typeCode }) => typeCode)).toEqual(['', '1', '2', '3'])
    let count = 0
    for (const { typeCode, typeName } of all.categories.slice(1)) {
      const { policies, categories } = await data('reportPolicy', lang, { category: typeCode })
      expect(new Set(policies.map(({ categoryName }) => categoryName))).toEqual(new Set([typeName]))
      expect(categories.filter(({ check }) => check)).toEqual([{ typeCode, typeName, check: true }])
      count += policies.length
    }
    expect(count).toBe(all.policies.length)
    expect((await served.ask('reportPolicy', lang, { category: '9' })).statusCode).toBe(400)
  })

  test('the search finds, counts by kind, narrows and marks what it found', async () => {
    const keyword = lang === 'en' ? 'feed' : '饲料'
    const whole = await data('search', lang, { keyword, pageSize: '50' })
    expect(whole.total).toBe(whole.kinds.reduce((sum, { count }) => sum + count, 0))
    for (const hit of whole.items) {
      const shown = [...hit.title, ...hit.excerpt].filter((part) => part.hit).map((part) => part.text.toLowerCase())
      expect(shown.join(' '), hit.link).toMatch(lang === 'en' ? /feed/ : /饲料/)
    }
    for (const { kind, count } of whole.kinds) {
      const part = await data('search', lang, { keyword, kind, pageSize: '1', page: String(count) })
      expect(part).toMatchObject({ total: count, items: [{ kind }] })
    }
    expect(await data('search', lang, { keyword: 'zqxjkvbn' })).toMatchObject({ items: [], total: 0 })
  })
})

test('media reports are kept in the language in which they appeared', async () => {
  expect((await news('en', 'media')).total).toBe(0)
  const [report] = (await news('zh', 'media')).items
  expect((await served.ask('newsDetail', 'en', { id: report?.id ?? '' })).statusCode).toBe(404)
})

test('event and report categories are those of the specification, in its order', async () => {
  const codes = ({ categories }: { categories: { typeCode: string; typeName: string }[] }) =>
    categories.map(({ typeCode, typeName }) => `${typeCode} ${typeName}`)
  expect(codes(await news('en', 'event'))).toEqual([
    ' All',
    '1 Pig festival',
    '2 Mother-and-child project',
    '3 Master-apprentice ceremony',
    '4 National Day gala',
    '5 Year-end summary',
  ])
  expect(codes(await data('reports', 'en'))).toEqual([' All', '1 Governance', '2 Environment', '3 Society'])
})

test('the language of an answer is that of its header; any value other than en, or none, counts as Chinese', async () => {
  const url = '/api/site/noToken/introduce/brief'
  const chinese = (await served.get(url, { lang: 'zh' })).json()
  for (const lang of [undefined, 'zh-CN', 'EN', 'xx', '', 'x'.repeat(5_000)]) {
    const response = await served.get(url, lang === undefined ? {} : { lang })
    expect(response.json(), String(lang).slice(0, 9)).toEqual(chinese)
    expect(response.headers['content-language']).toBe('zh-CN')
  }
  expect((await served.get(url, { lang: 'en' })).json()).not.toEqual(chinese)
})

test('repeated slashes in the path of a call are folded', async () => {
  const path = '/api/site/noToken/home/getBannerList'
  const plain = await served.get(path)
  for (const url of ['/api//site/noToken/home/getBannerList', '//api/site///noToken//home/getBannerList?']) {
    expect(await served.send('GET', url), url).toEqual({ status: 200, body: plain.body })
  }
  expect((await served.get('/api//compliance/complaint/company/dept')).statusCode).toBe(200)
})

test('the calls of another site prefix are another address', async () => {
  const { sample, site } = served
  const other = await buildApp({ settings: { ...sample.settings, sitePrefix: 'green-ears' }, site })
  expect((await other.inject('/api/site/noToken/introduce/brief')).statusCode).toBe(404)
  const answer = await other.inject('/api/green-ears/noToken/common/getSite')
  expect(answer.json().data.sitePrefix).toBe('green-ears')
  await other.close()
})
