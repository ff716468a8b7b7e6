import { afterAll, beforeAll, expect, test } from 'vitest'
import { article } from '../testing/article.ts'
import { type Served, serve } from '../testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

const inSeconds = (seconds: number) => new Date(Math.ceil(Date.now() / 1000 + seconds) * 1000)
const written = (time: Date) => time.toISOString().replace('.000Z', 'Z')
const chinaDay = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

test('an item comes and goes at its moments everywhere, while nobody touches a file', async () => {
  const [from, to] = [inSeconds(3), inSeconds(7)]
  const id = `${chinaDay()}-at-its-moment`
  const shared = `publishAt: ${written(from)}\nuntil: ${written(to)}`
  const places = async () => {
    const answers = await Promise.all([
      served.get(`/${id}`),
      served.get(`/en/${id}`),
      served.get('/feeds/news.xml'),
      served.get('/sitemap.xml'),
      served.ask('newsList', 'zh', { type: 'company' }),
      served.ask('search', 'en', { keyword: 'zucchini' }),
    ])
    return answers.map(({ statusCode, body }) => statusCode === 200 && body.includes(id))
  }
  const [none, all] = [Array(6).fill(false), Array(6).fill(true)]
  expect(await places()).toEqual(none)
  await served.sample.write(`news/company/${id}.yaml`, article(chinaDay(), { en: 'Zucchini.', shared }))
  await served.site.reload()
  expect(await places()).toEqual(none)

  const swaps: number[] = []
  served.site.onSwap(() => swaps.push(Date.now()))
  await expect.poll(places, { timeout: 20_000, interval: 100 }).toEqual(all)
  await expect.poll(places, { timeout: 20_000, interval: 100 }).toEqual(none)
  expect(swaps).toHaveLength(2)
  for (const [at, moment] of [from, to].entries()) expect((swaps[at] ?? 0) - moment.getTime()).toBeGreaterThanOrEqual(0)
}, 60_000)
