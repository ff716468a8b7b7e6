import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { message } from '#contract/messages.ts'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { openSite } from './site.ts'
import { postJson } from './testing/desk.ts'
import { keysFileOf } from './testing/keys.ts'
import { newReport } from './testing/reports.ts'
import type { Sample } from './testing/sample.ts'
import { serve } from './testing/served.ts'
import { fillDisk, mountDisk } from './testing/smallDisk.ts'

/** A site whose data lies on a small disk of its own; undefined where this user may mount none. `begun`: before the site opens. */
async function siteOnDisk(begun: (sample: Sample, filling: string) => Promise<void> = async () => {}) {
  const disk = mountDisk(48)
  if (!disk) return undefined
  const [data, filling] = [join(disk, 'data'), join(disk, 'filling')]
  const officer = await officerKeys(await newFileKey())
  const keys = keysFileOf([officer], [officer])
  const before = async (sample: Sample) => {
    cpSync(join(sample.settings.content, '../data'), data, { recursive: true, preserveTimestamps: true })
    await begun(sample, filling)
  }
  const served = await serve({ DATA_DIR: data }, { complaints: true, keys, before })
  onTestFinished(() => served.close())
  return { served, data, filling }
}

test('a start on a full disk serves the pages that are prepared, and takes reports once there is room', async ({
  skip,
}) => {
  const opened = await siteOnDisk(async (sample, filling) => {
    await prepareOnce(sample)
    fillDisk(filling)
  })
  if (!opened) return skip('this user may mount no disk')
  const { served, data, filling } = opened
  const full = `The disk of ${data} (DATA_DIR) is full: pages are served, and no reports are taken until there is room on it.`
  expect(served.log.filter((line) => /disk/i.test(line))).toEqual([full])
  expect((await served.get('/en/culture')).statusCode).toBe(200)
  const ready = async () => (await served.get('/readyz')).json()
  expect(await ready()).toMatchObject({ ready: true, reports: 'databaseAway' })
  const offered: Channels = (await served.get(complaintPaths.channels)).json().data
  const { body } = await newReport(offered)
  const refused = await postJson(served, complaintPaths.save, body)
  expect([refused.statusCode, refused.json().msg]).toEqual([503, message('storeUnavailable', 'en')])

  rmSync(filling)
  await expect.poll(ready).toMatchObject({ reports: 'taken' })
  const { body: again } = await newReport((await served.get(complaintPaths.channels)).json().data)
  expect((await postJson(served, complaintPaths.save, again)).json().data).toEqual({ saved: 'new' })
})

/** Opens the site once, as it was before the start that is looked at. */
async function prepareOnce({ settings }: Sample) {
  const site = await openSite(settings, { info: () => undefined, error: () => undefined })
  await site.pictures.finished()
  await site.readPdfs()
  await site.close()
}

test('a start on a full disk shows content that changed meanwhile as it last was good, and the new one once there is room', async ({
  skip,
}) => {
  const opened = await siteOnDisk(async (sample, filling) => {
    await prepareOnce(sample)
    await sample.edit('pages/culture.en.yaml', /^title: .*/m, 'title: Zebrawood')
    fillDisk(filling)
  })
  if (!opened) return skip('this user may mount no disk')
  const { served, data, filling } = opened
  const page = async () => (await served.get('/en/culture')).body
  expect(await page()).not.toContain('Zebrawood')
  const found = async (keyword: string) => (await served.ask('search', 'en', { keyword })).json().data.total
  expect(await found('culture')).toBeGreaterThan(0)
  expect(served.log).toContain(`content kept as it was: The disk of ${data} (DATA_DIR) is full: make room on it.`)
  expect((await served.get('/readyz')).json()).toMatchObject({ ready: true, problems: 1 })

  rmSync(filling)
  expect(await served.site.reload()).toBe(true)
  expect(await page()).toContain('Zebrawood')
  expect(await found('Zebrawood')).toBe(1)
})

test('a start on a full disk searches with the index that there is, also where a file of another kind has changed', async ({
  skip,
}) => {
  const opened = await siteOnDisk(async (sample, filling) => {
    await prepareOnce(sample)
    await sample.edit('pages/culture.en.yaml', /^title: .*/m, 'title: Zebrawood')
    await sample.write('media/reports/financial-statements.en.xlsx', 'another workbook')
    fillDisk(filling)
  })
  if (!opened) return skip('this user may mount no disk')
  const { served, filling } = opened
  expect((await served.get('/en/culture')).body).not.toContain('Zebrawood')
  const found = async (keyword: string) => (await served.ask('search', 'en', { keyword })).json().data.total
  expect(await found('culture')).toBeGreaterThan(0)
  rmSync(filling)
  expect(await served.site.reload()).toBe(true)
  expect(await found('Zebrawood')).toBe(1)
})

test('a disk that gets full while the site runs is said once, as is the room that comes back; readiness follows', async ({
  skip,
}) => {
  const opened = await siteOnDisk()
  if (!opened) return skip('this user may mount no disk')
  const { served, data, filling } = opened
  await served.site.pictures.finished()
  const reports = async () => (await served.get('/readyz')).json().reports
  expect(await reports()).toBe('taken')

  fillDisk(filling)
  await expect.poll(reports).toBe('databaseAway')
  rmSync(filling)
  await expect.poll(reports).toBe('taken')
  expect(served.log.filter((line) => /\bdisk\b/i.test(line))).toEqual([
    `The disk of ${data} (DATA_DIR) is full: pages are served, and no reports are taken until there is room on it.`,
    `There is room on the disk of ${data} (DATA_DIR) again: reports are taken again.`,
  ])
})
