import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isIntegrity } from '#contract/paths.ts'
import { testBundle } from '../testing/bundle.ts'
import { type Served, serve } from '../testing/served.ts'

const drawn: string[] = []
let served: Served
let pages: string[]
beforeAll(async () => {
  served = await serve(
    {},
    {
      bundle: {
        ...testBundle,
        async renderPage(route, ...others) {
          const page = await testBundle.renderPage(route, ...others)
          drawn.push(route)
          return page
        },
      },
    },
  )
  await served.app.listen({ port: 0, host: '127.0.0.1' })
  pages = [...served.site.content.zh.pages.keys()].filter(isIntegrity)
  await allDrawn()
})
afterAll(() => served.close())

const allDrawn = () => vi.waitFor(() => expect(drawn.toSorted()).toEqual([...pages, ...pages].toSorted()), 20_000)

test('are drawn before anybody asks, and asking leaves no trace', async () => {
  expect(pages.length).toBeGreaterThan(3)
  for (const path of [...pages, ...pages.map((path) => `/en${path}`), ...pages]) {
    const { body, statusCode } = await served.get(path)
    expect([statusCode, body.includes('<h1')], path).toEqual([200, true])
  }
  expect(drawn).toHaveLength(2 * pages.length)
})

test('are drawn anew, all of them, when the content changes', async () => {
  drawn.length = 0
  await served.sample.edit('pages/honest.zh.yaml', /^title: .*/m, 'title: 另一种廉洁')
  await served.site.reload()
  await allDrawn()
  expect((await served.get('/honest')).body).toContain('另一种廉洁')
})

test('are drawn one by one, so that other visits wait for one of them at most', async () => {
  drawn.length = 0
  const perTurn: number[] = []
  let turn = setImmediate(function count() {
    perTurn.push(drawn.length)
    turn = setImmediate(count)
  })
  await served.sample.edit('pages/honest.zh.yaml', /^title: .*/m, 'title: 第三种廉洁')
  await served.site.reload()
  await allDrawn()
  clearImmediate(turn)
  expect(Math.max(...perTurn.map((soFar, at) => soFar - (perTurn[at - 1] ?? 0)))).toBe(1)
})

test('are drawn anew when the day changes, whichever of them is asked for', async () => {
  drawn.length = 0
  const day = 24 * 60 * 60 * 1000
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + day)
  await served.get('/culture')
  expect(drawn).toEqual(['/culture'])
  drawn.length = 0
  await served.get('/honest/list')
  await vi.waitFor(() => expect(drawn.filter((route) => route === '/honest/report')).toHaveLength(2), 20_000)
  later.mockRestore()
})
