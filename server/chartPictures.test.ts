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
const chart = (length: number) => ({ wide: svg(length), narrow: svg(length + 0.5) })
const shown = (name: string) => `<picture><source srcSet="${name}.narrow"/><img src="${name}" alt=""/></picture>`
const page = `<main>${shown('chart-1')}<p>chart-0</p>${shown('chart-0')}</main>`
const addresses = /srcSet="\/pictures\/(chart\.[0-9a-f]{10})\.narrow\.svg"\/><img src="\/pictures\/\1\.svg"/g

test('each chart is two files with the styles of what is in them, and they stand at their addresses', async () => {
  const html = withChartPictures({ html: page, pictures: [chart(1), chart(2)] }, rules, folder)
  const [second, first] = [...html.matchAll(addresses)].map(([, name]) => name)
  expect(html).toContain('<p>chart-0</p>')
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  expect(await read(`${first}.svg`)).toBe(
    '<svg viewBox="0 0 9 9"><style>.line{stroke:#123}</style><line class="line" x2="1"></line></svg>',
  )
  expect(await read(`${first}.narrow.svg`)).toContain('x2="1.5"')
  expect(await read(`${second}.svg`)).toContain('x2="2"')
})

test('what is drawn alike has the same files, which others find again', async () => {
  const drawn = { html: page, pictures: [chart(1), chart(1)] }
  const [once, again] = [withChartPictures(drawn, rules, folder), withChartPictures(drawn, rules, folder)]
  expect(again).toBe(once)
  expect(await readdir(folder)).toHaveLength(2)
})

test('a page without charts stays as it is', async () => {
  expect(withChartPictures({ html: '<main></main>', pictures: [] }, rules, folder)).toBe('<main></main>')
})
