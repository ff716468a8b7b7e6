import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newPage } from '../server/testing/newPage.ts'
import type { Running } from '../server/testing/program.ts'
import { serveApart } from './hosting.ts'
import { apartPorts } from './ports.ts'
import { all, expectRoute, heading, open, settled, still, visit, watch } from './site.ts'

test.use({ ...still, baseURL: `http://127.0.0.1:${apartPorts.page}` })
test.setTimeout(180_000)

const { path, titles, files, menu } = newPage
let content: string
let running: Running
test.beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'content-'))
  await cp('content', content, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(content, file), text)
  const navigation = await readFile(join(content, 'navigation.yaml'), 'utf8')
  await writeFile(
    join(content, 'navigation.yaml'),
    navigation.replace(menu.after, `${menu.after}\n        ${menu.entry}`),
  )
  running = await serveApart(apartPorts.page, { CONTENT_DIR: content })
})
test.afterAll(async () => {
  await running.stop()
  await rm(content, { recursive: true })
})

test(
  'a page of two content files and a menu entry is hydrated, and reached from its menu and by hash',
  all,
  async ({ page }) => {
    const wrong = watch(page)
    await page.goto(path)
    await settled(page)
    await expect(heading(page)).toHaveText(titles.zh)
    await visit(page, '/culture')
    await page.getByRole('navigation', { name: '本栏目页面' }).getByRole('link', { name: titles.zh }).click()
    await expect(heading(page)).toHaveText(titles.zh)
    await expectRoute(page, path)
    await open(page, path, 'en')
    await expect(heading(page)).toHaveText(titles.en)
    expect(wrong).toEqual([])
  },
)
