import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { motif } from '#contract/picture.ts'
import { soundDrawing } from '../pictures/drawings.ts'
import { drawSheet } from './drawSheet.ts'
import { createSheets } from './sheets.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))

const green = '#8fc31f'
const drawingOf = async (src: string) => readFile(join(folder, src.replace('/pictures/', '')), 'utf8')

test('a page has the same sheet whenever it is drawn, and each page one of its own', async () => {
  const [once, again] = [createSheets(green), createSheets(green)]
  const { src, width, height } = once.of('/search', 'lens')
  expect(again.of('/search', 'lens').src).toBe(src)
  expect(width / height).toBe(4)
  const other = once.of('/financial', 'lens').src
  expect(other).not.toBe(src)
  await once.write(folder)
  const [mine, theirs] = [await drawingOf(src), await drawingOf(other)]
  expect(mine).not.toBe(theirs)
  expect(mine.split('<g transform').slice(1)).toEqual(theirs.split('<g transform').slice(1)) // the model is that of the motif
})

test('a sheet is drawn once, however often the content is read', async () => {
  const sheets = createSheets(green)
  const { src } = sheets.of('/search', 'lens')
  await sheets.write(folder)
  const file = join(folder, src.replace('/pictures/', ''))
  await writeFile(file, 'kept')
  await sheets.write(folder)
  expect(await readFile(file, 'utf8')).toBe('kept')
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
})

test('the colours follow the accent of the company', () => {
  const [blue, leaf] = ['#1f5fbf', green].map((accent) => drawSheet({ seed: 1, motif: 'bars' }, accent))
  expect(leaf).toContain(green)
  expect(blue).not.toContain(green)
  const shapes = (drawing = '') => drawing.replace(/<style>.*<\/style>/, '')
  expect(shapes(blue)).toBe(shapes(leaf))
})

test.each(motif.options)('the model %s is a sound drawing of a few kilobytes', (name) => {
  for (const seed of [1, 2, 3]) {
    const drawing = drawSheet({ seed, motif: name }, green)
    expect(drawing.length).toBeLessThan(10_000)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    expect(soundDrawing(Buffer.from(drawing)).toString()).toBe(drawing)
  }
})

test('without a motif there is land alone', () => {
  expect(drawSheet({ seed: 1 }, green)).not.toContain('<g transform')
})
