import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSample } from '../testing/servedSample.ts'

let served: Awaited<ReturnType<typeof serveSample>>
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

const day = (date: string, close: number) => ({
  date,
  open: close,
  high: close + 1,
  low: close - 1,
  close,
  volume: 100,
})
const add = (...days: object[]) => served.post('/api/quotes', { kind: 'stock', days })
const text = async () => (await served.repository.read('quotes/stock.csv'))?.bytes.toString() ?? ''

test('days are added in their order, one that is there is replaced, and all other lines stay as they are', async () => {
  const before = (await text()).trim().split('\n')
  const [first, last] = [before[1], before.at(-1)]
  const { json } = await served.get('/api/quotes?kind=stock')
  expect(json).toMatchObject({ days: before.length - 1, last: { date: last?.slice(0, 10) } })
  const added = await add(day('2026-11-27', 44.1), day('2026-11-26', 43.9), day(json.last.date, 40))
  expect([added.status, added.json]).toMatchObject([200, { days: before.length + 1, last: { date: '2026-11-27' } }])
  const after = (await text()).trim().split('\n')
  expect(after[1]).toBe(first)
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
  expect(after.slice(-2)).toEqual(['2026-11-26,43.90,44.90,42.90,43.90,100', '2026-11-27,44.10,45.10,43.10,44.10,100'])
})

test('they wait as a part of the share, and are published with it', async () => {
  const { items } = (await served.get('/api/waiting')).json
  expect(items).toMatchObject([{ kind: 'stock', id: 'stock', state: 'changed' }])
  expect((await served.post('/api/publish', { items: [{ kind: 'stock', id: 'stock' }] })).status).toBe(200)
  expect((await served.get('/api/waiting')).json).toEqual({ items: [] })
  expect((await served.repository.published(['quotes/stock.csv'])).get('quotes/stock.csv')?.toString()).toBe(
    await text(),
  )
})

test('days that cannot be right change nothing and are told', async () => {
  const before = await text()
  const future = await add(day('2999-01-01', 40))
  expect([future.status, future.json.error]).toEqual([422, 'wrongDays'])
  const unfit = await add({ ...day('2026-11-26', 40), high: 3 })
  expect(unfit.json.texts.en).toMatch(/^The prices of 2026-11-26 contradict each other/)
  expect(await text()).toBe(before)
})

test('an item tells the page on which readers see it', async () => {
  const pageOf = async (kind: string, id: string) => (await served.get(`/api/item?kind=${kind}&id=${id}`)).json.page
  expect(await pageOf('stock', 'stock')).toBe('/securities')
  expect(await pageOf('vacancy', '2026-11-21-farm-vet')).toBe('/recruitConsulting')
  expect(await pageOf('page', 'culture')).toBe('/culture')
})
