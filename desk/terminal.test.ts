import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createRing } from './keys/ring.ts'
import { openLog } from './log/file.ts'
import { commandLines, run } from './run.ts'
import { keepSettings } from './settings.ts'
import { terminal } from './terminal.ts'
import { wordsOf } from './words/index.ts'

const root = mkdtempSync(join(tmpdir(), 'terminal-'))
const folder = join(root, 'desk')
const main = join(import.meta.dirname, 'main.ts')
const passphrase = 'four words, not related'
const hasScript = spawnSync('script', ['--version']).status === 0
const file = (name: string, content: string) => {
  writeFileSync(join(root, name), content, { mode: 0o600 })
  return join(root, name)
}

beforeAll(async () => {
  await openLog(folder, Date.now).add({ action: 'key-new' })
  await createRing(folder, passphrase, undefined, 10)
  await keepSettings(folder, { server: 'http://127.0.0.1:9' }) // where nobody answers
})
afterAll(() => rmSync(root, { recursive: true }))

const environment = () => {
  const { PATH = '', SystemRoot = '' } = process.env
  return { PATH, SystemRoot, LANG: 'en_GB.UTF-8', HOME: root, DESK_DIR: folder }
}

/** A command with nobody at its input: what it said, and how it ended. */
async function unattended(words: readonly string[], env: Record<string, string> = {}) {
  const child = execFile(process.execPath, [main, ...words], { env: { ...environment(), ...env }, timeout: 60_000 })
  child.stdin?.end()
  const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const [code] = await once(child, 'exit')
  const [out = '', err = ''] = await Promise.all(said)
  return { code, out, err }
}

describe('without a terminal', () => {
  /** What is given to a command that needs something. */
  const given: Record<string, string[]> = {
    export: ['7K3M'],
    unseal: [join(root, 'sealed.age')],
    theft: ['Somebody'],
    'log begin': ['A new machine, the old one is gone'],
    'key import': [join(root, 'identity')],
    'key recovery': [join(root, 'recovery.age')],
    'key root': [join(root, 'root.age')],
    'key raise': [join(root, 'channels.yaml')],
    'key sign': [join(root, 'channels.yaml')],
  }
  beforeAll(() => {
    copyFileSync(join(folder, 'key.age'), join(root, 'sealed.age')) // under a passphrase, as an export may be
    file('identity', 'AGE-SECRET-KEY-184JMZMVQH3E6U0PSL869004Y3U2NYV7R30EU99CSEDNPH02YUVFSZW44VU\n')
    file('channels.yaml', readFileSync(join(import.meta.dirname, '../keys/channels.yaml'), 'utf8'))
  })
  const needing = commandLines.filter(([name]) => name !== 'page').map((words) => words.join(' '))
  const free = new Set(['log verify', 'key raise', 'key new']) // they ask for nothing here: the key is there already

  test('the commands of the help are those of the program', () => {
    for (const lang of ['en', 'zh'] as const)
      for (const words of commandLines)
        expect(wordsOf(lang).help, words.join(' ')).toMatch(new RegExp(`^ .*\\b${words.join(' ')}\\b`, 'm'))
  })

  test.each(needing.filter((line) => !free.has(line)))('%s says what it lacks, and ends with 1', async (line) => {
    expect(process.stdin.isTTY).toBeFalsy()
    const complaints: string[] = []
    const surroundings = {
      ...{ env: environment(), fetch, now: Date.now, work: 10, openBrowser: () => undefined },
      terminal: { ...terminal, say: () => undefined, complain: (said: string) => void complaints.push(said) },
    }
    expect(await run([...line.split(' '), ...(given[line] ?? [])], surroundings)).toBe(1)
    expect(complaints.at(-1)).toMatch(/There is no terminal to type a passphrase.*_PASSPHRASE_FILE/)
  })

  test('a program of its own ends as well', async () => {
    expect(await unattended(['key', 'show'])).toMatchObject({ code: 1, err: expect.stringContaining('no terminal') })
  })

  test('log verify and key raise need nobody; a key that is there is left alone', async () => {
    expect(await unattended(['log', 'verify'])).toMatchObject({ code: 0, out: expect.stringContaining('unbroken') })
    expect(await unattended(['key', 'raise', given['key raise']?.[0] ?? ''])).toMatchObject({ code: 0 })
    expect(await unattended(['key', 'new'])).toMatchObject({ code: 1, err: expect.stringContaining('exists already') })
  })

  test('key new does not wait for an answer about a recovery key', async () => {
    const env = { DESK_DIR: join(root, 'other'), DESK_PASSPHRASE_FILE: file('passphrase', passphrase) }
    expect(await unattended(['key', 'new'], env)).toMatchObject({ code: 0, err: '' })
  })

  test('a recovery key is not shown to nobody', async () => {
    const { code, out, err } = await unattended(['key', 'recovery'])
    expect([code, out, err]).toEqual([1, '', expect.stringContaining('no terminal to show a secret')])
  })

  test('the page needs none', async () => {
    const page = spawn(process.execPath, [main, 'page', '--port=8971'], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void page.kill('SIGKILL'))
    const [said] = await once(page.stdout, 'data')
    expect(String(said)).toContain('http://127.0.0.1:8971/')
    page.kill('SIGTERM')
    expect((await once(page, 'exit'))[0]).toBe(process.platform === 'win32' ? null : 0)
  })
})

test.skipIf(!hasScript)('at a terminal whose input is over it says that nothing was done, and fails', async () => {
  const words = [process.execPath, main, 'key', 'new', `--dir=${root}/nobody`, '--lang=en']
  const command = words.map((word) => `'${word}'`).join(' ')
  const shell = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void shell.kill())
  const ended = once(shell, 'exit')
  shell.stdin.end()
  expect(await text(shell.stdout)).toContain('Stopped. Nothing was done.')
  expect(await ended).toEqual([1, null])
  expect(existsSync(join(root, 'nobody/key.age'))).toBe(false)
})
