import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ContentRepository, createContentRepository, git } from '../testing/contentRepository.ts'
import { type ContentSource, openFollowedContent } from './followedContent.ts'
import { openClone } from './git/clone.ts'

let repository: ContentRepository
let data: string
let log: string[]
let opened: ContentSource[]
beforeEach(() => {
  repository = createContentRepository()
  data = join(repository.folder, 'data')
  log = []
  opened = []
})
afterEach(async () => {
  for (const source of opened) await source.close()
  repository.dispose()
})

const say = (line: string) => void log.push(line)
/** Follows the repository. */
async function follow(contentGit = repository.bare) {
  const source = await openFollowedContent({ data, contentGit, contentBranch: 'main' }, { info: say, error: say })
  opened.push(source)
  const told: string[] = []
  await source.ready(() => undefined)
  await source.follow(
    async () => void told.push(basename(source.folder)),
    () => source.folder,
  )
  return {
    source,
    text: (path: string) => readFileSync(join(source.folder, path), 'utf8'),
    /** Asks, and waits until this revision was told. */
    async take(revision: string) {
      source.ask()
      await vi.waitFor(() => expect(told.at(-1)).toBe(revision), 20_000)
    },
    fetched: () => Object.values(source.git?.fetches ?? {}).reduce((sum, count) => sum + count, 0),
  }
}

test('each revision is a folder of its own, whole, in which unchanged files are the same as before', async () => {
  repository.write('site.yaml', 'name: 1\n')
  repository.write('media/新 厂 "1".webp', Buffer.from([0, 13, 10, 255]))
  const first = repository.push()
  const site = await follow()
  expect(basename(site.source.folder)).toBe(first)
  const { folder } = site.source
  repository.write('site.yaml', 'name: 2\n')
  repository.write('news/a.yaml', 'a: 1\n')
  const second = repository.push()
  await site.take(second)
  expect(basename(site.source.folder)).toBe(second)
  expect([site.text('site.yaml'), site.text('news/a.yaml')]).toEqual(['name: 2\n', 'a: 1\n'])
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe('name: 1\n') // whoever still reads it
  const picture = (of: string) => statSync(join(of, 'media/新 厂 "1".webp'))
  expect(picture(site.source.folder).ino).toBe(picture(folder).ino)
  expect(readFileSync(join(folder, 'media/新 厂 "1".webp'))).toEqual(Buffer.from([0, 13, 10, 255]))
  expect(readdirSync(site.source.folder).sort()).toEqual(['media', 'news', 'site.yaml'])
  repository.remove('news')
  await site.take(repository.push())
  expect(existsSync(join(site.source.folder, 'news'))).toBe(false)
})

test('a folder that nobody has used for ten minutes is removed, the one that is shown never', async () => {
  repository.write('site.yaml', 'name: 1\n')
  repository.push()
  const site = await follow()
  const first = site.source.folder
  repository.write('site.yaml', 'name: 2\n')
  await site.take(repository.push())
  const half = join(data, 'content/.new-killed')
  writeFileSync(half, '')
  await site.source.close() // or it might be tidying, and see the folder that is shown just as it gets its old time
  const longAgo = new Date(Date.now() - 11 * 60_000)
  for (const path of [first, half, site.source.folder]) utimesSync(path, longAgo, longAgo)
  const { source } = await follow()
  await vi.waitFor(() => expect(readdirSync(join(data, 'content'))).toEqual([basename(source.folder)]), 20_000)
})

test('a start takes what came last, though the repository is away, and goes on when it is back', async () => {
  repository.write('site.yaml', 'name: 1\n')
  repository.push()
  const before = await follow()
  await before.source.close()
  renameSync(repository.bare, `${repository.bare}.away`)
  log.splice(0)
  const site = await follow()
  expect(site.text('site.yaml')).toBe('name: 1\n')
  await vi.waitFor(() => expect(site.source.git?.fetches.failed).toBe(1), 10_000)
  site.source.ask()
  await vi.waitFor(() => expect(site.source.git?.fetches.failed).toBe(2), 10_000)
  expect(log).toEqual([
    expect.stringMatching(/^content: the repository cannot be followed: .*does not appear to be a git/s),
  ])
  expect(site.source.git?.reachedAt).toBeUndefined()
  renameSync(`${repository.bare}.away`, repository.bare)
  repository.write('site.yaml', 'name: 2\n')
  await site.take(repository.push())
  expect(site.text('site.yaml')).toBe('name: 2\n')
  expect(log.slice(1)).toEqual([
    'content: the repository is followed again',
    expect.stringMatching(/^content: took revision [0-9a-f]{40}$/),
  ])
  expect(site.source.git?.reachedAt).toBeGreaterThan(Date.now() - 60_000)
})

test('a first start waits for a repository that is away, and tells no password', async () => {
  const away = 'http://editor:geheim@127.0.0.1:1/x.git'
  const source = await openFollowedContent({ data, contentGit: away, contentBranch: 'main' }, { info: say, error: say })
  const waited = Promise.withResolvers<void>()
  const stopped = new Error('stopped')
  const ready = source.ready(() => {
    waited.resolve()
    throw stopped
  })
  await expect(ready).rejects.toBe(stopped)
  await waited.promise
  expect(log).toHaveLength(1)
  expect(log[0]).toMatch(/cannot be followed/)
  expect(log[0]).not.toContain('geheim')
})

test('a burst of calls is one look and one after it', async () => {
  repository.write('site.yaml', 'name: 1\n')
  repository.push()
  const site = await follow()
  await vi.waitFor(() => expect(site.fetched()).toBe(2), 10_000) // of the start, and of following
  await site.source.close()
  const before = site.fetched()
  for (let calls = 0; calls < 100; calls++) site.source.ask()
  repository.write('site.yaml', 'name: 2\n')
  repository.push()
  site.source.ask() // after the push: what came too late for the first look is seen by the second
  await site.source.close()
  expect(site.fetched() - before).toBeLessThanOrEqual(2)
  expect(site.text('site.yaml')).toBe('name: 2\n')
})

test('history that was written anew is followed, and what another address brought is not taken for this one’s', async () => {
  repository.write('site.yaml', 'name: 1\n')
  repository.push()
  const site = await follow()
  repository.write('site.yaml', 'name: 2\n')
  await site.take(repository.push('--amend'))
  expect(site.text('site.yaml')).toBe('name: 2\n')
  await site.source.close()
  const other = createContentRepository()
  other.write('site.yaml', 'name: other\n')
  other.push()
  expect((await follow(other.bare)).text('site.yaml')).toBe('name: other\n')
  other.dispose()
})

test('bytes stay as they are, and links lead nowhere', async () => {
  repository.write('.gitattributes', '* text eol=crlf working-tree-encoding=UTF-16\n')
  git(repository.clone, 'config', 'core.attributesFile', '/dev/null')
  repository.write('site.yaml', 'name: 1\n')
  writeFileSync(join(repository.clone, '.git/info/attributes'), '* -text !eol !working-tree-encoding\n')
  symlinkSync('/etc/passwd', join(repository.clone, 'passwd.yaml'))
  symlinkSync('/etc', join(repository.clone, 'etc'))
  repository.push()
  const site = await follow()
  expect(site.text('site.yaml')).toBe('name: 1\n')
  expect(readdirSync(site.source.folder).sort()).toEqual(['.gitattributes', 'site.yaml'])
})

test('a folder that lost bytes in a power cut is made again at the next start', async () => {
  repository.write('site.yaml', 'name: 1\n')
  repository.push()
  const before = await follow()
  await before.source.close()
  writeFileSync(join(before.source.folder, 'site.yaml'), '')
  expect((await follow()).text('site.yaml')).toBe('name: 1\n')
})

test('several servers that open a clone at once make it together', async () => {
  repository.push()
  const folder = join(data, 'content.git')
  const clones = await Promise.all(
    Array.from({ length: 8 }, () => openClone({ folder, remote: repository.bare, branch: 'main' })),
  )
  await clones[0]?.update()
  expect(await clones[7]?.head()).toMatch(/^[0-9a-f]{40}$/)
})

/** Waits until a program has said something. @throws Error when it ends before. */
const begun = (child: ChildProcess) =>
  Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a program ended before it had begun'))),
  ])

test('a program that is killed at any moment leaves a sound clone, and whole folders alone', {
  timeout: 1_200_000,
}, async () => {
  const kills = Number(process.env.FOLLOW_KILLS ?? 4) // 40 for the long run
  const numbers = ['a', 'b', 'c'].map((name) => `news/${name}.yaml`)
  const push = (number: number) => {
    for (const path of numbers) repository.write(path, `${number}\n`)
    repository.write('media/film.mp4', Buffer.alloc(2_000_000, String(number)))
    return repository.push()
  }
  push(0)
  const running = new Set<ChildProcess>()
  const folders = new Set<string>()
  const start = () => {
    const program = join(import.meta.dirname, '../testing/followingProgram.ts')
    const child = fork(program, [data, repository.bare], { execArgv: [], stdio: 'inherit' })
    running.add(child)
    child.on('message', (folder) => folders.add(String(folder)))
    return child
  }
  try {
    for (let number = 1; number <= kills; number++) {
      // Two servers over one data folder; one of them is killed.
      const [child, second] = [start(), start()]
      await Promise.all([begun(child), begun(second)])
      push(number)
      child.send('ask')
      second.send('ask')
      await pause((number / kills) * 400) // from before the look to after it
      const ended = [once(child, 'exit'), once(second, 'exit')]
      child.kill('SIGKILL')
      second.kill(number % 2 === 0 ? 'SIGKILL' : 'SIGTERM')
      await Promise.all(ended)
    }
    const last = push(kills + 1)
    const site = await follow()
    if (basename(site.source.folder) !== last) await site.take(last)
    expect(basename(site.source.folder)).toBe(last)
    expect(git(join(data, 'content.git'), 'fsck', '--full', '--strict', '--no-dangling')).toBe('')
    for (const folder of [...folders, site.source.folder]) {
      const texts = numbers.map((path) => readFileSync(join(folder, path), 'utf8'))
      expect(new Set(texts).size, folder).toBe(1)
      expect(readFileSync(join(folder, 'media/film.mp4')).every((byte) => byte === texts[0]?.charCodeAt(0))).toBe(true)
    }
    expect(folders.size).toBeGreaterThan(1)
  } finally {
    for (const child of running) child.kill('SIGKILL')
  }
})
