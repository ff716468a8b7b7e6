import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cp, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takePrepared } from './prepared.ts'
import { openSite } from './site.ts'
import { createSample } from './testing/sample.ts'

const log = { info: () => undefined, error: (line: string) => expect.unreachable(line) }

test('a first start with what a release has prepared makes no picture, and changes nothing that is there', async () => {
  const { settings, dispose } = await createSample({}, 'dairy')
  onTestFinished(dispose)
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const release = { ...settings, prepared: join(folder, 'prepared'), data: join(folder, 'data') }
  for (const part of ['pictures', 'pdf'])
    await cp(join(settings.data, part), join(release.prepared, part), { recursive: true })
  // An archive knows whole seconds, a checkout its own times.
  const media = join(settings.content, 'media')
  for (const name of readdirSync(media, { recursive: true, encoding: 'utf8' }))
    await utimes(join(media, name), 1_700_000_000, 1_700_000_000)

  await takePrepared(release, log)
  const site = await openSite(release, log)
  const { done, total } = site.pictures.progress
  expect([done, total > 5]).toEqual([total, true])
  await site.close()

  const list = join(release.data, 'pictures/pictures.json')
  const before = readFileSync(list, 'utf8')
  await takePrepared(release, log)
  expect(readFileSync(list, 'utf8')).toBe(before)
})

test('without a release nothing is taken', async () => {
  const { settings, dispose } = await createSample({}, 'dairy')
  onTestFinished(dispose)
  await takePrepared({ ...settings, prepared: join(settings.data, 'none') }, log)
})
