import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Lang, localeOf, rootPath } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import type { DocumentState } from '#web/startup/documentState.ts'
import { paths } from '../testing/paths.ts'
import { type Served, serve } from '../testing/served.ts'

const origin = 'https://www.qingsui.example'
let served: Served
beforeAll(async () => {
  served = await serve({ SITE_ORIGIN: origin })
})
afterAll(() => served.close())

const addressOf = (lang: Lang, path: string) => `${rootPath(lang, wholeLangs).slice(0, -1)}${path}`
const contentOf = (html: string) =>
  html.match(/<div id="root">([\s\S]*)<\/div>\s*<script type="application\/json"/)?.[1] ?? ''
const stateOf = (html: string): DocumentState =>
  JSON.parse(html.match(/<script type="application\/json" id="state">([\s\S]*?)<\/script>/)?.[1] ?? 'null')
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ')
const linksOf = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"(?: hreflang="([^"]+)")? href="([^"]+)"`, 'g'))].map(
    ([, lang = '', href = '']) => [lang, href] as const,
  )
const linkedDataOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? 'null')['@graph'] as {
    '@type': string
    [name: string]: unknown
  }[]

const addresses = wholeLangs.flatMap((lang) => paths.map((path) => ({ lang, path })))

describe('every page is whole in its document', () => {
  test.each(addresses)('$lang $path', async ({ lang, path }) => {
    const content = served.site.content[lang]
    const { statusCode, body, headers } = await served.get(addressOf(lang, path))
    if (path !== '/' && !content.pages.has(path)) {
      expect(statusCode).toBe(302)
      const { statusCode: there } = await served.get(String(headers.location))
      expect(there).toBe(200)
      return
    }
    if (path === '/securities/detail') return expect(headers.location).toBe(addressOf(lang, '/securities/marketNews'))
    expect(statusCode).toBe(200)
    const html = contentOf(body)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).not.toMatch(/href="[^"]*#\//)
    expect(html).not.toMatch(/undefined|\[object/)
    expect(body).not.toMatch(/<[^>]* style=/) // the policy lets none in
    const sheet = body.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? ''
    for (const [, style] of html.matchAll(/ data-style="([^"]*)"/g)) {
      expect(sheet).toContain(`[data-style="${style}"]{${style}}`)
    }
    expect(html).not.toMatch(/ (data-[\w-]+|aria-invalid)="false"/) // what does not apply has no attribute
    expect(body.match(/<title>([^<]+)<\/title>/)?.[1]).toContain(content.site.shortName)
    if (lang === 'en')
      expect(
        textOf(html.replaceAll(/<(\w+)[^>]* lang="zh-CN"[^>]*>[^<]*<\/\1>/g, '')).match(/\p{Script=Han}+/gu) ?? [],
      ).toEqual([])
    for (const block of content.pages.get(path)?.blocks ?? []) {
      if ('title' in block && typeof block.title === 'string')
        expect(textOf(html).replace(/\s+/g, '')).toContain(
          block.title.replace(/\s+/g, '').replaceAll('&', '&amp;').replaceAll("'", '&#x27;'),
        )
    }
  })

  test('with its state: all answers that the browser would ask for again, and its scripts', async () => {
    const state = stateOf((await served.get('/introduction')).body)
    expect(state.queries.queries.map(({ queryKey: [name] }) => name)).toEqual(
      expect.arrayContaining(['banners', 'page']),
    )
    expect(state).toMatchObject({
      route: '/introduction',
      revision: served.site.content.revision,
      sitePrefix: 'site',
      site: '/api/site/noToken/common/getSite',
      styles: '/assets/style-1a2b.css',
      scripts: ['/assets/app-1a2b.js', '/assets/zh-1a2b.js', '/assets/content-1a2b.js'],
    })
    expect(state.startsAtOnce).toBeUndefined()
  })

  test('and the app starts at once where nothing can be done without it', async () => {
    for (const path of ['/honest/report', '/en/honest/query'])
      expect(stateOf((await served.get(path)).body).startsAtOnce).toBe(true)
  })

  test('with the rules of the stylesheet that apply to something in it', async () => {
    const { body } = await served.get('/culture')
    expect(body.match(/<style>([^<]*)<\/style>/)?.[1]).toMatch(/^body\{margin:0\}(?!.*elsewhere)/)
  })
})

describe('where no script runs', () => {
  test('the filters of a list are a form that names what is chosen, and sends either with the other', async () => {
    const html = contentOf((await served.get('/en/companyDynamic?category=1&year=2025')).body)
    const form = html.match(/<form [^>]*action="\/en\/companyDynamic"[\s\S]*?<\/form>/)?.[0] ?? ''
    expect(form).toMatch(/<option( value="2025")? selected="">2025</)
    const buttons = [...form.matchAll(/<button ([^>]*)>/g)].map(([, attributes = '']) => attributes)
    for (const attributes of buttons) expect(attributes).toMatch(/(?=.*type="submit")(?=.*name="category")/)
    const values = buttons.map((attributes) => / value="(\d*)"/.exec(attributes)?.[1])
    expect(values).toEqual(['', '1', '2', '3', '4', '5', '1'])
    expect(buttons.findIndex((attributes) => attributes.includes('aria-pressed="true"'))).toBe(1)
    expect(form).toMatch(/<select [^>]*name="year"/)
  })

  test('the list of contents names parts that are there', async () => {
    const html = contentOf((await served.get('/en/culture')).body)
    const named = [...html.matchAll(/href="\/en\/culture#([^"]+)"/g)].map(([, id]) => id)
    expect(named.length).toBeGreaterThan(4)
    for (const id of named) expect(html).toContain(` id="${id}"`)
  })

  test('the report names the channels of their own page', async () => {
    for (const path of ['/honest/report', '/honest/query']) {
      const html = contentOf((await served.get(path)).body)
      const notice = html.match(/<noscript[^>]*>([\s\S]*?)<\/noscript>/)?.[1]
      expect(notice).toContain('href="/honest/reportChannel"')
      for (const block of served.site.content.zh.pages.get('/honest/reportChannel')?.blocks ?? [])
        if (block.type === 'contacts') for (const { name } of block.items) expect(textOf(notice ?? '')).toContain(name)
    }
  })
})

describe('search engines', () => {
  test('each page names itself and its twins, and each twin names the same', async () => {
    for (const path of ['/', '/culture', '/financial', `/${served.site.content.zh.lists.company[0]?.id}`]) {
      const [zh, en] = [await served.get(path), await served.get(addressOf('en', path))]
      expect(linksOf(zh.body, 'canonical')).toEqual([['', origin + path]])
      expect(linksOf(en.body, 'canonical')).toEqual([['', origin + addressOf('en', path)]])
      const twins = [
        [localeOf('zh'), origin + path],
        [localeOf('en'), origin + addressOf('en', path)],
        ['x-default', origin + path],
      ]
      expect(linksOf(zh.body, 'alternate').filter(([lang]) => lang)).toEqual(twins)
      expect(linksOf(en.body, 'alternate').filter(([lang]) => lang)).toEqual(twins)
    }
  })

  test('a page that English does not have names no English twin', async () => {
    const { body } = await served.get('/announcement')
    expect(
      linksOf(body, 'alternate')
        .map(([lang]) => lang)
        .filter(Boolean),
    ).toEqual(['zh-CN', 'x-default'])
  })

  test('a single item is named by its own title, at either of its addresses', async () => {
    const [item] = served.site.content.en.lists.securities
    const own = `/en/securities/detail/${item?.id}`
    for (const path of [`/en${item?.link}`, own, `${own}/`]) {
      const { statusCode, body } = await served.get(path)
      expect([statusCode, body.match(/<title>([^<]*) - /)?.[1]], path).toEqual([
        200,
        item?.title.replaceAll('&', '&amp;'),
      ])
      expect(linksOf(body, 'canonical')).toEqual([['', origin + own]])
    }
  })

  test('a page of a list has an address without a query as well', async () => {
    const [query, path] = [await served.get('/companyDynamic?page=2'), await served.get('/companyDynamic/page/2/')]
    expect([path.statusCode, path.body]).toEqual([200, query.body])
  })

  test('news, questions and places are told in the words of schema.org', async () => {
    const [news] = served.site.content.zh.lists.company
    const graph = linkedDataOf((await served.get(`/${news?.id}`)).body)
    expect(graph.map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'NewsArticle'])
    const trail = graph[0]?.itemListElement as { position: number; name: string }[]
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, at) => at + 1))
    expect(trail.at(-1)?.name).toBe(news?.title)
    expect(graph[1]).toMatchObject({
      headline: news?.title,
      datePublished: news?.date,
      publisher: { name: served.site.content.zh.site.name, url: `${origin}/` },
    })
    const faq = linkedDataOf((await served.get('/en/recruitConsulting')).body).find(
      (entry) => entry['@type'] === 'FAQPage',
    )
    expect(JSON.stringify(faq)).toContain('acceptedAnswer')
    expect(JSON.stringify(faq)).not.toContain('href=\\"/') // links name the site
    expect(JSON.stringify(faq)).not.toContain('"text":"<p>') // each answer there is one paragraph
    const home = linkedDataOf((await served.get('/')).body)
    expect(home.map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite'])
  })

  test('the map lists every page and article of both languages once, each of them there', async () => {
    const { body } = await served.get('/sitemap.xml')
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(origin, ''))
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toContain('/introduction')
    expect(listed).toContain('/en/introduction')
    expect(listed).not.toContain('/search')
    const articles = [...served.site.content.zh.byId.keys(), ...served.site.content.en.byId.keys()]
    expect(listed.length).toBeGreaterThan(articles.length)
    for (const address of listed.filter((_, at) => at % 20 === 0))
      expect((await served.get(address)).statusCode, address).toBe(200)
    // Who reads neither language is led to the Chinese page, where there is one.
    for (const [entry, fallback = ''] of body.matchAll(/<url>.*?hreflang="x-default" href="([^"]+)".*?<\/url>/g)) {
      expect(fallback, entry).toBe(/hreflang="zh-CN" href="([^"]+)"/.exec(entry)?.[1] ?? fallback)
    }
    expect(body.match(/x-default/g)).toHaveLength(listed.length)
    expect((await served.get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})

describe('a reader without a script', () => {
  test('turns a page of a list and chooses a year', async () => {
    const { company } = served.site.content.zh.lists
    const second = contentOf((await served.get('/companyDynamic?page=2')).body)
    expect(second).toContain(company[8]?.title)
    expect(second).not.toContain(company[1]?.title)
    expect(second).toContain('href="/companyDynamic/page/3"')
    const year = company.at(-1)?.date.slice(0, 4)
    const ofYear = contentOf((await served.get(`/companyDynamic?year=${year}&utm_source=x`)).body)
    expect(ofYear).toContain(company.at(-1)?.title)
  })

  test('is told that a search needs one, and where to begin without', async () => {
    const { body } = await served.get(`/en/search?keyword=${encodeURIComponent('soybean meal')}`)
    expect(contentOf(body)).not.toMatch(/value="soybean/i)
    expect(contentOf(body)).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/)
    for (const { title } of served.site.content.en.site.navigation.slice(1, 4)) {
      expect(textOf(contentOf(body).split('<main')[1] ?? '')).toContain(title)
    }
    expect(contentOf(body)).toContain('action="/en/search"')
    expect(contentOf(body)).toContain('name="keyword"')
  })
})

test('what is not there is said with status 404, in its language, and is not to be listed', async () => {
  for (const [path, title] of [
    ['/nowhere', '页面不存在'],
    ['/a/b/c', '页面不存在'],
    ['/en/nowhere', 'Page not found'],
    ['/securities/detail?id=nowhere', '页面不存在'],
  ] as const) {
    const { statusCode, body } = await served.get(path)
    expect(statusCode, path).toBe(404)
    expect(body.includes('<meta name="robots" content="noindex">'), path).toBe(true)
    expect(textOf(contentOf(body))).toContain(title)
    const company = path.startsWith('/en') ? 'Qingsui Foods' : '青穗牧业'
    expect(body, path).toContain(`<title>${title} - ${company}</title>`)
  }
})

test('the policy lets in the script and the styles of the document and no other', async () => {
  const { body, headers } = await served.get('/culture')
  const policy = String(headers['content-security-policy'])
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy).toContain(`script-src 'self' ${hash(body.match(/<script data-route[^>]*>([\s\S]*?)<\/script>/)?.[1])}`)
  expect(policy).toContain(`style-src 'self' ${hash(body.match(/<style>([\s\S]*?)<\/style>/)?.[1])}`)
  expect(policy).not.toMatch(/unsafe/)
})

test('a document follows the content', async () => {
  const before = await served.get('/culture')
  await served.sample.edit('site.yaml', '一粒好粮，一块好肉', '一粒好粮，一块好肉，一句实话')
  await served.site.reload()
  const after = await served.get('/culture')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.body).toContain('一句实话')
})

test('nothing that an address holds becomes markup', async () => {
  for (const path of [
    '/search?keyword=%3Cscript%3Ealert(1)%3C/script%3E',
    '/%3Cb%3E',
    '/companyDynamic?year=%22%3E%3Cb%3E',
  ]) {
    const { body } = await served.get(path)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<b>')
  }
})

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/en/culture', '/culture'],
  ['/companyDynamic?year=2025&utm_source=x', '/companyDynamic?year=2025'],
  ['/not/there/at/all', ''],
])('the document of %s shows the route "%s"', async (address, route) => {
  const { body } = await served.get(address)
  expect(stateOf(body).route).toBe(route)
  expect(body).toContain(`<script data-route="${route}"`)
  expect(body).not.toMatch(/\$\([a-z]/) // shared figures are filled in
})

test('no place of a breadcrumb is outside the site, although a section may lead to another', async () => {
  const { body } = await served.get('/airFiltration')
  const [trail] = linkedDataOf(body).filter(({ '@type': type }) => type === 'BreadcrumbList')
  const places = trail?.itemListElement as { item: string }[]
  expect(places.map(({ item }) => item)).toEqual([`${origin}/`, `${origin}/airFiltration`])
})
