import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frameOf, placesOf } from './crops.ts'

const wide = { width: 4000, height: 1000 }
const ratiosOf = (kind: string, path: (string | number)[], size = wide) =>
  Object.fromEntries(placesOf(kind, path, size).map(({ name, ratio }) => [name, ratio]))

const stylesOf = (file: string) => readFileSync(join(import.meta.dirname, '../../../web', file), 'utf8')

/** The shapes that the site's styles give to a part of it. */
function shapesIn(file: string): number[] {
  return [...stylesOf(file).matchAll(/aspect-ratio: (\d[\d.]*)(?: \/ (\d+))?;/g)].map(
    ([, width, height]) => Number(width) / Number(height ?? 1),
  )
}

test('a crop is previewed in the shapes that the styles of the website give to its places', () => {
  const article = ratiosOf('company', ['picture'])
  expect(shapesIn('pages/ArticlePage.module.css')).toContain(article.article)
  expect(shapesIn('parts/ArticleRow.module.css')).toEqual(expect.arrayContaining([article.list, article.lead]))
  const page = ratiosOf('page', ['zh', 'picture'])
  expect(page).toEqual({ bannerWide: 4, bannerPhone: 390 / 140 })
  const section = ratiosOf('home', ['zh', 'sustainability', 'picture'])
  expect(shapesIn('pages/HomePage.module.css')).toEqual(
    expect.arrayContaining([section.sectionWide, section.sectionPhone]),
  )
  const gallery = ['zh', 'blocks', 2, 'items', 0, 'picture']
  expect(shapesIn('../blocks/gallery/Gallery.module.css')).toEqual(
    expect.arrayContaining([
      ratiosOf('page', gallery).galleryWide,
      ratiosOf('page', gallery, { width: 3, height: 2 }).gallery,
    ]),
  )
  expect(shapesIn('pages/LeadersPage.module.css')).toContain(ratiosOf('leader', ['picture']).portrait)
})

test('the frame has the shape of its place, keeps its point in sight, and stays within the picture', () => {
  for (const place of placesOf('page', ['zh', 'picture'], wide))
    for (const x of [0, 30, 100]) {
      const frame = frameOf(place, wide, { x, y: 50 })
      if (!frame) throw new Error(place.name)
      expect(frame.width / frame.height, place.name).toBeCloseTo(place.ratio, 1)
      expect(frame.left).toBeGreaterThanOrEqual(0)
      expect(frame.left + frame.width).toBeLessThanOrEqual(wide.width + 0.01)
      const point = (wide.width * x) / 100
      expect(point).toBeGreaterThanOrEqual(frame.left - 1)
      expect(point).toBeLessThanOrEqual(frame.left + frame.width + 1)
    }
})

test('of a very wide picture the server looks for what draws the eye, unless somebody says', () => {
  const [, phone] = placesOf('home', ['zh', 'banners', 0, 'picture'], wide)
  if (!phone) throw new Error('no phone')
  expect(frameOf(phone, wide, undefined)).toBeUndefined()
  expect(frameOf(phone, { width: 1600, height: 1200 }, undefined)).toBeDefined()
})
