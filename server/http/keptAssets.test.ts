import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../testing/served.ts'
import { keepAssets } from './keptAssets.ts'

const day = 24 * 3_600_000

test('built files of versions before are kept for thirty days after their last start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [first, second, kept] = [join(folder, 'first'), join(folder, 'second'), join(folder, 'kept')]
  for (const [version, names] of [
    [first, ['app-1.js', 'style-1.css']],
    [second, ['app-2.js', 'style-1.css']],
  ] as const) {
    await mkdir(version)
    for (const name of names) await writeFile(join(version, name), name)
  }
  const now = Date.UTC(2026, 10, 27)
  await keepAssets(first, kept, now)
  await keepAssets(second, kept, now + 29 * day)
  expect((await readdir(kept)).sort()).toEqual(['app-1.js', 'app-2.js', 'style-1.css'])
  await keepAssets(second, kept, now + 31 * day)
  expect((await readdir(kept)).sort()).toEqual(['app-2.js', 'style-1.css'])
})

test('a document of the version before finds its script, in the encoding that was built', async () => {
  const served = await serve(
    {},
    {
      async before({ settings }) {
        const old = join(settings.data, 'old')
        await mkdir(old)
        for (const ending of ['', '.br', '.gz']) await writeFile(join(old, `app-0old.js${ending}`), `old${ending}`)
        await keepAssets(old, join(settings.data, 'assets'))
      },
    },
  )
  onTestFinished(() => served.close())
  const { statusCode, headers, body } = await served.get('/assets/app-0old.js', { 'accept-encoding': 'br' })
  expect([statusCode, headers['content-encoding'], body]).toEqual([200, 'br', 'old.br'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await served.get('/assets/app-1a2b.js')).body).toBe('script')
  expect((await served.get('/assets/none-1a2b.js')).statusCode).toBe(404)
})
