import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { inlineScript } from './inlineScript.ts'

const site = 'https://www.qingsui.example'

/** Opens a document of a route at an address and says where it leads, what it hides and what it stores. */
async function open(
  address: string,
  { route = '/', root = '', state = null as unknown, agent = 'Windows', type = 'navigate' } = {},
) {
  const page = { hidden: false, dataset: {} as Record<string, string> }
  const led: string[] = []
  const stored: string[] = []
  const { origin, hash } = new URL(address, site)
  new Script(await inlineScript()).runInNewContext({
    document: { documentElement: page, currentScript: { dataset: { route, root } } },
    location: { origin, hash, replace: (to: string) => led.push(to) },
    navigator: { userAgent: agent },
    history: { state },
    sessionStorage: { setItem: (_: string, text: string) => stored.push(text) },
    addEventListener: () => {},
    performance: { getEntriesByType: () => [{ type }] },
  })
  return { led, stored, hidden: page.hidden, device: page.dataset.device, returned: page.dataset.returned }
}

test.each([
  ['/#/culture', '/', '', '/culture'],
  ['/#/companyDynamic?year=2024&page=2', '/', '', '/companyDynamic?year=2024&page=2'],
  ['/en/#/culture', '/', '/en', '/en/culture'],
  ['/#/en/culture', '/', '', '/en/culture'],
  ['/#/en', '/', '', '/en/'],
  ['/#/ja?page=2', '/', '', '/ja/?page=2'],
  ['/en/#/en/culture', '/', '/en', '/en/culture'],
  ['/zh/#/culture', '/', '/zh', '/zh/culture'],
  ['/zh/#/en/culture', '/', '/zh', '/en/culture'],
  ['/culture#/contactUs', '/culture', '', '/contactUs'],
  ['/culture#/', '/culture', '', '/'],
  ['/#/culture#a-part', '/', '', '/culture#a-part'],
  ['/#/engineer', '/', '', '/engineer'],
  ['/#/javelin', '/', '', '/javelin'],
])('%s in the document of %s below “%s” leads to %s and shows nothing', async (address, route, root, to) => {
  expect(await open(address, { route, root })).toMatchObject({ led: [site + to], hidden: true })
})

test.each([
  ['/', '/', ''],
  ['/#/', '/', ''],
  ['/en/#/', '/', '/en'],
  ['/zh/#/', '/', '/zh'],
  ['/culture', '/culture', ''],
  ['/culture#/culture', '/culture', ''],
  ['/en/culture#a-part', '/culture', '/en'],
])('%s in the document of %s below “%s” stays', async (address, route, root) => {
  expect(await open(address, { route, root })).toMatchObject({ led: [], hidden: false })
})

test('where the browser finds a place again, all of the page is laid out at once', async () => {
  expect((await open('/culture', { type: 'reload' })).returned).toBe('')
  expect((await open('/culture', { type: 'back_forward' })).returned).toBe('')
  expect((await open('/culture')).returned).toBeUndefined()
})

test('no hash leads to another site', async () => {
  for (const hash of ['#//evil.example', '#/\\evil.example', '#/en//evil.example', '#//evil.example/%2f..'])
    for (const to of (await open(`/${hash}`)).led) expect(new URL(to).origin).toBe(site)
})

test('the entry is carried along, but for the integrity pages', async () => {
  const state = { key: 'a1' }
  expect((await open('/#/culture', { state })).stored).toEqual([JSON.stringify(state)])
  expect((await open('/#/honest/report', { state })).stored).toEqual([])
})

test('a phone is named, and the script has at most 30 readable lines', async () => {
  expect((await open('/', { agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })).device).toBe('mobile')
  expect((await open('/')).device).toBeUndefined()
  const lines = (await inlineScript()).split('\n').filter((line) => line.trim() !== '')
  expect(lines.length).toBeLessThanOrEqual(30)
  expect(lines.filter((line) => /^ *\/\//.test(line))).toEqual([])
})
