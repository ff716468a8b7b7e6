import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { an, bo, change, chen, createPlace, createRemote, git, lines, type Place } from '../testing/repositories.ts'

let place: Place
let remote: ReturnType<typeof createRemote>
beforeEach(() => {
  place = createPlace()
  remote = createRemote(place)
})
afterEach(() => place.dispose())

/** Runs as a hook of the other repository, at its own risk: Git tells hooks of the push that they belong to. */
const hook = (name: string, script: string) =>
  writeFileSync(join(remote.bare, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

test('publishing is a push to the branch that the site follows', async () => {
  const repository = await place.open({ remote: remote.bare })
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  await change(repository, 'news/b.yaml', 'b: 1\n', an)
  expect(await repository.publish(['news/a.yaml'], bo)).toMatchObject({ outcome: 'published' })
  expect(remote.text('news/a.yaml')).toBe('a: 1')
  expect(remote.text('news/b.yaml')).toBe(lines().trimEnd())
  expect(git(remote.bare, 'log', '-1', '--format=%an %cn', 'main')).toBe('Bo Li Editors’ program')
  expect(git(remote.bare, 'branch', '--format=%(refname:short)')).toBe('main')
  expect(place.text('news/a.yaml')).toBe(lines())
})

test('what others push is taken, and merged with what is saved', async () => {
  const repository = await place.open({ remote: remote.bare })
  await change(repository, 'news/a.yaml', lines([0, 'saved: 0']), an)
  remote.push('news/a.yaml', lines([9, 'else: 9']))
  remote.push('news/n.yaml', 'n: 1\n')
  await repository.update()
  expect((await repository.read('news/a.yaml'))?.bytes.toString()).toBe(lines([0, 'saved: 0'], [9, 'else: 9']))
  expect((await repository.read('news/n.yaml'))?.bytes.toString()).toBe('n: 1\n')
  expect((await repository.history(['news/n.yaml']))[0]).toMatchObject({ by: 'Else', published: true })
})

test('who is outrun while pushing publishes on top of the other', async () => {
  const repository = await place.open({ remote: remote.bare })
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  const [once, clone] = [join(place.folder, 'once'), join(place.folder, 'clone')]
  writeFileSync(once, '')
  writeFileSync(join(clone, 'news/n.yaml'), 'n: 1\n')
  git(clone, 'add', '--all')
  git(clone, 'commit', '--quiet', '--message=else')
  // The other push comes in while ours is being looked at.
  const own = 'unset GIT_DIR GIT_QUARANTINE_PATH GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES'
  hook('pre-receive', `[ -f "${once}" ] || exit 0; rm "${once}"; ${own}; git -C "${clone}" push --quiet`)
  expect(await repository.publish(['news/a.yaml'], bo)).toMatchObject({ outcome: 'published' })
  expect(existsSync(once)).toBe(false)
  expect([remote.text('news/a.yaml'), remote.text('news/n.yaml')]).toEqual(['a: 1', 'n: 1'])
})

test('two programs that publish at once both succeed', async () => {
  const data = join(place.folder, 'second')
  const [first, second] = [await place.open({ remote: remote.bare }), await place.open({ remote: remote.bare, data })]
  await change(first, 'news/a.yaml', 'a: 1\n', an)
  await change(second, 'news/b.yaml', 'b: 1\n', an)
  const both = await Promise.all([first.publish(['news/a.yaml'], bo), second.publish(['news/b.yaml'], chen)])
  expect(both).toMatchObject([{ outcome: 'published' }, { outcome: 'published' }])
  expect([remote.text('news/a.yaml'), remote.text('news/b.yaml')]).toEqual(['a: 1', 'b: 1'])
})

test('a file that others published in other words is named, nothing of either is lost, and it goes out after a comparison', async () => {
  const repository = await place.open({ remote: remote.bare })
  await change(repository, 'news/a.yaml', lines([0, 'saved: 0']), an)
  await change(repository, 'news/b.yaml', 'b: 1\n', an)
  remote.push('news/a.yaml', lines([0, 'else: 0']))
  const refused = await repository.publish(['news/a.yaml', 'news/b.yaml'], bo)
  expect(refused).toEqual({ outcome: 'conflict', paths: ['news/a.yaml'] })
  expect(remote.text('news/b.yaml')).toBe(lines().trimEnd())
  const read = await repository.read('news/a.yaml')
  expect([read?.bytes.toString(), read?.theirs?.toString()]).toEqual([lines([0, 'saved: 0']), lines([0, 'else: 0'])])
  await change(repository, 'news/a.yaml', lines([0, 'both: 0']), an)
  expect(await repository.publish(['news/a.yaml', 'news/b.yaml'], bo)).toMatchObject({ outcome: 'published' })
  expect(remote.text('news/a.yaml')).toBe(lines([0, 'both: 0']).trimEnd())
})

test('a repository that forbids the push is told apart from one that is busy, and the work stays', async () => {
  const repository = await place.open({ remote: remote.bare })
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  hook('pre-receive', 'echo "main is protected" >&2; exit 1')
  await expect(repository.publish(['news/a.yaml'], bo)).rejects.toMatchObject({ reason: 'pushForbidden' })
  expect(await repository.waiting()).toMatchObject([{ path: 'news/a.yaml' }])
  hook('pre-receive', 'exit 0')
  expect(await repository.publish(['news/a.yaml'], bo)).toMatchObject({ outcome: 'published' })
})

test('without the other repository people go on saving, also after a new start, and publish later', async () => {
  const first = await place.open({ remote: remote.bare })
  renameSync(remote.bare, `${remote.bare}.away`)
  await expect(first.update()).rejects.toMatchObject({ reason: 'remoteUnreachable' })
  expect(await change(first, 'news/a.yaml', 'a: 1\n', an)).toMatchObject({ outcome: 'saved' })
  await first.close()
  const repository = await place.open({ remote: remote.bare })
  expect(place.logged).toHaveLength(1)
  await change(repository, 'news/b.yaml', 'b: 1\n', an)
  await expect(repository.publish(['news/a.yaml'], bo)).rejects.toMatchObject({ reason: 'remoteUnreachable' })
  renameSync(`${remote.bare}.away`, remote.bare)
  expect(await repository.publish(['news/a.yaml', 'news/b.yaml'], bo)).toMatchObject({ outcome: 'published' })
  expect([remote.text('news/a.yaml'), remote.text('news/b.yaml')]).toEqual(['a: 1', 'b: 1'])
})

test('a first start without the repository, or without its branch, says so and tells no password', async () => {
  await expect(place.open({ remote: remote.bare, branch: 'live' })).rejects.toMatchObject({
    reason: 'noBranch',
    names: ['live'],
  })
  const lost = await place
    .open({ remote: 'http://editor:geheim@127.0.0.1:1/x.git', data: join(place.folder, 'd') })
    .catch((error) => error)
  expect(lost.reason).toBe('remoteUnreachable')
  expect(lost.message).not.toContain('geheim')
})

test('a folder that was made for the content folder is not used for another repository', async () => {
  const repository = await place.open()
  await repository.close()
  await expect(place.open({ remote: remote.bare })).rejects.toMatchObject({ reason: 'otherRepository' })
})

test('an address that would run a program is refused', async () => {
  const mark = join(place.folder, 'ran')
  await expect(place.open({ remote: `ext::sh -c touch% ${mark}` })).rejects.toThrow()
  expect(existsSync(mark)).toBe(false)
})
