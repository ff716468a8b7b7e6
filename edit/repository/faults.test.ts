import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { an, bo, change, createPlace, lines, type Place } from '../testing/repositories.ts'

let place: Place
const { PATH = '' } = process.env
beforeEach(() => {
  place = createPlace()
})
afterEach(async () => {
  process.env.PATH = PATH
  await place.dispose()
})

/** Puts a program named `git` before the real one: the shell script says what it does first. */
function wrapGit(script: string) {
  const folder = join(place.folder, 'bin')
  const real = execFileSync('which', ['git'], { encoding: 'utf8', env: { PATH } }).trim()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${script}\nexec ${real} "$@"\n`, { mode: 0o755 })
  process.env.PATH = `${folder}${delimiter}${PATH}`
}

test('without Git the program says so, at the start and later, and loses nothing', async () => {
  process.env.PATH = join(place.folder, 'nowhere')
  await expect(place.open()).rejects.toMatchObject({ reason: 'gitMissing' })
  process.env.PATH = PATH
  const repository = await place.open()
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  process.env.PATH = join(place.folder, 'nowhere')
  await expect(change(repository, 'news/a.yaml', 'a: 2\n', an)).rejects.toMatchObject({ reason: 'gitMissing' })
  process.env.PATH = PATH
  expect((await repository.read('news/a.yaml'))?.bytes.toString()).toBe('a: 1\n')
  expect(await change(repository, 'news/a.yaml', 'a: 2\n', an)).toMatchObject({ outcome: 'saved' })
})

test('a Git that is too old is named', async () => {
  wrapGit('case "$*" in *version*) echo "git version 2.34.1"; exit 0;; esac')
  await expect(place.open()).rejects.toMatchObject({ reason: 'gitOld', names: ['git version 2.34.1'] })
})

test('a full disk refuses a save, keeps what was saved, and takes the next when there is room', async () => {
  const repository = await place.open()
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  const full = join(place.folder, 'full')
  writeFileSync(full, '')
  wrapGit(
    `case "$*" in *fast-import*) [ -f "${full}" ] && { echo "fatal: sha1 file 'tmp_pack_a' write error. Out of diskspace" >&2; exit 128; };; esac`,
  )
  await expect(change(repository, 'news/a.yaml', 'a: 2\n', an)).rejects.toMatchObject({ reason: 'diskFull' })
  await expect(repository.publish(['news/a.yaml'], bo)).rejects.toMatchObject({ reason: 'diskFull' })
  expect((await repository.read('news/a.yaml'))?.bytes.toString()).toBe('a: 1\n')
  expect(place.text('news/a.yaml')).toBe(lines())
  rmSync(full)
  expect(await change(repository, 'news/a.yaml', 'a: 2\n', an)).toMatchObject({ outcome: 'saved' })
  expect(await repository.publish(['news/a.yaml'], bo)).toMatchObject({ outcome: 'published' })
})

test('a Git that is killed in the middle has not saved', async () => {
  const repository = await place.open()
  wrapGit('case "$*" in *fast-import*) kill -9 $$;; esac')
  await expect(change(repository, 'news/a.yaml', 'a: 1\n', an)).rejects.toMatchObject({ reason: 'gitFailed' })
  process.env.PATH = PATH
  expect((await repository.read('news/a.yaml'))?.bytes.toString()).toBe(lines())
})

test('what a killed program has left behind is removed at the next start', async () => {
  const first = await place.open()
  await change(first, 'news/a.yaml', 'a: 1\n', an)
  await first.close()
  const bare = join(place.data, 'content.git')
  const left = [
    'refs/heads/editing.lock',
    'refs/heads/main.lock',
    'packed-refs.lock',
    'config.lock',
    'HEAD.lock',
    '../editing.index.lock',
    '../folder.index.lock',
    'objects/pack/tmp_pack_aBc',
    'fast_import_crash_123',
  ].map((name) => join(bare, name))
  const longAgo = new Date(Date.now() - 60_000)
  for (const file of left) {
    writeFileSync(file, '')
    utimesSync(file, longAgo, longAgo)
  }
  // Half a checkout, and half an index.
  rmSync(join(first.folder, 'news/b.yaml'))
  writeFileSync(join(first.folder, 'news/a.yaml'), 'half')
  writeFileSync(join(first.folder, 'news/stray.yaml'), '')
  for (const index of ['editing.index', 'folder.index']) writeFileSync(join(place.data, index), 'DIRC')
  const repository = await place.open()
  expect((await repository.read('news/a.yaml'))?.bytes.toString()).toBe('a: 1\n')
  expect(readdirSync(join(repository.folder, 'news')).sort()).toEqual(['a.yaml', 'b.yaml'])
  expect(await repository.publish(['news/a.yaml'], bo)).toMatchObject({ outcome: 'published' })
  expect(place.git('fsck', '--full', '--strict')).toBe('')
})

test('a lock of a moment ago may still be held, and is given its time', async () => {
  await (await place.open()).close()
  const begun = Date.now()
  writeFileSync(join(place.data, 'content.git/refs/heads/editing.lock'), '')
  const repository = await place.open()
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000)
  expect(await change(repository, 'news/a.yaml', 'a: 1\n', an)).toMatchObject({ outcome: 'saved' })
})

test('a publication that was killed before the content folder was written is written at the next start', async () => {
  const first = await place.open()
  await change(first, 'news/a.yaml', 'a: 1\n', an)
  await change(first, 'news/b.yaml', lines([0, 'saved: 0']), an)
  const [before, held] = [place.git('rev-parse', 'refs/edit/folder'), place.text('news/b.yaml')]
  await first.publish(['news/a.yaml', 'news/b.yaml'], bo)
  await first.close()
  // As it was at the kill: one of two files is written, and meanwhile somebody changed the other by hand.
  place.git('update-ref', 'refs/edit/folder', before)
  place.write('news/b.yaml', held.replace('line9: 9', 'hand: 9'))
  const repository = await place.open()
  expect(place.text('news/a.yaml')).toBe('a: 1\n')
  expect(place.text('news/b.yaml')).toBe(lines([0, 'saved: 0'], [9, 'hand: 9']))
  expect((await repository.read('news/b.yaml'))?.bytes.toString()).toBe(lines([0, 'saved: 0'], [9, 'hand: 9']))
})

test('a second program does not use the folder of the first', async () => {
  const repository = await place.open()
  await expect(place.open()).rejects.toMatchObject({ reason: 'inUse', names: [place.data] })
  await repository.close()
  await place.open()
})
