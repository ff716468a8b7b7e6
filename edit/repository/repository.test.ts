import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { an, bo, change, chen, createPlace, git, lines, type Place, picture } from '../testing/repositories.ts'

let place: Place
beforeEach(() => {
  place = createPlace()
})
afterEach(() => place.dispose())

const textOf = async (repository: Awaited<ReturnType<Place['open']>>, path: string) =>
  (await repository.read(path))?.bytes.toString()

test('the first run takes the content folder as it is and puts nothing into it', async () => {
  const repository = await place.open()
  expect(readFileSync(join(repository.folder, 'media/p.webp'))).toEqual(picture)
  expect(await textOf(repository, 'news/a.yaml')).toBe(lines())
  expect(await repository.waiting()).toEqual([])
  expect(existsSync(join(place.content, '.git'))).toBe(false)
  expect(place.git('log', '--format=%s', 'main')).toBe('The content folder as it was')
})

test('what is saved is a commit of its editor, seen by the preview, not by the site', async () => {
  const repository = await place.open()
  expect(await change(repository, 'news/a.yaml', lines([2, 'line2: 二']), an)).toMatchObject({ outcome: 'saved' })
  expect(readFileSync(join(repository.folder, 'news/a.yaml'), 'utf8')).toBe(lines([2, 'line2: 二']))
  expect(place.text('news/a.yaml')).toBe(lines())
  expect(place.git('log', '-1', '--format=%an|%ae|%cn|%s', 'editing')).toBe(
    '安宁|an@qingsui.example|Editors’ program|changes news/a.yaml',
  )
  expect(await repository.waiting()).toMatchObject([
    { path: 'news/a.yaml', state: 'changed', isConflict: false, by: '安宁', mail: 'an@qingsui.example' },
  ])
})

test('a save over a version that is no longer there changes nothing and names the files', async () => {
  const repository = await place.open()
  const before = await repository.read('news/a.yaml')
  await change(repository, 'news/a.yaml', 'first: 1\n', an)
  const changes = [
    { path: 'news/a.yaml', bytes: Buffer.from('second: 2\n'), version: before?.version ?? null },
    {
      path: 'news/b.yaml',
      bytes: Buffer.from('other: 2\n'),
      version: (await repository.read('news/b.yaml'))?.version ?? null,
    },
  ]
  expect(await repository.save(changes, bo, 'late')).toEqual({ outcome: 'conflict', paths: ['news/a.yaml'] })
  expect(await textOf(repository, 'news/a.yaml')).toBe('first: 1\n')
  expect(await textOf(repository, 'news/b.yaml')).toBe(lines())
  const again = [{ path: 'news/a.yaml', bytes: Buffer.from('x: 1\n'), version: null }]
  expect(await repository.save(again, bo, 'as new')).toMatchObject({ outcome: 'conflict' })
})

test('a save that is sent again because its answer was lost is no conflict and no second commit', async () => {
  const repository = await place.open()
  const sent = [{ path: 'news/n.yaml', bytes: Buffer.from('n: 1\n'), version: null }]
  const first = await repository.save(sent, an, 'new')
  expect(await repository.save(sent, an, 'new')).toEqual(first)
})

test('of two who save at once one is told of the other, and files beside it keep both', async () => {
  const repository = await place.open()
  const both = await Promise.all([
    change(repository, 'news/a.yaml', 'an: 1\n', an),
    change(repository, 'news/a.yaml', 'bo: 1\n', bo),
    change(repository, 'news/b.yaml', 'chen: 1\n', chen),
  ])
  const [one, other, beside] = both.map(({ outcome }) => outcome)
  expect([one, other].sort(), 'whoever comes second').toEqual(['conflict', 'saved'])
  expect(beside).toBe('saved')
})

test('pictures are kept byte for byte, whatever the content says of line ends', async () => {
  place.write('.gitattributes', '* text eol=crlf\n*.webp text\n')
  const repository = await place.open()
  const bytes = Buffer.from([...picture, ...Buffer.from('a\r\nb\nc\r')])
  await change(repository, 'media/q.webp', bytes, bo)
  await repository.publish(['media/q.webp'], bo)
  expect(readFileSync(join(place.content, 'media/q.webp'))).toEqual(bytes)
  place.write('media/hand.webp', bytes)
  await repository.update()
  expect((await repository.read('media/hand.webp'))?.bytes).toEqual(bytes)
})

test('publishing takes the named files and leaves the others waiting', async () => {
  const repository = await place.open()
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  await change(repository, 'news/b.yaml', null, an)
  await change(repository, 'news/n.yaml', 'n: 1\n', an)
  expect(await repository.publish(['news/a.yaml', 'news/b.yaml'], bo)).toMatchObject({ outcome: 'published' })
  expect([place.text('news/a.yaml'), place.has('news/b.yaml'), place.has('news/n.yaml')]).toEqual([
    'a: 1\n',
    false,
    false,
  ])
  expect(await repository.waiting()).toMatchObject([{ path: 'news/n.yaml', state: 'new' }])
  expect(place.git('diff', '--name-only', 'main', 'editing')).toBe('news/n.yaml')
  expect(place.git('log', '-1', '--format=%an%n%B', 'main')).toBe(
    [
      'Bo Li',
      'Publishes news/a.yaml, news/b.yaml',
      '',
      'Written-by: 安宁 <an@qingsui.example>',
      'Published-by: Bo Li <bo@qingsui.example>',
    ].join('\n'),
  )
  expect(await textOf(repository, 'news/n.yaml')).toBe('n: 1\n')
})

test('what somebody saved after the publisher looked is not published', async () => {
  const repository = await place.open()
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  const seen = { 'news/a.yaml': (await repository.read('news/a.yaml'))?.version ?? null }
  await change(repository, 'news/a.yaml', 'a: 2\n', an)
  expect(await repository.publish(['news/a.yaml'], bo, seen)).toEqual({ outcome: 'conflict', paths: ['news/a.yaml'] })
  expect(place.text('news/a.yaml')).toBe(lines())
})

test('only a publisher publishes, undoes, and discards what is not his own', async () => {
  const repository = await place.open()
  const saved = await change(repository, 'news/a.yaml', 'a: 1\n', bo)
  await change(repository, 'news/a.yaml', 'a: 2\n', an)
  await expect(repository.publish(['news/a.yaml'], an)).rejects.toMatchObject({ reason: 'publishersOnly' })
  const revision = saved.outcome === 'saved' ? saved.revision : ''
  await expect(repository.undo(revision, an)).rejects.toMatchObject({ reason: 'publishersOnly' })
  await expect(repository.discard(['news/a.yaml'], an)).rejects.toMatchObject({
    reason: 'othersWork',
    names: ['news/a.yaml'],
  })
  expect(await textOf(repository, 'news/a.yaml')).toBe('a: 2\n')
  await change(repository, 'news/b.yaml', 'b: 1\n', an)
  await repository.discard(['news/b.yaml'], an)
  await repository.discard(['news/a.yaml'], bo)
  expect(await textOf(repository, 'news/b.yaml')).toBe(lines())
  expect(await textOf(repository, 'news/a.yaml')).toBe(lines())
  expect(await repository.waiting()).toEqual([])
})

test('history says who changed what and when, and what is out', async () => {
  let now = Date.parse('2026-11-20T08:00:00Z')
  const repository = await place.open({
    now: () => {
      now += 1_000
      return now
    },
  })
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  await change(repository, 'news/b.yaml', 'b: 1\n', an)
  await repository.publish(['news/a.yaml'], bo)
  await change(repository, 'news/a.yaml', 'a: 2\n', chen)
  const history = await repository.history(['news/a.yaml'])
  expect(history.map(({ by, message, published }) => [by, message, published])).toEqual([
    ['Chen "C" x', 'changes news/a.yaml', false],
    ['Bo Li', 'Publishes news/a.yaml', true],
    ['安宁', 'changes news/a.yaml', false],
    ['By hand', 'The content folder as it was', true],
  ])
  expect(history[0]?.at).toMatch(/^2026-11-20T08:00:/)
  // A publication changes what was published before it, not what was saved.
  expect([history[1]?.parent, history[3]?.parent]).toEqual([history[3]?.revision, undefined])
  expect(await repository.textAt(history[2]?.revision ?? '', 'news/a.yaml')).toBe('a: 1\n')
  expect(await repository.textAt(history[3]?.revision ?? '', 'news/n.yaml')).toBeUndefined()
  expect(await repository.textAt('0'.repeat(40), 'news/a.yaml')).toBeUndefined()
  expect(await repository.textAt('--output=/tmp/x', 'news/a.yaml')).toBeUndefined()
})

test('undoing takes back one revision and keeps what was changed elsewhere since', async () => {
  const repository = await place.open({ now: () => Date.parse('2026-11-20T08:00:00Z') }) // all in one second
  const first = await change(repository, 'news/a.yaml', lines([0, 'wrong: 0']), an)
  await change(repository, 'news/a.yaml', lines([0, 'wrong: 0'], [9, 'right: 9']), an)
  if (first.outcome !== 'saved') throw new Error('not saved')
  expect(await repository.undo(first.revision, bo)).toMatchObject({ outcome: 'saved' })
  expect(await textOf(repository, 'news/a.yaml')).toBe(lines([9, 'right: 9']))
  await change(repository, 'news/a.yaml', lines([0, 'a: a']), an)
  const [{ revision } = { revision: '' }] = await repository.history(['news/a.yaml'])
  await change(repository, 'news/a.yaml', lines([0, 'b: b']), an)
  expect(await repository.undo(revision, bo)).toEqual({ outcome: 'conflict', paths: ['news/a.yaml'] })
  expect(await textOf(repository, 'news/a.yaml')).toBe(lines([0, 'b: b']))
  await expect(repository.undo('f'.repeat(40), bo)).rejects.toMatchObject({ reason: 'unknownRevision' })
  await expect(repository.undo('HEAD', bo)).rejects.toMatchObject({ reason: 'unknownRevision' })
  const all = await repository.history(['news/a.yaml'])
  await expect(repository.undo(all.at(-1)?.revision ?? '', bo)).rejects.toMatchObject({ reason: 'undoImpossible' })
})

test('undoing a publication brings the former text back to be published', async () => {
  const repository = await place.open()
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  const published = await repository.publish(['news/a.yaml'], bo)
  if (published.outcome !== 'published') throw new Error('not published')
  await repository.undo(published.revision, bo)
  expect(await textOf(repository, 'news/a.yaml')).toBe(lines())
  await repository.publish(['news/a.yaml'], bo)
  expect(place.text('news/a.yaml')).toBe(lines())
})

test('what was changed by hand is committed and merged with what was saved', async () => {
  const repository = await place.open()
  const told: string[] = []
  const end = repository.onChange((paths) => void told.push(...paths))
  await change(repository, 'news/a.yaml', lines([0, 'saved: 0']), an)
  place.write('news/a.yaml', lines([9, 'hand: 9']))
  place.write('媒体/图 片"1".webp', picture)
  rmSync(join(place.content, 'news/b.yaml'))
  await repository.update()
  expect(await textOf(repository, 'news/a.yaml')).toBe(lines([0, 'saved: 0'], [9, 'hand: 9']))
  expect(await textOf(repository, 'news/b.yaml')).toBeUndefined()
  expect((await repository.read('媒体/图 片"1".webp'))?.bytes).toEqual(picture)
  expect(place.git('log', '-1', '--format=%an %s', 'main')).toBe('By hand By hand')
  expect(new Set(told)).toEqual(new Set(['news/a.yaml', 'news/b.yaml', '媒体/图 片"1".webp']))
  end()
  await repository.publish(['news/a.yaml'], bo)
  expect(place.text('news/a.yaml')).toBe(lines([0, 'saved: 0'], [9, 'hand: 9']))
  const commits = place.git('rev-list', '--count', '--all')
  await repository.update()
  expect(place.git('rev-list', '--count', '--all')).toBe(commits)
  await repository.save(
    [
      {
        path: '媒体/图 片"1".webp',
        bytes: null,
        version: (await repository.read('媒体/图 片"1".webp'))?.version ?? '',
      },
    ],
    an,
    'out',
  )
  expect(await repository.publish(['媒体/图 片"1".webp'], bo)).toMatchObject({ outcome: 'published' })
  expect(place.has('媒体')).toBe(false)
})

test('where a file was changed by hand too, nothing is lost and nobody publishes before somebody compared', async () => {
  const repository = await place.open()
  await change(repository, 'news/a.yaml', lines([0, 'saved: 0']), an)
  const opened = await repository.read('news/a.yaml')
  place.write('news/a.yaml', lines([0, 'hand: 0']))
  expect(await repository.publish(['news/a.yaml'], bo)).toEqual({ outcome: 'conflict', paths: ['news/a.yaml'] })
  expect(place.text('news/a.yaml')).toBe(lines([0, 'hand: 0']))
  const read = await repository.read('news/a.yaml')
  expect([read?.bytes.toString(), read?.theirs?.toString()]).toEqual([lines([0, 'saved: 0']), lines([0, 'hand: 0'])])
  expect(await repository.waiting()).toMatchObject([{ path: 'news/a.yaml', isConflict: true }])

  // Saved from a page that was opened before: it has not seen the other text.
  const late = { path: 'news/a.yaml', bytes: Buffer.from('late: 1\n'), version: opened?.version ?? null }
  expect(await repository.save([late], an, 'late')).toEqual({ outcome: 'conflict', paths: ['news/a.yaml'] })
  await change(repository, 'news/b.yaml', 'b: 1\n', an)
  expect(await repository.publish(['news/a.yaml'], bo)).toMatchObject({ outcome: 'conflict' })
})

test('a file that both changed is published after somebody compared, with either text', async () => {
  const repository = await place.open()
  for (const path of ['news/a.yaml', 'news/b.yaml']) {
    await change(repository, path, lines([0, 'saved: 0']), an)
    place.write(path, lines([0, 'hand: 0']))
  }
  await repository.update()
  expect(await change(repository, 'news/a.yaml', lines([0, 'saved: 0']), an)).toMatchObject({ outcome: 'saved' })
  expect(await repository.publish(['news/a.yaml'], bo)).toMatchObject({ outcome: 'published' })
  expect(place.text('news/a.yaml')).toBe(lines([0, 'saved: 0']))
  await repository.discard(['news/b.yaml'], bo)
  expect(await repository.waiting()).toEqual([])
  expect((await repository.read('news/b.yaml'))?.bytes.toString()).toBe(lines([0, 'hand: 0']))
  expect(await repository.read('news/b.yaml')).not.toHaveProperty('theirs')
})

test('a content folder that is gone or empty is not taken for one whose files were removed', async () => {
  const repository = await place.open()
  await change(repository, 'news/a.yaml', 'a: 1\n', an)
  renameSync(place.content, `${place.content}.away`)
  await expect(repository.update()).rejects.toMatchObject({ reason: 'folderMissing' })
  mkdirSync(place.content)
  await expect(repository.publish(['news/a.yaml'], bo)).rejects.toMatchObject({ reason: 'folderMissing' })
  rmSync(place.content, { recursive: true })
  renameSync(`${place.content}.away`, place.content)
  expect(await textOf(repository, 'news/b.yaml')).toBe(lines())
  expect(await repository.publish(['news/a.yaml'], bo)).toMatchObject({ outcome: 'published' })
})

test('what is no name for a file of the content is neither saved nor read', async () => {
  const repository = await place.open()
  for (const path of ['../out.yaml', '.git/config.yaml', 'keys/officers.yaml', 'news/a.js']) {
    await expect(change(repository, path, 'x', bo), path).rejects.toMatchObject({ reason: 'badPath' })
    expect(await repository.read(path), path).toBeUndefined()
  }
})

test('a new file does not take the name of another in other capitals', async () => {
  const repository = await place.open()
  await expect(change(repository, 'news/A.yaml', 'x', an)).rejects.toMatchObject({
    reason: 'nameTaken',
    names: ['news/a.yaml'],
  })
})

test('no name and no message becomes a command of Git or a mark of ours', async () => {
  const repository = await place.open()
  const evil = { ...an, name: 'A\nD site.yaml\nauthor B <b@x> 1 +0000', mail: 'a>\nD site.yaml\n<b@x' }
  await repository.save(
    [{ path: 'news/n.yaml', bytes: Buffer.from('n\nD site.yaml\n'), version: null }],
    evil,
    'm\n\nUnresolved: "site.yaml"\nD x',
  )
  expect(await textOf(repository, 'site.yaml')).toBe('name: Qingsui\n')
  expect(await repository.waiting()).toMatchObject([{ path: 'news/n.yaml', isConflict: false }])
  await change(repository, 'site.yaml', 'name: New\n', an)
  expect(await repository.publish(['site.yaml'], bo)).toMatchObject({ outcome: 'published' })
})

test('links in the content lead nowhere', async () => {
  const { symlinkSync } = await import('node:fs')
  writeFileSync(join(place.folder, 'secret'), 'secret')
  symlinkSync(join(place.folder, 'secret'), join(place.content, 'media/link.webp'))
  const repository = await place.open()
  expect(await textOf(repository, 'media/link.webp')).not.toBe('secret')
  symlinkSync(join(place.folder, 'secret'), join(place.content, 'media/second.webp'))
  await repository.update()
  expect(await textOf(repository, 'media/second.webp')).toBeUndefined()
})

test('configuration of user and machine, and hooks, change nothing', async () => {
  const home = join(place.folder, 'home')
  mkdirSync(join(home, 'hooks'), { recursive: true })
  writeFileSync(join(home, 'hooks/pre-push'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  writeFileSync(join(home, 'hooks/reference-transaction'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  writeFileSync(join(home, 'ignored'), '*.yaml\n')
  writeFileSync(
    join(home, '.gitconfig'),
    `[core]\n\tautocrlf = true\n\thooksPath = ${join(home, 'hooks')}\n\texcludesFile = ${join(home, 'ignored')}\n[commit]\n\tgpgSign = true\n[user]\n\tname = Root\n`,
  )
  const { HOME, GIT_DIR } = process.env
  Object.assign(process.env, {
    HOME: home,
    GIT_DIR: '/nowhere',
    GIT_AUTHOR_NAME: 'Root',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.autocrlf',
    GIT_CONFIG_VALUE_0: 'true',
  })
  try {
    place.write('news/crlf.yaml', 'a: 1\r\n')
    const repository = await place.open()
    await change(repository, 'news/a.yaml', 'a: 1\r\n', an)
    await repository.publish(['news/a.yaml'], bo)
    expect(place.text('news/a.yaml')).toBe('a: 1\r\n')
    expect(await textOf(repository, 'news/crlf.yaml')).toBe('a: 1\r\n')
  } finally {
    process.env.HOME = HOME
    if (GIT_DIR === undefined) delete process.env.GIT_DIR
    for (const name of ['GIT_AUTHOR_NAME', 'GIT_CONFIG_COUNT', 'GIT_CONFIG_KEY_0', 'GIT_CONFIG_VALUE_0'])
      delete process.env[name]
  }
  expect(git(join(place.data, 'content.git'), 'log', '-1', '--format=%an', 'main')).toBe('Bo Li')
})
