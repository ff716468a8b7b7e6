import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { contentHookRoutes } from '../server/routes/contentHook.ts'
import { createHooks } from './hooks.ts'

const secret = 'a secret of the repository'
const about = 'what was published'

test('each node of the site is told what it accepts, and one that is away or refuses ends nothing', async () => {
  let asked = 0
  const nodes = await Promise.all(
    [secret, secret, 'another secret of the site'].map(async (secret) => {
      const app = Fastify()
      await app.register(async (scope) => contentHookRoutes(scope, { secret, ask: () => void asked++ }))
      await app.listen({ port: 0, host: '127.0.0.1' })
      return app
    }),
  )
  const portOf = (app: (typeof nodes)[number]) => (app.server.address() as AddressInfo).port // it listens
  const addresses = nodes.map((app) => `http://127.0.0.1:${portOf(app)}/content-hook`)
  const told: string[] = []
  const tell = createHooks({ addresses, secret, about, log: { error: (line) => void told.push(line) } })
  await tell({ event: 'published' })
  expect(asked).toBe(2)
  expect(told).toEqual([expect.stringMatching(/^edit: 127\.0\.0\.1:\d+ was not told .* answered 403$/)])
  const [first] = nodes
  const closed = first && once(first.server, 'close')
  await first?.close()
  await closed
  await tell({ event: 'published' })
  expect([asked, told]).toEqual([3, expect.objectContaining({ length: 3 })])
  for (const app of nodes) await app.close()
})

test('without nodes nobody is asked', async () => {
  const told: string[] = []
  await createHooks({ addresses: [], secret, about, log: { error: (line) => void told.push(line) } })({})
  expect(told).toEqual([])
})
