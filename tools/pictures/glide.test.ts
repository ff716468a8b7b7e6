import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SHEET, windowOf } from './glide.ts'
import { company } from './glides/company.ts'

const content = join(import.meta.dirname, '../../content')
const captions = (lang: string) => readFileSync(join(content, `media/films/company.${lang}.vtt`), 'utf8')

test('the film of the chain never looks past the edge of its sheet', () => {
  for (const view of [...company.stops, company.poster]) {
    const { left, top, width, height } = windowOf(company, view)
    expect([left >= 0, top >= 0, left + width <= SHEET.width, top + height <= SHEET.height]).toEqual(
      Array(4).fill(true),
    )
  }
})

test('what is pinned to the model is said in the captions, which end with the film', () => {
  const said = captions('en')
  const figures = company.pins.flatMap(({ text }) => text.match(/[A-Z]\d+|[\d,]+(–\d+)?/g) ?? [])
  expect(figures.filter((figure) => !said.includes(figure))).toEqual([])

  const article = readFileSync(join(content, 'news/videos/2026-11-19-film-company.yaml'), 'utf8')
  const seconds = company.stops.at(-1)?.at ?? 0
  expect(parse(article).duration).toBe(seconds)
  for (const lang of ['zh', 'en']) {
    const ends = [...captions(lang).matchAll(/--> 00:([\d.]+)/g)].map(([, end]) => Number(end))
    expect(Math.max(...ends)).toBeLessThanOrEqual(seconds)
  }
})
