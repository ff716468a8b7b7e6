import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { buildEdit } from './edit.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-edit-'))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(dist, { recursive: true })
})

/** Said by the page with all parts alone. */
const sample = 'This is a sample of what is wrong.'
const scriptsIn = (folder: string) =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))
    .join('\n')

test('the editors’ page is built once for its sources, and its document holds no script or style of its own', async () => {
  expect(await buildEdit(() => {}, dist)).toBe(true)
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(html.match(/<script[^>]*>[^<]/)).toBeNull()
  expect(html).not.toContain('<style')
  expect(html).not.toMatch(/ on\w+=| style=/)
  for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g))
    expect(path.startsWith('data:') || existsSync(join(dist, path)), path).toBe(true)
  expect(scriptsIn(dist)).not.toMatch(/\beval\(/)
  expect(scriptsIn(dist)).not.toContain(sample)
  expect(await buildEdit(() => {}, dist)).toBe(false)
})

test('the page with all parts is the same document with another script', async () => {
  vi.stubEnv('VITE_SHOWROOM', '1')
  const showroom = join(dist, 'showroom')
  await buildEdit(() => {}, showroom)
  expect(readFileSync(join(showroom, 'index.html'), 'utf8')).toMatch(/<script type="module"/)
  expect(scriptsIn(showroom)).toContain(sample)
})
