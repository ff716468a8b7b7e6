import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withChartPictures } from './chartPictures.ts'
import type { StyleRule } from './stores/styles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'charts-'))
})
afterEach(() => rm(folder, { recursive: true }))

const rule = (name: string, css: string): StyleRule => ({
  file: '/assets/a.css',
  around: [],
  selectors: [{ text: name, needs: [[name]] }],
  css,
})
const rules: StyleRule[] = [
  { file: '/assets/a.css', around: [], selectors: [{ text: ':root', needs: [[]] }], css: '{--ink:#123;--spare:#456}' },
  rule('.line', '{stroke:var(--ink)}'),
  rule('.other', '{stroke:red}'),
  rule('line', '{fill:none}'),
]
const svg = (length: number) => `<svg viewBox="0 0 9 9"><line class="line" x2="${length}"></line></svg>`
const page = '<main><img src="chart-1" alt=""/><p>chart-0</p><img src="chart-0" alt=""/></main>'

test('each picture is a file with the styles of what is in it, and stands at its address', async () => {
  const html = withChartPictures({ html: page, pictures: [svg(1), svg(2)] }, rules, folder)
  const [second, first] = [...html.matchAll(/src="\/pictures\/(chart\.[0-9a-f]{10}\.svg)"/g)].map(([, name]) => name)
  expect(html).toContain('<p>chart-0</p>')
  expect(await readFile(join(folder, first ?? ''), 'utf8')).toBe(
    '<svg viewBox="0 0 9 9"><style>.line{stroke:#123}</style><line class="line" x2="1"></line></svg>',
  )
  expect(await readFile(join(folder, second ?? ''), 'utf8')).toContain('x2="2"')
})

test('what is drawn alike has one file, which others find again', async () => {
  const drawn = { html: page, pictures: [svg(1), svg(1)] }
  const [once, again] = [withChartPictures(drawn, rules, folder), withChartPictures(drawn, rules, folder)]
  expect(again).toBe(once)
  expect(await readdir(folder)).toHaveLength(1)
})

test('a page without charts stays as it is', async () => {
  expect(withChartPictures({ html: '<main></main>', pictures: [] }, rules, folder)).toBe('<main></main>')
})
