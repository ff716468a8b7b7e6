import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFirstPicture } from './firstPicture.ts'

let folder: string
const picture = randomBytes(8_000)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-picture-'))
  await writeFile(join(folder, 'ship.narrow-720.avif'), picture)
  await writeFile(join(folder, 'field.narrow-720.avif'), randomBytes(40_000))
})
afterAll(() => rm(folder, { recursive: true }))

const source = (name: string) =>
  `<source media="(max-width: 47.99em)" type="image/avif" srcSet="/pictures/${name}.narrow-400.avif 400w, /pictures/${name}.narrow-720.avif 720w" sizes="100vw"/>`
const others =
  '<source media="(max-width: 47.99em)" srcSet="/a.webp 720w" sizes="100vw"/><source type="image/avif" srcSet="/a.avif 800w"/>'
const framed = (name: string, image: string) => `<picture>${source(name)}${others}${image}</picture>`
const first = framed('ship', '<img src="/a.webp" loading="eager" fetchPriority="high">')
const second = framed('ship', '<img src="/a.webp" loading="lazy">')
/** What no compression makes shorter. */
const text = (bytes: number) => `<p>${randomBytes(bytes).toString('base64')}</p>`

test('a document of two round trips brings the largest picture for phones inside, and the others as before', async () => {
  const html = second + first + text(16_000)
  const inside = `<source media="(max-width: 47.99em)" type="image/avif" srcSet="data:image/avif;base64,${picture.toString('base64')}" sizes="100vw"/>`
  expect(await withFirstPicture(html, folder)).toBe(
    html.replace(first, () => first.replace(source('ship'), () => inside)),
  )
})

test('a document of one round trip stays as it is', async () => {
  const html = first + text(9_000)
  expect(await withFirstPicture(html, folder)).toBe(html)
})

test('a document that seems a little longer than one round trip is measured', async () => {
  const row = (at: number) =>
    `<li class="row r${at % 3}"><a href="/page/${(at * 7919) % 61}">${(at * 104_729) % 99_991}</a></li>`
  const rows = (many: number) => Array.from({ length: many }, (_, at) => row(at)).join('')
  const bytes = (html: string, quality: number) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  let many = 1000
  while (bytes(first + rows(many), 5) * 0.9 <= 13_580) many += 20
  const html = first + rows(many)
  expect(bytes(html, 11)).toBeLessThan(13_580) // else the rows above prove nothing
  expect(await withFirstPicture(html, folder)).toBe(html)
})

test('a picture that would take a third round trip stays outside', async () => {
  const html = first.replaceAll('ship', 'field') + text(16_000)
  expect(await withFirstPicture(html, folder)).toBe(html)
})

test('a picture that cannot be read stays outside', async () => {
  const html = first.replaceAll('ship', 'lost') + text(16_000)
  expect(await withFirstPicture(html, folder)).toBe(html)
})

test('without a first picture for phones there is nothing to bring', async () => {
  const html = second + text(16_000)
  expect(await withFirstPicture(html, folder)).toBe(html)
})
