import { afterAll, beforeAll, expect, test } from 'vitest'
import { article } from '../testing/article.ts'
import { type Served, serve } from '../testing/served.ts'
import { createScheduleTimer } from './scheduleTimer.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

const inSeconds = (seconds: number) => new Date(Math.ceil(Date.now() / 1000 + seconds) * 1000)
const written = (time: Date) => time.toISOString().replace('.000Z', 'Z')
const chinaDay = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

test('items come and go at their moment everywhere, while nobody touches a file', async () => {
  const moment = inSeconds(4)
  const [coming, going] = [`${chinaDay()}-coming`, `${chinaDay()}-going`]
  /** Where each is found: document in both languages, feed, sitemap, list and search. */
  const places = async (id: string, keyword: string) => {
    const answers = await Promise.all([
      served.get(`/${id}`),
      served.get(`/en/${id}`),
      served.get('/feeds/news.xml'),
      served.get('/sitemap.xml'),
      served.ask('newsList', 'zh', { type: 'company' }),
      served.ask('search', 'en', { keyword }),
    ])
    return answers.map(({ statusCode, body }) => statusCode === 200 && body.includes(id))
  }
  const both = async () => [await places(coming, 'zucchini'), await places(going, 'aubergine')]
  const [none, all] = [Array(6).fill(false), Array(6).fill(true)]
  const item = (en: string, shared: string) => article(chinaDay(), { en, shared })
  await served.sample.write(`news/company/${coming}.yaml`, item('Zucchini.', `publishAt: ${written(moment)}`))
  await served.sample.write(`news/company/${going}.yaml`, item('Aubergine.', `until: ${written(moment)}`))
  const swaps: number[] = []
  served.site.onSwap(() => swaps.push(Date.now()))
  await served.site.reload()
  const early = await both()
  if (Date.now() < moment.getTime()) expect(early).toEqual([none, all]) // a very busy machine is late

  await expect.poll(both, { timeout: 30_000, interval: 100 }).toEqual([all, none])
  expect(swaps.at(-1)).toBeGreaterThanOrEqual(moment.getTime())
}, 60_000)

test('content that cannot be read or swapped in at its moment is reloaded, and ends nothing', async () => {
  const fail = () => {
    throw new Error('no room on the disk')
  }
  for (const [load, swap] of [
    [async () => fail(), () => {}],
    [async () => ({ nextChange: undefined }), fail],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const scheduleTimer = createScheduleTimer(load, swap, async () => resolve())
    scheduleTimer.plan(Date.now())
    await promise
    scheduleTimer.stop()
  }
})

test('content that was read for a moment is dropped when another plan was made meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const read = ['outdated', 'planned']
  const scheduleTimer = createScheduleTimer(
    async (moment) => {
      const [name = ''] = read.splice(0, 1)
      if (name === 'outdated') scheduleTimer.plan(moment)
      return { name, nextChange: undefined }
    },
    ({ name }) => resolve(name),
    async () => resolve('reloaded'),
  )
  scheduleTimer.plan(Date.now())
  expect(await promise).toBe('planned')
})
