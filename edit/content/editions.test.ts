import { afterEach, beforeEach, expect, test } from 'vitest'
import { bytesHash } from '#server/content/fileHashes.ts'
import { createMediaLibrary } from '../media/library.ts'
import type { Repository } from '../repository/repository.ts'
import { pdfOf } from '../testing/mediaSamples.ts'
import { bo, change, createPlace, type Place } from '../testing/repositories.ts'
import { rewrittenEditions, withItsPdfs } from './editions.ts'
import { readYaml } from './yamlFile.ts'

const [file, pdf] = ['announcements/a.yaml', 'media/announcements/a.zh.pdf']
const name = { kind: 'announcement', id: 'a' }
const [first, second, third] = ['/A 1', '/A 2', '/A 3'].map((catalog) => pdfOf({ catalog })) as [Buffer, Buffer, Buffer]

let place: Place
let repository: Repository
beforeEach(async () => {
  place = createPlace()
  place.write(file, 'date: 2026-11-06\nnumber: "1"\nzh: { title: 甲 }\n')
  repository = await place.open()
})
afterEach(() => place.dispose())

async function upload(bytes: Buffer) {
  const version = (await repository.read(pdf))?.version
  return createMediaLibrary(repository).upload({ path: pdf, bytes, version }, bo)
}
const editions = async () =>
  (readYaml((await repository.read(file))?.bytes ?? Buffer.alloc(0)).data as { editions: unknown[] }).editions
const hashOf = (bytes: Buffer) => ({ zh: bytesHash(bytes) })

test('a PDF is saved together with its hash in its item; until it is published another takes its place', async () => {
  await upload(first)
  expect(await editions()).toEqual([{ date: '2026-11-06', pdf: hashOf(first) }])
  await upload(second)
  expect(await editions()).toEqual([{ date: '2026-11-06', pdf: hashOf(second) }])
  expect((await repository.waiting()).map(({ path }) => path)).toEqual([file, pdf])
})

test('one in the place of a published PDF is an edition of today, whose reason is still to be said', async () => {
  await upload(first)
  await repository.publish([file, pdf], bo)
  await upload(second)
  const today = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
  expect(await editions()).toEqual([
    { date: '2026-11-06', pdf: hashOf(first) },
    { date: today, pdf: hashOf(second) },
  ])
  await upload(third)
  expect((await editions()).slice(1)).toEqual([{ date: today, pdf: hashOf(third) }])
  expect(await rewrittenEditions(repository, [name])).toEqual([])
})

test('nobody writes another hash over that of a published edition', async () => {
  await upload(first)
  await repository.publish([file, pdf], bo)
  const text = (await repository.read(file))?.bytes.toString() ?? ''
  await change(repository, file, text.replace(bytesHash(first), bytesHash(second)), bo)
  expect(await rewrittenEditions(repository, [name])).toMatchObject([
    { file, path: ['editions', 0], text: { en: expect.stringMatching(/is published and stays as it is/) } },
  ])
})

test('an item that is saved after its PDFs names them', () => {
  place.write(pdf, first)
  const data = { date: '2026-11-06', zh: { title: '甲' } }
  expect(withItsPdfs(place.content, name, data)).toMatchObject({
    editions: [{ date: '2026-11-06', pdf: hashOf(first) }],
  })
  expect(withItsPdfs(place.content, { kind: 'company', id: 'a' }, data)).toEqual(data)
})
