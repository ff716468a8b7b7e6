import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSample } from '../../testing/servedSample.ts'

let served: Awaited<ReturnType<typeof serveSample>>
beforeAll(async () => {
  served = await serveSample('dairy')
})
afterAll(() => served.close())

test('what nobody has changed since a moment is told by the history, a file that was changed is not', async () => {
  const before = await served.repository.touchedSince(0)
  expect(before.has('site.yaml')).toBe(true)
  expect((await served.repository.touchedSince(Date.now() + 60_000)).size).toBe(0)
})

test('the log of who did what has a line for each save and publish, and no cell that is a formula', async () => {
  const { data, versions } = (await served.get('/api/item?kind=site&id=site')).json
  const saved = await served.post('/api/item', {
    kind: 'site',
    id: 'site',
    versions,
    data: { ...data, accent: '#336699' },
  })
  expect(saved.status).toBe(200)
  const { status, text } = await served.read('/api/audit')
  expect(status).toBe(200)
  const [head, latest] = text.replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('"time","who","branch","what","files","revision"')
  expect(latest).toMatch(/^"\d{4}-\d\d-\d\dT[^"]+","Bo Li","saved","[^"]*site[^"]*","site\.yaml","[0-9a-f]{40}"$/)
})
