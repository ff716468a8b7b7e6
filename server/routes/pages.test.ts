import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from '../testing/served.ts'

const origin = 'https://www.qingsui.example'
let served: Served
beforeAll(async () => {
  served = await serve({ SITE_ORIGIN: `${origin}/` })
})
afterAll(() => served.close())

/** `name content` of every meta and `rel href` of every link in the head. */
async function headOf(path: string): Promise<Map<string, string>> {
  const { body } = await served.get(path)
  const tags = body.matchAll(/<(?:meta (?:name|property)|link rel)="([^"]+)" (?:content|href)="([^"]*)"/g)
  return new Map([...tags].map(([, name = '', value = '']) => [name, value]))
}

test('no place of the shell is left unfilled', async () => {
  for (const path of ['/', '/en/', '/culture', '/nowhere']) {
    // A place has a name in small letters; what is encoded in an address begins with a digit or a capital.
    expect((await served.get(path)).body.match(/%[a-z]\w*%/g), path).toBeNull()
  }
})

test('every icon that a document names is there, of the type that it says', async () => {
  const { body } = await served.get('/')
  const links = [...body.matchAll(/<link rel="([\w -]+)" href="(\/pictures\/[^"]+)"/g)]
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest'])
  const types = await Promise.all(
    links.map(async ([, , href = '']) => {
      const { statusCode, headers } = await served.get(href)
      return `${statusCode} ${String(headers['content-type']).split(';')[0]}`
    }),
  )
  expect(types).toEqual([
    '200 image/vnd.microsoft.icon',
    '200 image/svg+xml',
    '200 image/png',
    '200 application/manifest+json',
  ])
})

test('the manifest is that of the language', async () => {
  const name = async (path: string) => (await served.get((await headOf(path)).get('manifest') ?? '')).json().short_name
  expect([await name('/'), await name('/en/')]).toEqual([
    served.site.content.zh.site.shortName,
    served.site.content.en.site.shortName,
  ])
})

test('what asks for /favicon.ico is led to it', async () => {
  const { statusCode, headers } = await served.get('/favicon.ico')
  expect([statusCode, headers.location]).toEqual([302, served.site.content.icons.ico])
})

test('a link to a page is previewed in its language, with its title, its text and a picture of a whole address', async () => {
  const { zh, en } = served.site.content
  const [chinese, english] = [await headOf('/culture'), await headOf('/en/culture')]
  expect(chinese.get('og:title')).toBe(zh.pages.get('/culture')?.title)
  expect(chinese.get('og:locale')).toBe('zh_CN')
  expect(english.get('og:title')).toBe(en.pages.get('/culture')?.title)
  expect(english.get('og:site_name')).toBe(en.site.name)
  expect(english.get('og:type')).toBe('website')
  const card = english.get('og:image') ?? ''
  expect(card.startsWith(`${origin}/pictures/`)).toBe(true)
  expect((await served.get(card.slice(origin.length))).headers['content-type']).toBe('image/jpeg')
})

test('a link to an article is previewed as an article', async () => {
  const [news] = served.site.content.zh.lists.company
  const head = await headOf(`/${news?.id}`)
  expect([head.get('og:type'), head.get('og:title')]).toEqual(['article', news?.title])
})
