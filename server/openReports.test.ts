import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { readSettings } from './settings.ts'
import { facilityLines } from './startReport.ts'
import { keysFileOf } from './testing/keys.ts'
import { type Served, serve } from './testing/served.ts'

const starter = join(import.meta.dirname, '../examples/starter')
let served: Served
afterEach(() => served.close())

test('a site without channels makes no keys for a trial, keeps no store and has no call of the report', async () => {
  served = await serve({ CONTENT_DIR: starter }, { complaints: true })
  expect(served.complaints).toBeUndefined()
  const [, off] = facilityLines(readSettings({ LANG: 'en' }), { ...served, tracker: undefined })
  expect(off).toContain('misconduct reports (the content has no channels.yaml)')
  expect((await readdir(served.sample.settings.data)).filter((name) => /key|complaint/i.test(name))).toEqual([])
  expect((await served.get(complaintPaths.channels)).statusCode).toBe(404)
  for (const url of [complaintPaths.save, complaintPaths.upload, deskPaths.challenge]) {
    const { statusCode } = await served.app.inject({ method: 'POST', url, payload: {} })
    expect([url, statusCode]).toEqual([url, 404])
  }
  expect((await served.get('/')).body).not.toContain('"trial"')
  expect((await served.get('/readyz')).json()).not.toHaveProperty('reports')
})

test('where officers have keys their cases stay open to them, although the content names no channel any more', async () => {
  const officer = await officerKeys(await newFileKey())
  served = await serve({ CONTENT_DIR: starter }, { complaints: true, keys: keysFileOf([officer], []) })
  expect(served.complaints?.keys.channels.map(({ id }) => id)).toEqual(['compliance'])
})
