import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/api.ts'
import { documentAddress } from '#contract/documentAddress.ts'
import { type CallName, type Lang, rootPath } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { checkContent } from '../scripts/check.ts'
import { type Served, serve } from './testing/served.ts'
import { starterIn } from './testing/starterIn.ts'

const examples = join(import.meta.dirname, '../examples')

/** Calls that need no id or word to be asked. */
const plainCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => !['page', 'banners', 'newsDetail', 'securitiesDetail', 'dynamicsDetail', 'search', 'trace'].includes(name),
)

describe.each(['starter', 'dairy', 'seafood'])('the example %s', (name) => {
  let served: Served
  beforeAll(async () => {
    served = await serve({ CONTENT_DIR: join(examples, name) })
  })
  afterAll(() => served.close())

  test('has nothing that the check would blame', async () => {
    const { lines, problems } = await checkContent(join(examples, name), 'en')
    expect([problems, lines.filter((line) => line.includes(' — '))]).toEqual([0, []])
  })

  test.each(wholeLangs)('every page and article has a document: %s', async (lang) => {
    const { pages, byId } = served.site.content[lang]
    const addresses = ['/', ...pages.keys(), ...[...byId.values()].map(({ link }) => link)]
    expect(addresses.length).toBeGreaterThan(12)
    for (const address of addresses) {
      const { statusCode, body } = await served.get(
        documentAddress(rootPath(lang, served.site.content.languages), address),
      )
      expect([address, statusCode]).toEqual([address, 200])
      expect(body).not.toContain('undefined')
    }
  })

  test.each(plainCalls)('the call %s is answered, be it with nothing', async (call) => {
    const query = { newsList: { type: 'company' }, suggestions: { keyword: 'a' } }
    const { statusCode, body } = await served.ask(call, 'zh', query[call as keyof typeof query] ?? {})
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"code":200')])
  })

  test('a pack is not found where none is known', async () => {
    const { statusCode, body } = await served.ask('trace', 'en', { lot: 'QS-20261103-0427' })
    expect([statusCode, body]).toEqual([404, expect.stringContaining('QS-20261103-0427')])
    expect((await served.get('/trace')).statusCode).toBe(404)
  })

  test('what it does not have is not there: investors, their feeds and their calendar', async () => {
    expect(served.site.content.zh.homePage.securities).toBeUndefined()
    for (const address of [
      '/financial',
      '/securities',
      '/calendar.ics',
      '/feeds/announcements.xml',
      '/feeds/securities.xml',
    ])
      expect([address, (await served.get(address)).statusCode]).toEqual([address, 404])
    const { body } = await served.get('/')
    expect(body).not.toContain('/feeds/announcements.xml')
    expect(body).toContain('/feeds/news.xml')
  })

  test('its colours follow from its accent', async () => {
    const { accent } = served.site.content.zh.site
    expect((await served.get('/')).body).toContain(`--palette-leaf:${accent}`)
  })
})

describe.each([
  ['zh', 'en'],
  ['en', 'zh'],
] as const)('a site in %s alone', (lang, other) => {
  let served: Served
  let folder: string
  beforeAll(async () => {
    folder = await starterIn([lang])
    served = await serve({ CONTENT_DIR: folder })
  })
  afterAll(async () => {
    await served.close()
    await rm(folder, { recursive: true })
  })
  const at = (of: Lang, route: string) => documentAddress(rootPath(of, [lang]), route)

  test('needs no word of the other', async () => {
    const { lines, problems } = await checkContent(folder, 'en')
    expect([problems, lines.filter((line) => line.includes(' — '))]).toEqual([0, []])
  })

  test('has no switcher and names no other language', async () => {
    const { statusCode, body } = await served.get(at(lang, '/culture'))
    expect(statusCode).toBe(200)
    expect(body).not.toContain('hreflang')
    expect((await served.get('/sitemap.xml')).body).not.toMatch(/hreflang|<loc>[^<]*undefined/)
    expect((await served.get('/sitemap.xml')).body).not.toMatch(/\/(en|zh)\//)
  })

  test('leads from addresses of the other language to its own', async () => {
    const { statusCode, headers } = await served.get(at(other, '/culture'))
    expect([statusCode, headers.location]).toEqual([302, at(lang, '/culture')])
    expect((await served.get('/feeds/news.xml')).statusCode).toBe(200)
    expect((await served.get(`/${other}/feeds/news.xml`)).statusCode).toBe(404)
  })

  test('answers calls in its language, whichever is asked for', async () => {
    const of = async (asked: Lang) => (await served.ask('brief', asked)).json().data.name
    expect(await of(other)).toBe(await of(lang))
    const found = await served.ask('search', other, { keyword: lang === 'zh' ? '质量' : 'quality' })
    expect(found.json().data.total).toBeGreaterThan(0)
  })
})
