import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSheet, encodePlan } from 'beasties/compiler'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BundleAssets, openSsrBundle } from './ssrBundle.ts'

const assets: BundleAssets = {
  entry: '/assets/main.js',
  app: '/assets/app.js',
  styles: '/assets/style.css',
  scripts: { app: ['/assets/library.js', '/assets/app.js'] },
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  for (const name of ['assets', 'server']) mkdirSync(join(folder, name))
  const files = {
    'assets.json': JSON.stringify(assets),
    'fonts.css': '',
    'styles.json': JSON.stringify(encodePlan(compileSheet('body{margin:0}', { href: assets.styles }))),
    'inline.js': '',
    'server/ssr.js': 'export const renderPage = 1, borrowedWords = 2',
    'server/package.json': '{ "type": "module" }',
  }
  const names = ['main.js', 'app.js', 'style.css', 'library.js'].map((name) => [`assets/${name}`, ''] as const)
  for (const [name, text] of [...Object.entries(files), ...names]) writeFileSync(join(folder, name), text)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a whole build is opened', async () => {
  expect((await openSsrBundle(folder)).assets).toEqual(assets)
})

test('one that lacks files for the browser, as after an unpacking that was cut off, is named incomplete', async () => {
  rmSync(join(folder, 'assets/library.js'))
  await expect(openSsrBundle(folder)).rejects.toThrow(
    `${folder} is incomplete: files are missing (1), the first is assets/library.js. Unpack the release again;`,
  )
  rmSync(join(folder, 'assets'), { recursive: true })
  await expect(openSsrBundle(folder)).rejects.toThrow('files are missing (4), the first is assets/main.js')
})

test('where there is none it is said what makes it', async () => {
  await expect(openSsrBundle(join(folder, 'nowhere'))).rejects.toThrow('"npm run build" makes it')
})
