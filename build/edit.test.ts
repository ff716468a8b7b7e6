import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildEdit } from './edit.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-edit-'))
afterAll(() => rmSync(dist, { recursive: true }))

test('the editors’ page is built once for its sources, and its document holds no script or style of its own', async () => {
  expect(await buildEdit(() => {}, dist)).toBe(true)
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(html.match(/<script[^>]*>[^<]/)).toBeNull()
  expect(html).not.toContain('<style')
  expect(html).not.toMatch(/ on\w+=| style=/)
  for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g))
    expect(path.startsWith('data:') || existsSync(join(dist, path)), path).toBe(true)
  for (const name of readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(dist, 'assets', name), 'utf8'), name).not.toMatch(/\beval\(/)
  expect(readdirSync(dist)).toContain('index.html')
  expect(readdirSync(dist)).not.toContain('showroom.html')
  expect(readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('showroom'))).toEqual([])
  expect(await buildEdit(() => {}, dist)).toBe(false)
})
