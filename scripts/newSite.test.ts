import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkContent } from './check.ts'
import { newSite } from './newSite.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'new-site-'))
})
afterEach(() => rm(place, { recursive: true }))

test('a new site passes the check as it is, and says what to do next', async () => {
  const lines = await newSite('my-company', 'en', place)
  expect(lines.join('\n')).toContain('CONTENT_DIR=my-company npm start')
  const { problems, lines: told } = await checkContent(join(place, 'my-company'), 'en')
  expect(told.slice(0, -1)).toEqual([])
  expect(problems).toBe(0)
})

test('an empty folder is taken, one that holds something is left as it is', async () => {
  await newSite('.', 'en', place)
  await rm(place, { recursive: true })
  place = await mkdtemp(join(tmpdir(), 'new-site-'))
  await writeFile(join(place, 'notes.txt'), 'mine')
  await expect(newSite('.', 'en', place)).rejects.toThrow(
    'The folder . is there already and not empty. Choose another name; nothing is overwritten.',
  )
  await expect(newSite('notes.txt', 'zh', place)).rejects.toThrow('文件夹notes.txt已经存在')
  expect(await readdir(place)).toEqual(['notes.txt'])
})

test('without a name it says how to call it', async () => {
  await expect(newSite(undefined, 'en', place)).rejects.toThrow('npm run new-site my-company')
})

const run = (folder: string, command: string, words: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(command, words, {
    ...{ cwd: folder, encoding: 'utf8' },
    env: { ...process.env, LANG: 'en', ...env },
  })
  return { status, said: stdout + stderr }
}

test('it is a repository of its own with one commit, also for somebody whose name Git does not know', async () => {
  const env = { HOME: place, XDG_CONFIG_HOME: place, GIT_CONFIG_NOSYSTEM: '1' }
  const program = join(import.meta.dirname, 'newSite.ts')
  const { status, said } = run(place, process.execPath, [program, 'my-company'], env)
  expect([status, said]).toEqual([0, expect.stringContaining('It is a Git repository of its own, with a first commit')])
  const folder = join(place, 'my-company')
  expect(run(folder, 'git', ['log', '--format=%an: %s', 'main']).said).toBe('New site: Content of a new site\n')
  expect(run(folder, 'git', ['status', '--short']).said).toBe('')
  const files = run(folder, 'git', ['ls-files']).said.split('\n')
  expect(files).toEqual(
    expect.arrayContaining(['.gitignore', '.github/workflows/check.yml', 'README.md', 'site', 'site.yaml']),
  )
})

test('where Git is missing the content is there, and a line says what to do', async () => {
  const program = join(import.meta.dirname, 'newSite.ts')
  const { status, said } = run(place, process.execPath, [program, 'my-company'], { PATH: place })
  expect([status, said]).toEqual([0, expect.stringContaining('No Git repository was made (spawnSync git ENOENT): run')])
  expect(await readdir(join(place, 'my-company'))).toContain('site.yaml')
})

test('its own command checks it by a release, and says so where there is none', async () => {
  await newSite('my-company', 'en', place)
  const folder = join(place, 'my-company')
  const release = join(import.meta.dirname, '..') // what it calls is the same in a release
  expect(run(folder, './site', ['check'], { SITE_RELEASE: release })).toEqual({
    status: 0,
    said: expect.stringMatching(/^content: \d+ files checked, 0 problems$/m),
  })
  await rm(join(folder, 'navigation.yaml'))
  expect(run(folder, './site', ['check'], { SITE_RELEASE: release })).toMatchObject({ status: 1 })
  expect(run(folder, './site', ['check'], { SITE_RELEASE: place })).toEqual({
    status: 1,
    said: expect.stringContaining(`${place} holds no release of the site: name its folder with SITE_RELEASE.`),
  })
  expect(run(folder, './site', ['open'], { SITE_RELEASE: release })).toMatchObject({ status: 2 })
})

test('its CI file calls that command and says what it needs', async () => {
  await newSite('.', 'en', place)
  const { jobs } = parse(await readFile(join(place, '.github/workflows/check.yml'), 'utf8'))
  const [, step] = jobs.check.steps
  const { status, said } = run(place, 'sh', ['-euc', step.run], { RUNNER_TEMP: place, SITE_RELEASE_URL: '' })
  expect([status, said]).toEqual([expect.any(Number), expect.stringContaining('Set the variable SITE_RELEASE_URL')])
  expect(status).not.toBe(0)
  expect(step.run).toContain('./site check')
})
