import { afterAll, beforeAll, expect, test } from 'vitest'
import { article } from '../testing/article.ts'
import { type Served, serve } from '../testing/served.ts'

const day = '2026-10-10'
let served: Served
beforeAll(async () => {
  served = await serve(
    {},
    {
      content: 'dairy',
      before: async ({ write }) => {
        await write(`news/company/${day}-first.yaml`, article(day))
        await write(`news/company/${day}-corrected.yaml`, article(day, { shared: 'updated: 2026-10-12' }))
      },
    },
  )
})
afterAll(() => served.close())

test('an article was last changed on its day, or on that of its correction', async () => {
  const { body } = await served.get('/sitemap.xml')
  for (const [id, changed] of [
    ['first', day],
    ['corrected', '2026-10-12'],
  ])
    expect(body).toMatch(new RegExp(`<loc>[^<]*/${day}-${id}</loc><lastmod>${changed}</lastmod>`))
})
