import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentAddress } from '#contract/documentAddress.ts'
import { callPath, complaintPaths, type Lang, rootPath } from '#contract/paths.ts'
import { type Served, serve } from './testing/served.ts'
import { starterIn } from './testing/starterIn.ts'

/* Whatever a site sends in a language holds no word of another, be that one of its languages or not. */

const sites = [
  { name: 'dairy', languages: ['en', 'zh'] },
  { name: 'dairy', languages: ['en'] },
  { name: 'dairy', languages: ['zh'] },
  { name: 'seafood', languages: ['en'] },
  { name: 'seafood', languages: ['zh'] },
] as const satisfies { name: 'dairy' | 'seafood'; languages: Lang[] }[]

/** What a reader sees or hears of a document: texts, names of controls, descriptions of pictures, what its head says. */
function readIn(html: string): string {
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
  const attributes = [...body.matchAll(/\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)]
  return [body.replace(/<[^>]*>/g, ' '), ...attributes.map(([, text]) => text)].join(' ')
}

/** Words of the other language in a text: Chinese characters, or five English words on end, which no name has. */
const strange: Record<'en' | 'zh', (text: string) => string[]> = {
  en: (text) => text.match(/[\p{Script=Han}]+/gu) ?? [],
  zh: (text) => text.match(/\b[a-z]+(?: [a-z]+){4,}\b/gi) ?? [],
}

describe.each(sites)('the $name in $languages', ({ name, languages }) => {
  const [lang] = languages
  let served: Served
  let folder: string
  beforeAll(async () => {
    folder = await starterIn(languages, name)
    served = await serve({ CONTENT_DIR: folder, SITE_ORIGIN: 'https://www.company.example' }, { complaints: true })
  })
  afterAll(async () => {
    await served.close()
    await rm(folder, { recursive: true })
  })
  const at = (route: string) => documentAddress(rootPath(lang, languages), route)
  /** Names that are shown in both scripts on purpose: the other language’s own, and the company’s in it. */
  const meant = () => {
    const { shortName, otherName } = served.site.content[lang].site
    return languages.length > 1 ? ['中文', 'English', otherName].filter((word) => word !== shortName) : []
  }
  const strangeIn = (text: string) =>
    strange[lang](meant().reduce((rest, word) => rest.replaceAll(word, ' '), text)).slice(0, 5)

  test('its documents, also of what is not there, hold no word of another', async () => {
    const { pages, byId } = served.site.content[lang]
    const routes = [
      '/',
      ...pages.keys(),
      ...[...byId.values()].map(({ link }) => link),
      '/no-such-page',
      '/search?keyword=x',
    ]
    for (const route of routes) {
      const { body } = await served.get(at(route))
      expect([route, strangeIn(readIn(body))]).toEqual([route, []])
    }
  })

  test('nor do feeds, sitemap, manifest and refusals', async () => {
    const { body } = await served.get(at('/'))
    const [, manifest = ''] = /<link rel="manifest" href="([^"]*)"/.exec(body) ?? []
    for (const path of [`${rootPath(lang, languages)}feeds/news.xml`, '/sitemap.xml', '/robots.txt', manifest]) {
      const answer = await served.get(path)
      expect([path, answer.statusCode, strangeIn(answer.body)]).toEqual([path, 200, []])
    }
    const refused = [
      served.get('/api/nothing', { lang }),
      served.get(`${callPath('page', 'site')}?path=/none`, { lang }),
      served.get(`${callPath('newsList', 'site')}?type=company&page=x`, { lang }),
      served.app.inject({ method: 'POST', url: complaintPaths.save, payload: { v: 9 }, headers: { lang } }),
    ]
    for (const answer of await Promise.all(refused)) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(strangeIn(answer.json().msg)).toEqual([])
    }
  })

  test('nor does a document bring words of a language that the site does without', async () => {
    if (languages.length > 1) return
    const { body } = await served.get(at('/'))
    expect(strangeIn(body.slice(body.indexOf('id="state"')))).toEqual([])
    expect(body).not.toMatch(/hreflang|hrefLang/)
  })
})
