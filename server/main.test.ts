import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createSample } from './testing/sample.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [program], { env: { LANG: 'en', ...env }, encoding: 'utf8' })

test('a wrong setting ends the start with its name', () => {
  const { status, stderr } = start({ PORT: 'http' })
  expect(status).toBe(1)
  expect(stderr).toBe('The settings cannot be used.\nPORT: a whole number from 0 to 65535\n')
})

test('a first start without a menu that can be used ends with what to mend', async () => {
  const { settings, write, dispose } = await createSample()
  await write('navigation.yaml', 'first: order\n')
  const own = { CONTENT_DIR: settings.content, DATA_DIR: join(settings.data, 'own'), PORT: '0' }
  const { status, stderr } = start(own)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The content cannot be used. What to mend:\n\n {2}navigation.yaml:1 — /)
  expect(stderr).not.toContain('    at ')
  expect(start({ ...own, LANG: 'zh_CN.UTF-8' }).stderr).toMatch(
    /^内容无法使用，请先改正：\n\n {2}navigation.yaml:1 — 列表的这一项开头缺少“- ”。/,
  )
  await dispose()
})
