import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBundle } from '../testing/bundle.ts'
import { type Served, serve } from '../testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve({}, { bundle: testBundle })
})
afterAll(() => served.close())

const recalled = 'QS-20260719-0231'
const mince = 'QS-20261123-0519'

describe('the look-up of a pack', () => {
  test.each(['QS-20261103-0427', 'qs202611030427', 'ＱＳ－２０２６１１０３－０４２７', ' qs 20261103 0427 '])(
    '%s is found',
    async (lot) => {
      const { data } = (await served.ask('trace', 'zh', { lot })).json()
      expect(data).toMatchObject({ number: 'QS-20261103-0427', product: '气调盒装五花片 400克' })
    },
  )

  test('tells the stations from feed to shelf in their order, in the reader’s language', async () => {
    const { data } = (await served.ask('trace', 'en', { lot: 'QS-20261103-0427' })).json()
    const { stations } = data as { stations: { id: string; date: string; site?: string; facts: object[] }[] }
    expect(stations.map(({ id }) => id)).toEqual(['feed', 'farm', 'slaughter', 'packing', 'shelf'])
    expect(stations.map(({ date }) => date)).toEqual(stations.map(({ date }) => date).sort())
    expect(stations[1]).toMatchObject({ site: 'Shuanggou farm', place: 'Xiangzhou District, Xiangyang, Hubei' })
    expect(stations[3]?.facts).toContainEqual({ label: 'Residue test', value: 'Not detected' })
  })

  test('mince leads to its slaughter batch and no further, and says so', async () => {
    const { data } = (await served.ask('trace', 'en', { lot: mince })).json()
    expect(data.stations.map(({ id }: { id: string }) => id)).toEqual(['slaughter', 'packing', 'shelf'])
    expect(data.limit).toContain('not to one farm')
  })

  test('a recalled batch is found by the number that the register has, and stands there', async () => {
    const byBatch = (await served.ask('trace', 'zh', { lot: 'zm260719-02' })).json().data
    const { data } = (await served.ask('trace', 'zh', { lot: recalled })).json()
    expect(byBatch).toEqual(data)
    expect(data.recall).toMatchObject({ number: '2026-1', date: '2026-07-22', link: '/recalls' })
    const register = (await served.ask('page', 'zh', { path: '/recalls' })).json().data
    const rows = register.blocks.find(({ type }: { type: string }) => type === 'table').rows as string[][]
    const row = rows.find(([first]) => first === '2026-1，2026-07-22')
    expect(row?.[1]).toContain(data.batch)
  })

  test.each([
    [
      'zh',
      '没有找到编号“QS-20991231-0001”。请与包装逐位核对；核对无误仍查不到的，请保留包装，按本页所列方式联系我们。',
    ],
    [
      'en',
      'No pack was found under the number “QS-20991231-0001”. Please compare every digit with the pack. If they agree, keep the pack and get in touch as this page says.',
    ],
  ] as const)('an unknown number is named, with what to do, in %s', async (lang, msg) => {
    const response = await served.ask('trace', lang, { lot: 'qs 20991231 0001' })
    expect([response.statusCode, response.json()]).toEqual([404, { code: 404, msg }])
  })

  test('a number of another form is told with its form', async () => {
    const response = await served.ask('trace', 'en', { lot: 'QS-2026-1' })
    expect(response.statusCode).toBe(400)
    expect(response.json().msg).toBe(
      '“QS-2026-1” is not a complete number. Numbers look like QS-20261103-0427. Please compare it with the pack and type it again.',
    )
  })

  test('a batch that is no longer kept has the form of a number, so it is not called incomplete', async () => {
    const response = await served.ask('trace', 'en', { lot: 'xy 240105 02' })
    expect([response.statusCode, response.json().msg]).toEqual([
      404,
      'No pack was found under the number “XY240105-02”. Please compare every digit with the pack. If they agree, keep the pack and get in touch as this page says.',
    ])
  })

  test('is kept by no cache, here or on the way', async () => {
    const before = served.app.responseCache.size.content.count
    for (const lot of [recalled, 'QS-20991231-0001']) {
      expect((await served.ask('trace', 'zh', { lot })).headers['cache-control']).toBe('no-store')
      expect((await served.get(`/trace?lot=${lot}`)).headers['cache-control']).toBe('no-store')
    }
    expect(served.app.responseCache.size.content.count).toBe(before)
  })
})

describe('the document of the page', () => {
  test('holds the result of the number in its address, without a script', async () => {
    const { statusCode, body } = await served.get('/en/trace?lot=qs202607190231')
    expect(statusCode).toBe(200)
    expect(body).toContain('This batch was recalled (2026-1, 22 July 2026)')
    expect(body).toContain('Zhengyang County, Zhumadian, Henan')
    expect(body).toContain('value="qs202607190231"')
  })

  test('says beside the field that there is no such pack, and keeps what was typed', async () => {
    const { statusCode, body } = await served.get('/trace?lot=QS-20991231-0001')
    expect(statusCode).toBe(200)
    expect(body).toMatch(/role="alert"[^>]*>没有找到编号“QS-20991231-0001”/)
    expect(body).toContain('value="QS-20991231-0001"')
  })

  test('asks that no other site is told of the number', async () => {
    expect((await served.get('/trace')).body).toContain('<meta name="referrer" content="no-referrer">')
  })
})

test('search finds the page by the number of a pack', async () => {
  const { items } = (await served.ask('search', 'zh', { keyword: 'QS-20261103-0427' })).json().data
  expect(items[0]).toMatchObject({ link: '/trace' })
})
