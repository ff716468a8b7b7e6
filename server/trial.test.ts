import { afterEach, expect, test } from 'vitest'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { keysFileOf } from './testing/keys.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
afterEach(() => served.close())

const pages = ['/honest/report', '/en/honest/query', '/culture']

test('documents say where the server can read what is sealed: a page that leads there must know it too', async () => {
  served = await serve({}, { complaints: true })
  for (const page of pages) expect((await served.get(page)).body).toContain('"trial":true')
})

test('nothing is said where every channel has keys of its officers', async () => {
  const officer = await officerKeys(await newFileKey())
  served = await serve({}, { complaints: true, keys: keysFileOf([officer], [officer]) })
  for (const page of pages) expect((await served.get(page)).body).not.toContain('"trial"')
})

test('a release offers no trial, however it is reached: a proxy may write this machine’s name', async () => {
  served = await serve({ ALLOW_TRIAL_KEYS: '' }, { complaints: true })
  const { channels } = (await served.get(complaintPaths.channels, { host: '127.0.0.1:8080' })).json().data
  expect(channels).toEqual([])
  expect((await served.get('/readyz')).json().reports).toBe('noKeys')
  expect(served.log.join()).toMatch(/No reports are taken: .*ALLOW_TRIAL_KEYS=1/)
})

test('where other machines reach a site without an address, pages are served and reports are not, with a sentence', async () => {
  const officer = await officerKeys(await newFileKey())
  served = await serve({ HOST: '0.0.0.0' }, { complaints: true, keys: keysFileOf([officer], [officer]) })
  expect((await served.get('/en/honest/report')).statusCode).toBe(200)
  expect((await served.get(complaintPaths.channels)).json().data.channels).toEqual([])
  const why = served.log.filter((line) => line.startsWith('No reports are taken'))
  expect(why).toEqual([expect.stringMatching(/HOST=0\.0\.0\.0 .* SITE_ORIGIN/)])
})
