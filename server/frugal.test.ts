import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frugal } from './frugal.ts'
import { createSample } from './testing/sample.ts'

const addressOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
const opening = `
  import { readSettings } from ${addressOf('settings.ts')}
  import { openSite } from ${addressOf('stores/site.ts')}
  const site = await openSite(readSettings(process.env), console)
  site.close()
  console.log(process.report.getReport().sharedObjects.join())`

test('a start that finds all as it was has its code compiled and does without the library of pictures', async () => {
  const { settings, dispose } = await createSample()
  const { flags, env } = frugal(settings.data)
  const open = () =>
    spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', opening], {
      env: { ...env, CONTENT_DIR: settings.content, DATA_DIR: settings.data },
      encoding: 'utf8',
    })
  const first = open()
  expect(first.stderr).toBe('')
  expect(first.stdout).toContain('libvips')
  const compiled = await readdir(join(settings.data, 'compiled'), { recursive: true })
  expect(compiled.length).toBeGreaterThan(100)
  const second = open()
  expect(second.stderr).toBe('')
  expect(second.stdout).not.toContain('libvips')
  await dispose()
}, 180_000)
