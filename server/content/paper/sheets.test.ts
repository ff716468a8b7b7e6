import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawFigure } from './drawFigure.ts'
import type { Figure } from './figureOf.ts'
import { createSheets } from './sheets.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))

const green = '#8fc31f'
const profit: Figure = {
  kind: 'bars',
  title: 'Net profit',
  unit: 'RMB bn',
  bars: [
    { name: '2024', value: 18.6, tone: 'past' },
    { name: '2025', value: 12.3, tone: 'now' },
  ],
}
const fileOf = (src: string) => join(folder, src.replace('/pictures/', ''))

test('a figure has the same sheet whenever it is drawn, another figure or accent another one', async () => {
  const sheets = createSheets(green)
  const { src, width, height } = sheets.of(profit)
  expect(width / height).toBe(4)
  expect(createSheets(green).of(profit).src).toBe(src)
  const others = [sheets.of(undefined), sheets.of({ ...profit, title: '净利润' }), createSheets('#1f5fbf').of(profit)]
  expect(new Set([src, ...others.map((other) => other.src)]).size).toBe(4)
  await sheets.write(folder)
  expect(await readFile(fileOf(src), 'utf8')).toContain('Net profit')
  expect(await readFile(fileOf(others[0]?.src ?? ''), 'utf8')).not.toContain('<text')
})

test('a sheet is written once, however often the content is read', async () => {
  const sheets = createSheets(green)
  const { src } = sheets.of(profit)
  await sheets.write(folder)
  await writeFile(fileOf(src), 'kept')
  await sheets.write(folder)
  expect(await readFile(fileOf(src), 'utf8')).toBe('kept')
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
})

test('a sheet is named by what is drawn: folders and browsers keep none of another drawing', () => {
  const course: Figure = {
    ...{ kind: 'lines', title: 'Price', unit: 'RMB', names: ['2024', '2025'] },
    lines: [{ name: 'Price', values: [1, 2], tone: 'now' }],
  }
  const sheets = createSheets(green)
  for (const figure of [profit, course, undefined]) {
    const hash = createHash('sha256').update(drawFigure(figure, green)).digest('hex').slice(0, 10)
    expect(sheets.of(figure).src).toBe(`/pictures/paper.${hash}.svg`)
  }
})
