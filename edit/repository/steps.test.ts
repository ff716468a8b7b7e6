import { afterAll, beforeAll, expect, test } from 'vitest'
import { an, bo, change, createPlace, type Place } from '../testing/repositories.ts'
import type { Repository } from './types.ts'

let place: Place
let repository: Repository
beforeAll(async () => {
  place = createPlace()
  repository = await place.open()
})
afterAll(() => place.dispose())

test('steps tell what each commit did to a branch, the oldest first, also what a publication brought', async () => {
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  await repository.publish(['news/a.yaml'], bo)
  await change(repository, 'news/a.yaml', null, an)
  const steps = (await repository.steps({ of: 'editing' })) ?? []
  const of = (path: string) => steps.map(({ files }) => files.filter((file) => file.path === path).length)
  expect(steps.map(({ by }) => by)).toEqual(['By hand', '安宁', 'Editors’ program', '安宁'])
  expect(of('news/a.yaml')).toEqual([1, 1, 0, 1])
  const [first, second, , last] = steps.map(({ files }) => files.find(({ path }) => path === 'news/a.yaml'))
  expect([first?.from, second?.from, last?.to]).toEqual([undefined, first?.to, undefined])
  expect(String((await repository.blobs([second?.to ?? '']))[0])).toBe('a: 1\n')
  expect((await repository.steps({ of: 'published' }))?.map(({ by }) => by)).toEqual(['By hand', 'Bo Li'])
  expect((await repository.steps({ of: 'published', most: 1 }))?.map(({ message }) => message)).toMatchObject([
    expect.stringMatching(/^Publishes news\/a\.yaml\n\nWritten-by: 安宁 /),
  ])
})

test('steps go on after one that is known; after a commit that is not there are none', async () => {
  const all = (await repository.steps({ of: 'editing' })) ?? []
  const after = all.at(-2)?.revision ?? ''
  expect(await repository.steps({ of: 'editing', after })).toEqual(all.slice(-1))
  for (const none of ['0'.repeat(40), '--all', '']) {
    expect(await repository.steps({ of: 'editing', after: none })).toBeUndefined()
  }
})

test('a note is a step without files, and survives what is published and saved after it', async () => {
  const entries = await repository.entries()
  await repository.note('Right: {"x":"\\n"}', bo, 'Marks x\nas right')
  expect(await repository.entries()).toEqual(entries)
  const [last] = (await repository.steps({ of: 'editing', most: 1 })) ?? []
  expect(last).toMatchObject({ by: 'Bo Li', files: [], message: 'Marks x as right\n\nRight: {"x":"\\n"}' })
})

test('the entries are the files as they are being edited', async () => {
  const entries = await repository.entries()
  expect(entries.has('news/a.yaml')).toBe(false)
  expect((await repository.read('news/b.yaml'))?.version).toBe(entries.get('news/b.yaml'))
})
