import { afterEach, expect, test } from 'vitest'
import { an, change, createPlace } from '../testing/repositories.ts'
import { createContentAccess } from './contentAccess.ts'

const place = createPlace()
afterEach(() => place.dispose())

test('a page waits as one item, and a conflict in either language is one of the page', async () => {
  const pages = ['first', 'second', 'third']
  const pathsOf = (id: string) => (['zh', 'en'] as const).map((lang) => `pages/${id}.${lang}.yaml`)
  for (const path of pages.flatMap(pathsOf)) place.write(path, 'title: Published\n')
  const repository = await place.open()
  for (const path of pages.flatMap(pathsOf)) await change(repository, path, 'title: Saved\n', an)
  for (const path of ['pages/first.zh.yaml', 'pages/second.en.yaml']) place.write(path, 'title: By hand\n')
  await repository.update()
  const waiting = await createContentAccess().listWaiting(repository)
  expect(waiting.map(({ kind, id, isConflict }) => [kind, id, isConflict])).toEqual([
    ['page', 'first', true],
    ['page', 'second', true],
    ['page', 'third', false],
  ])
})
