import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../server/settings.ts'
import { freePort } from '../../server/testing/freePort.ts'
import { answersAt } from '../../server/testing/program.ts'
import { findNginx, runNginx } from '../../server/testing/proxies.ts'
import { hostingFiles } from './hosting.ts'

test.skipIf(!findNginx())(
  'nginx writes down who read a page, and nothing of the report, searches, packs and files',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hosting-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const unlogged = ['/honest/report', '/ja/honest', '/search', '/en/trace', '/assets/a.js', '/pictures/a.webp']
    const files = [...unlogged, '/fonts/a.woff2', '/media/fonts/a.woff2', '/api/site/noToken/common/getSite']
    const hidden = files.map((path) => (path.includes('.') || path.startsWith('/api/') ? path : `${path}.html`))
    for (const path of [...hidden, '/index.html', '/culture.html', '/404.html']) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), path)
    }
    const settings = readSettings({ SITE_ORIGIN: 'https://www.company.example' })
    const text = (await hostingFiles(folder, settings, ['zh', 'en', 'ja'])).find(
      ([path]) => path === '/nginx.conf',
    )?.[1]
    const port = await freePort()
    const log = join(folder, 'access.log')
    const site = `access_log ${log};\n${text?.replace('listen 80;', `listen 127.0.0.1:${port};`)}`
    const nginx = await runNginx(findNginx() ?? '', site, answersAt(`http://127.0.0.1:${port}/`))
    onTestFinished(() => nginx.stop())
    for (const path of [...files, '/culture']) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      expect([path, response.status]).toEqual([path, 200])
      await response.arrayBuffer()
    }
    await expect.poll(() => readFile(log, 'utf8')).toContain('GET /culture ')
    const lines = (await readFile(log, 'utf8')).trim().split('\n')
    expect(lines.filter((line) => !/"GET \/ /.test(line))).toEqual([expect.stringContaining('GET /culture ')])
  },
)
