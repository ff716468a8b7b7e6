import { afterEach, expect, test } from 'vitest'
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
