import { test } from '@playwright/test'
import type { Running } from '../server/testing/program.ts'
import { arrived, codeOf, expect, goOn, openForm, picker, send, write } from './complaint.ts'
import { serveBeside } from './hosting.ts'
import { apartPorts } from './ports.ts'
import { all, still, watch } from './site.ts'

const site = `http://127.0.0.1:${apartPorts.site}`
const uploads = `http://127.0.0.1:${apartPorts.uploads}`
test.use({ ...still, baseURL: site })
test.setTimeout(180_000)

const running: Running[] = []
test.beforeAll(async () => {
  running.push(await serveBeside(apartPorts.site, { UPLOAD_ORIGIN: uploads, SITE_ORIGIN: site }))
  running.push(await serveBeside(apartPorts.uploads, { SITE_ORIGIN: site }))
})
test.afterAll(async () => {
  for (const server of running) await server.stop()
})

test('the files of a report go to the upload host, and the report to the site', all, async ({ page }) => {
  const wrong = watch(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await openForm(page, 'zh')
  await write(page)
  await goOn(page, 'zh')
  const file = { name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('a slip of paper') }
  await picker(page).setInputFiles([file])
  await send(page, 'zh')
  const { files } = await arrived(page, await codeOf(page))
  expect(files.map(String)).toEqual(['a slip of paper'])
  expect(sent).toContain(`${uploads}/file/upload/v4`)
  expect(sent).toContain(`${site}/api/compliance/complaint/save/notoken`)
  expect(sent.filter((url) => url.startsWith(uploads) !== url.endsWith('/file/upload/v4'))).toEqual([])
  expect(wrong).toEqual([])
})
