import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { git } from '../server/testing/contentRepository.ts'
import { changeYaml } from './changeYaml.ts'
import type { ContentUpgrade } from './contentUpgrades.ts'
import { upgradeContent } from './upgradeContent.ts'

/** A version that there is not: a field, a kind of block and a file are called otherwise in it. */
const madeUp: ContentUpgrade = {
  to: 2,
  says: {
    zh: 'site.yaml的neutralPage改名为leaveTo，版块callout改名为notice，certifications.yaml改名为certificates.yaml。',
    en: 'neutralPage of site.yaml is called leaveTo, the block callout notice, and certifications.yaml certificates.yaml.',
  },
  change: (text, path) =>
    path === 'site.yaml'
      ? changeYaml(
          text,
          ({ key, path: within, rename }) => within.length === 0 && key === 'neutralPage' && rename('leaveTo'),
        )
      : path.startsWith('pages/')
        ? changeYaml(text, ({ key, value, replace }) => key === 'type' && value === 'callout' && replace('notice'))
        : text,
  move: (path) => (path === 'certifications.yaml' ? 'certificates.yaml' : path),
}
const options = { lang: 'en', upgrades: [madeUp] } as const

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const example = (name: string) => cpSync(join(import.meta.dirname, '../examples', name), folder, { recursive: true })
function commitAll() {
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'config', 'user.name', 'Else')
  git(folder, 'config', 'user.email', 'else@x.example')
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message=before')
}

describe.each(['dairy', 'seafood'])('the content of the %s', (name) => {
  beforeEach(() => {
    example(name)
    commitAll()
  })

  test('comes to the next version in one commit, which says what changed and changes nothing else', async () => {
    const lines = await upgradeContent(folder, options)
    expect(lines[0]).toBe(`Format 1 to 2: ${madeUp.says.en}`)
    expect(lines).toContain('  site.yaml')
    expect(git(folder, 'log', '--format=%s')).toBe('content: format 1 to 2\nbefore')
    expect(git(folder, 'log', '-1', '--format=%b')).toBe(`- ${madeUp.says.en}`)
    expect(git(folder, 'status', '--porcelain')).toBe('')
    const added = git(folder, 'diff', '--unified=0', '--no-renames', 'HEAD~1', '--', 'site.yaml', 'pages')
      .split('\n')
      .filter((line) => /^\+(?!\+)/.test(line))
    expect(added.filter((line) => !/^\+(format: 2|leaveTo: \S+| +- type: notice)$/.test(line))).toEqual([])
    expect(read('site.yaml')).toMatch(/^#.*\nformat: 2\nname:/)
    expect(added.length).toBeGreaterThan(1)
  })

  test('is upgraded once: the second time there is nothing to do', async () => {
    await upgradeContent(folder, options)
    expect(await upgradeContent(folder, options)).toEqual([
      'The content is of format 2, as this version reads it. There is nothing to do.',
    ])
  })

  test('is not touched by a try, which says the same', async () => {
    const lines = await upgradeContent(folder, { ...options, isTry: true })
    expect(git(folder, 'status', '--porcelain')).toBe('')
    expect(lines.slice(0, -1)).toEqual((await upgradeContent(folder, options)).slice(0, -2))
  })
})

test('a file is moved with its history', async () => {
  example('seafood')
  commitAll()
  const before = read('certifications.yaml')
  expect(await upgradeContent(folder, options)).toContain('  certifications.yaml → certificates.yaml')
  expect(existsSync(join(folder, 'certifications.yaml'))).toBe(false)
  expect(read('certificates.yaml')).toBe(before)
})

test('what is not committed is not mixed with the upgrade', async () => {
  example('seafood')
  commitAll()
  writeFileSync(join(folder, 'home.en.yaml'), `${read('home.en.yaml')}# a remark\n`)
  await expect(upgradeContent(folder, options)).rejects.toThrow(/Commit your changes .* home\.en\.yaml/)
  const tried = await upgradeContent(folder, { ...options, isTry: true })
  expect(tried.at(-1)).toMatch(/it will refuse: commit your changes .* home\.en\.yaml/)
  expect(read('site.yaml')).not.toContain('format:')
})

test('a folder without Git is changed where it is, and says so', async () => {
  example('seafood')
  expect(await upgradeContent(folder, options)).toContainEqual(expect.stringContaining('in no Git repository'))
  expect(read('site.yaml')).toContain('leaveTo: /products')
})

test('where Git cannot tell of the folder nothing is changed, and its own words are passed on', async () => {
  example('seafood')
  writeFileSync(join(folder, '.git'), 'gitdir: /nowhere\n')
  await expect(upgradeContent(folder, options)).rejects.toThrow(
    /nothing was changed.*\n.*not a git repository: \/nowhere/,
  )
  rmSync(join(folder, '.git'))
  const path = process.env.PATH
  process.env.PATH = folder
  await expect(upgradeContent(folder, { ...options, lang: 'zh' }))
    .rejects.toThrow(/什么也没有改。.*\n.*git ENOENT/)
    .finally(() => {
      process.env.PATH = path
    })
  expect(read('site.yaml')).not.toContain('format:')
})

test('a commit that is refused leaves files and index as they were, and says why', async () => {
  example('seafood')
  commitAll()
  writeFileSync(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\necho "not on a Friday" >&2\nexit 1\n', {
    mode: 0o755,
  })
  await expect(upgradeContent(folder, options)).rejects.toThrow(/the files are as they were\. .*\nnot on a Friday$/)
  expect(git(folder, 'status', '--porcelain')).toBe('')
  expect(read('site.yaml')).not.toContain('format:')
  expect(existsSync(join(folder, 'certificates.yaml'))).toBe(false)
})

test('without Git too, files are as they were when one cannot be written', async () => {
  example('seafood')
  mkdirSync(join(folder, 'certificates.yaml/taken'), { recursive: true })
  const before = read('site.yaml')
  await expect(upgradeContent(folder, options)).rejects.toThrow(/the files are as they were/)
  expect(read('site.yaml')).toBe(before)
  expect(existsSync(join(folder, 'certifications.yaml'))).toBe(true)
})

test('content that is newer than the product is left alone', async () => {
  writeFileSync(join(folder, 'site.yaml'), 'format: 7\n')
  await expect(upgradeContent(folder, { lang: 'zh' })).rejects.toThrow('内容格式是第7版，本产品只认识到第1版')
})

test.each(['abc', '1.5', '"1"'])('format: %s is no version: it is named with its place', async (value) => {
  writeFileSync(join(folder, 'site.yaml'), `# a remark\nformat: ${value}\n`)
  await expect(upgradeContent(folder, options)).rejects.toThrow(
    'site.yaml:2 format — The format is a whole number from 1.',
  )
  expect(read('site.yaml')).toContain(`format: ${value}\n`)
})

test('today’s content is of today’s form', async () => {
  for (const content of ['content', 'examples/starter', 'examples/dairy', 'examples/seafood'])
    expect(await upgradeContent(join(import.meta.dirname, '..', content), { lang: 'en' })).toHaveLength(1)
})

test('a misspelt --dry-run ends the command, and --help does not', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'upgradeContent.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, LANG: 'en', CONTENT_DIR: join(import.meta.dirname, '../examples/starter') },
    })
  expect(run('--dryrun')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('is not understood') })
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: /), stderr: '' })
})
