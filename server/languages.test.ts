import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentAddress } from '#contract/documentAddress.ts'
import { callPath, isLang, type Lang, localeOf, rootPath } from '#contract/paths.ts'
import { checkContent } from '../scripts/check.ts'
import { tellBorrowedWords } from './borrowedWords.ts'
import { testBundle } from './testing/bundle.ts'
import { type Served, serve } from './testing/served.ts'
import { starterIn } from './testing/starterIn.ts'

const sites: [languages: Lang[], roots: string[]][] = [
  [
    ['en', 'zh'],
    ['/', '/zh/'],
  ],
  [
    ['ja', 'en'],
    ['/', '/en/'],
  ],
  [
    ['zh', 'en', 'ja'],
    ['/', '/en/', '/ja/'],
  ],
  [['ja'], ['/']],
]
const titles: Record<Lang, string> = { zh: '企业文化', en: 'Values', ja: '企業文化について' }
const origin = 'https://www.company.example'

test('what a pack of words lacks is said in English, and its keepers are told', async () => {
  const folder = await starterIn(['ja'])
  const { lines, problems } = await checkContent(folder, 'en')
  expect(lines.at(-2)).toMatch(/^The Japanese words lack \d+ texts, which readers get in English: leaveNow/)
  expect(problems).toBe(0)
  const served = await serve({ CONTENT_DIR: folder })
  const log: string[] = []
  tellBorrowedWords(testBundle, served.site, { lang: 'zh' }, { info: (line) => log.push(String(line)) })
  expect(log).toEqual([expect.stringMatching(/^日文的界面用语缺\d+处，这些地方显示英文：leaveNow、/)])
  const { body } = await served.get('/culture')
  expect(body).toContain('本文へ移動') // its own
  await served.close()
  await rm(folder, { recursive: true })
})

describe.each(sites)('a site in %j', (languages, roots) => {
  let served: Served
  let folder: string
  const [main = 'zh'] = languages
  const at = (lang: Lang, route: string) => documentAddress(rootPath(lang, languages), route)
  beforeAll(async () => {
    folder = await starterIn(languages)
    served = await serve({ CONTENT_DIR: folder, SITE_ORIGIN: origin })
  })
  afterAll(async () => {
    await served.close()
    await rm(folder, { recursive: true })
  })

  test('is checked in its own languages alone', async () => {
    expect((await checkContent(folder, 'en')).lines.filter((line) => line.includes(' — '))).toEqual([])
  })

  test('has each language below its root', async () => {
    expect(languages.map((lang) => rootPath(lang, languages))).toEqual(roots)
    for (const lang of languages) {
      const { statusCode, body } = await served.get(at(lang, '/culture'))
      expect([lang, statusCode]).toEqual([lang, 200])
      expect(body).toContain(`<html lang="${localeOf(lang)}">`)
      expect(body).toContain(`data-root="${rootPath(lang, languages).slice(0, -1)}"`)
      expect(body).toMatch(new RegExp(`<h1[^>]*>[^<]*${titles[lang]}`))
      expect(body).toContain(`<link rel="canonical" href="${origin}${at(lang, '/culture')}">`)
      expect(body).not.toContain('undefined')
    }
  })

  test('leads within a language to pages of that language', async () => {
    for (const lang of languages) {
      const { body } = await served.get(at(lang, '/culture'))
      const content = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
      const links = [...content.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href)
      expect(links).toContain(at(lang, '/introduction'))
      const others = languages.filter((other) => other !== lang && other !== main)
      for (const link of links) for (const other of others) expect(link.startsWith(`/${other}/`), link).toBe(false)
    }
  })

  test('offers its other languages, and no switcher where there is none', async () => {
    const { body } = await served.get('/culture')
    const alternates = [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)]
    const wanted = languages.map((lang) => [localeOf(lang), origin + at(lang, '/culture')])
    const fallback = ['x-default', `${origin}/culture`]
    expect(alternates.map(([, ...both]) => both)).toEqual(languages.length > 1 ? [...wanted, fallback] : [])
    for (const lang of languages.slice(1)) {
      expect(body).toMatch(new RegExp(`<a href="${at(lang, '/culture')}" hrefLang="${localeOf(lang)}"`))
    }
    if (languages.length === 1) expect(body).not.toContain('hrefLang=')
  })

  test('folds the address of its main language, and leads from a language that it lacks', async () => {
    const folded = await served.get(`/${main}/culture`)
    expect([folded.statusCode, folded.headers.location]).toEqual([301, '/culture'])
    const lacking = (['zh', 'en', 'ja'] as const).filter((lang) => !languages.includes(lang))
    for (const lang of lacking) {
      const { statusCode, headers } = await served.get(`/${lang}/culture`)
      expect([statusCode, headers.location]).toEqual([302, '/culture'])
    }
  })

  test('says in each language that a page is not there', async () => {
    for (const lang of languages) {
      const { statusCode, body } = await served.get(at(lang, '/no-such-page'))
      expect([statusCode, body.includes(`<html lang="${localeOf(lang)}">`)]).toEqual([404, true])
    }
  })

  test('has feeds in each language, and none below other roots', async () => {
    for (const lang of languages) {
      const { statusCode, body } = await served.get(`${rootPath(lang, languages)}feeds/news.xml`)
      expect(statusCode).toBe(200)
      expect(body).toContain(`<language>${localeOf(lang)}</language>`)
      expect(body).toContain(`<link>${origin}${at(lang, '/2025-12-01-new-website')}</link>`)
    }
    expect((await served.get(`/${main}/feeds/news.xml`)).statusCode).toBe(404)
  })

  test('lists every page of each language in the sitemap, and keeps crawlers from its searches', async () => {
    const { body } = await served.get('/sitemap.xml')
    for (const lang of languages) expect(body).toContain(`<loc>${origin}${at(lang, '/culture')}</loc>`)
    const named = [...body.matchAll(/hreflang="([^"]*)"/g)].map(([, lang]) => lang)
    expect(new Set(named)).toEqual(new Set(languages.length > 1 ? [...languages.map(localeOf), 'x-default'] : []))
    const robots = (await served.get('/robots.txt')).body
    for (const root of roots) expect(robots).toContain(`Disallow: ${root}search\n`)
  })

  test('has a manifest in each language that starts at its root', async () => {
    for (const lang of languages) {
      const { body } = await served.get(at(lang, '/culture'))
      const [, href = ''] = /<link rel="manifest" href="([^"]*)"/.exec(body) ?? []
      const manifest = (await served.get(href)).json()
      expect([manifest.lang, manifest.start_url]).toEqual([localeOf(lang), rootPath(lang, languages)])
    }
  })

  test('answers calls in the language of the header, without one in the main language', async () => {
    for (const lang of languages) {
      const answer = await served.ask('page', lang, { path: '/culture' })
      expect([answer.headers['content-language'], answer.json().data.title]).toEqual([localeOf(lang), titles[lang]])
    }
    const bare = await served.get(`${callPath('page', 'site')}?path=/culture`)
    expect(bare.json().data.title).toBe(titles[main])
    // Any other value counts as Chinese, where the site has it (specification, section 4).
    const odd = await served.get(`${callPath('page', 'site')}?path=/culture`, { lang: 'xx' })
    expect(odd.json().data.title).toBe(titles[languages.includes('zh') ? 'zh' : main])
  })

  test('is searched in each language', async () => {
    const keywords: Record<Lang, string> = { zh: '企业文化', en: 'values', ja: 'について' }
    for (const lang of languages) {
      const { data } = (await served.ask('search', lang, { keyword: keywords[lang] })).json()
      expect(data.items.map((item: { link: string }) => item.link)).toContain('/culture')
    }
    // What a reader knows by its title in another language is found in the own one, and nothing else.
    if (languages.length === 1 || !languages.includes('ja')) return
    const [other = 'zh'] = languages.filter((lang) => lang !== 'ja')
    const { items } = (await served.ask('search', other, { keyword: 'について' })).json().data
    expect(items.map((item: { link: string }) => item.link)).toEqual(['/culture'])
  })

  test('refuses in whole words', async () => {
    for (const lang of languages) {
      const { statusCode, body } = await served.ask('page', lang, { path: '/none' })
      expect([statusCode, /\p{Script=Han}/u.test(JSON.parse(body).msg)]).toEqual([404, lang === 'zh'])
    }
  })
})

test('languages are found by their codes', () => {
  expect(['zh', 'en', 'ja', 'xx', 'zh-CN', undefined].map(isLang)).toEqual([true, true, true, false, false, false])
})
