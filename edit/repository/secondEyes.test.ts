import { afterEach, beforeEach, expect, test } from 'vitest'
import { bo, change, chen, createPlace, type Place, picture } from '../testing/repositories.ts'
import type { Editor, Repository } from './repository.ts'

let place: Place
let repository: Repository
beforeEach(async () => {
  place = createPlace()
  place.write(
    'announcements/d.yaml',
    'picture: news/d.webp\nvideo: films/d.mp4\nbody: "[table](/media/files/d%20e.csv)"\n',
  )
  place.write('pages/securities.zh.yaml', 'value: $(revenue)\n')
  for (const name of ['announcements/d.zh.pdf', 'news/d.webp', 'films/d.mp4', 'films/d.zh.vtt', 'files/d e.csv'])
    place.write(`media/${name}`, picture)
  place.write('navigation.yaml', 'a: 1\n')
  place.write('figures.yaml', 'a: 1\n')
  repository = await place.open({ secondEyes: ['announcements', 'pages/securities'] })
})
afterEach(() => place.dispose())

const save = (path: string, by: Editor, text: string | null = `${by.mail} ${path}\n`) =>
  change(repository, path, text, by)
const refused = (path: string) => ({ reason: 'secondEyes', names: [path] })
const published = { outcome: 'published' }

const ofItems = [
  'announcements/d.yaml',
  'announcements/new.yaml',
  'pages/securities.zh.yaml',
  'media/announcements/d.zh.pdf',
  'media/announcements/new.zh.pdf',
  'media/news/d.webp',
  'media/films/d.mp4',
  'media/films/d.zh.vtt',
  'media/files/d e.csv',
  'navigation.yaml',
  'figures.yaml',
]

test('nobody publishes his own change of an item or of what belongs to it; another publisher does', async () => {
  for (const path of ofItems) {
    await save(path, bo)
    await expect(repository.publish([path], bo), path).rejects.toMatchObject(refused(path))
  }
  const other = { ...bo, mail: 'BO@qingsui.example' }
  await expect(repository.publish(['announcements/d.yaml'], other)).rejects.toMatchObject({ reason: 'secondEyes' })
  expect(await repository.publish(ofItems, chen)).toMatchObject(published)
})

test('nor that he removed one', async () => {
  for (const path of ['announcements/d.yaml', 'media/announcements/d.zh.pdf', 'media/news/d.webp']) {
    await save(path, bo, null)
    await expect(repository.publish([path], bo), path).rejects.toMatchObject(refused(path))
  }
})

test('a file that leaves an item together with its name needs second eyes, and one that comes to it', async () => {
  await save('announcements/d.yaml', bo, 'picture: news/e.webp\n')
  for (const path of ['media/news/d.webp', 'media/news/e.webp']) {
    await save(path, bo)
    await expect(repository.publish([path], bo), path).rejects.toMatchObject(refused(path))
  }
})

test('a colleague’s comma does not look through a text: who wrote before it publishes no more than who wrote last', async () => {
  await save('announcements/d.yaml', bo, 'false: 1\n')
  await save('announcements/d.yaml', chen, 'false: 1.\n')
  for (const author of [bo, chen])
    await expect(repository.publish(['announcements/d.yaml'], author)).rejects.toMatchObject(
      refused('announcements/d.yaml'),
    )
  const third: Editor = { name: 'Di', mail: 'di@qingsui.example', role: 'publisher' }
  expect(await repository.publish(['announcements/d.yaml'], third)).toMatchObject(published)
})

test('nor does taking back what a colleague published', async () => {
  const saved = await save('announcements/d.yaml', bo)
  await repository.publish(['announcements/d.yaml'], chen)
  await repository.undo(saved.outcome === 'saved' ? saved.revision : '', bo)
  await expect(repository.publish(['announcements/d.yaml'], bo)).rejects.toMatchObject(refused('announcements/d.yaml'))
})

test('one file of his own keeps the whole order back', async () => {
  await save('announcements/d.yaml', chen)
  await save('media/announcements/d.zh.pdf', bo)
  const paths = ['announcements/d.yaml', 'media/announcements/d.zh.pdf']
  await expect(repository.publish(paths, bo)).rejects.toMatchObject(refused('media/announcements/d.zh.pdf'))
  expect((await repository.waiting()).map(({ path }) => path)).toEqual(paths)
})

test('what belongs to no such item is published by who changed it', async () => {
  for (const path of ['news/a.yaml', 'media/p.webp']) {
    await save(path, bo)
    expect(await repository.publish([path], bo), path).toMatchObject(published)
  }
})
