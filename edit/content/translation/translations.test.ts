import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Repository } from '../../repository/types.ts'
import { bo, change, createPlace, type Place } from '../../testing/repositories.ts'
import { openTranslations } from './translations.ts'

const item = { kind: 'company', id: '2026-11-12-a' }
const path = 'news/company/2026-11-12-a.yaml'
const news = (zh: string, en: string) =>
  JSON.stringify({
    date: '2026-11-12',
    category: '1',
    zh: { title: zh, summary: '摘', source: '源', body: '文' },
    en: { title: en, summary: 'B', source: 'C', body: 'D' },
  })
const page = (title: string) =>
  JSON.stringify({
    title,
    subtitle: title,
    description: title,
    picture: 'a.webp',
    alt: 'x',
    blocks: [{ type: 'prose', text: 'x' }],
  })

let place: Place
let repository: Repository
beforeEach(async () => {
  place = createPlace()
  place.write(path, news('一', 'one'))
  place.write('pages/culture.zh.yaml', page('文化'))
  place.write('pages/culture.en.yaml', page('Culture'))
  repository = await place.open()
})
afterEach(() => place.dispose())
const save = (file: string, text: string | null) => change(repository, file, text, bo)

test('a save of one language makes the other stale, a save of that ends it', async () => {
  const translations = openTranslations(repository)
  expect(await translations.all()).toEqual(new Map())
  await save(path, news('二', 'one'))
  expect(await translations.of(item)).toMatchObject({ 'en title': { source: '一', by: 'Bo Li' } })
  await repository.publish([path], bo)
  expect(await translations.of(item)).toHaveProperty('en title')
  await save(path, news('二', 'two'))
  expect(await translations.all()).toEqual(new Map())
})

test('a page is followed though one of its files alone is saved; what is removed is forgotten', async () => {
  const translations = openTranslations(repository)
  await save('pages/culture.zh.yaml', page('企业文化'))
  const culture = { kind: 'page', id: 'culture' }
  expect(Object.keys(await translations.of(culture))).toEqual(['en title', 'en subtitle', 'en description'])
  await save('pages/culture.zh.yaml', null)
  await save('pages/culture.en.yaml', null)
  expect(await translations.all()).toEqual(new Map())
})

test('what was changed by hand counts; a broken file tells nothing, and changes nothing that is known', async () => {
  const translations = openTranslations(repository)
  place.write(path, news('二', 'one'))
  await repository.update()
  expect(Object.keys(await translations.of(item))).toEqual(['en title'])
  await save(path, 'title：x')
  expect(Object.keys(await translations.of(item))).toEqual(['en title'])
})

test('a text that is marked as right is so until its source changes again, also for the next start', async () => {
  const translations = openTranslations(repository)
  await save(path, news('二', 'one'))
  await translations.markRight(item, ['en title'], bo)
  expect(await translations.all()).toEqual(new Map())
  await save(path, news('三', 'one'))
  expect(await translations.of(item)).toMatchObject({ 'en title': { source: '二' } })
})

test('what is known is made again from the history, and goes on from what is kept', async () => {
  await save(path, news('二', 'one'))
  const known = await openTranslations(repository).all()
  expect(known.size).toBe(1)
  expect(await openTranslations(repository).all()).toEqual(known)
  rmSync(join(repository.caches, 'translations.json'))
  expect(await openTranslations(repository).all()).toEqual(known)
  await openTranslations(repository).markRight(item, ['en title'], bo)
  expect(await openTranslations(repository).all()).toEqual(new Map())
})
