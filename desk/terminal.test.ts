import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'terminal-'))
afterAll(() => rmSync(folder, { recursive: true }))
const words = [join(import.meta.dirname, 'main.ts'), 'key', 'new', `--dir=${folder}/desk`, '--lang=en']
const hasScript = spawnSync('script', ['--version']).status === 0

test('without a terminal a command that needs one says so, and fails', async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    input: 'a long passphrase',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^There is no terminal to type a passphrase\./)
})

test.skipIf(!hasScript)('at a terminal whose input is over it says that nothing was done, and fails', async () => {
  const command = [process.execPath, ...words].map((word) => `'${word}'`).join(' ')
  const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void terminal.kill())
  const ended = once(terminal, 'exit')
  terminal.stdin.end()
  expect(await text(terminal.stdout)).toContain('Stopped. Nothing was done.')
  expect(await ended).toEqual([1, null])
  expect(existsSync(join(folder, 'desk/key.age'))).toBe(false)
})
