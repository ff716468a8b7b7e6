import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { askDesk, trialOfficer } from './testing/desk.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ SITE_ORIGIN: 'https://www.qingsui.example' }, { complaints: true })
})
afterAll(() => served.close())

test.each([
  ['https://www.qingsui.example', 200],
  ['http://localhost', 200], // a tunnel to the machine itself
  ['http://127.0.0.1:8443', 200],
  ['http://127.0.0.1.qingsui.example', 403],
  ['https://qingsui.example', 403],
])('where the site names its origin, requests for it are taken: %s gets %i', async (origin, status) => {
  const officer = await trialOfficer(served, 'compliance')
  expect(await askDesk(served, officer, { action: 'list', page: 1, origin })).toMatchObject({ status })
})

test('where the site names none, the host that a request came under proves nothing', async () => {
  const local = await serve({}, { complaints: true })
  onTestFinished(local.close)
  const officer = await trialOfficer(local, 'compliance')
  const origin = 'https://evil.example'
  // Somebody passes an officer's request on and writes the host that it names.
  const asked = askDesk(local, officer, { action: 'list', page: 1, origin }, { host: 'evil.example' })
  expect(await asked).toMatchObject({ status: 403 })
  expect(await askDesk(local, officer, { action: 'list', page: 1 })).toMatchObject({ status: 200 })
})
