import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build } from '../../build/build.ts'
import { serve } from '../testing/served.ts'

test('the terms lead to the licences of everything that the scripts and fonts are made of', async () => {
  const dist = join(import.meta.dirname, '../../dist')
  await build(() => {}, dist)
  const text = await readFile(join(dist, 'third-party-notices.md'), 'utf8')
  const named = [...text.matchAll(/^## (\S+) - \S+ \((\S+)\)$/gm)].map(([, name, licence]) => ({ name, licence }))
  for (const name of ['react', 'react-dom', '@tanstack/react-query', 'age-encryption', '@fontsource-variable/figtree'])
    expect(named.map((one) => one.name)).toContain(name)
  expect([...new Set(named.map(({ licence }) => licence))].sort()).toEqual(['BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'])
  const served = await serve({}, { before: async ({ settings }) => void Object.assign(settings, { dist }) })
  onTestFinished(() => served.close())
  for (const path of ['/terms', '/en/terms'])
    expect((await served.get(path)).body).toContain('href="/third-party-notices.txt"')
  const answer = await served.get('/third-party-notices.txt')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body).toBe(text)
})
