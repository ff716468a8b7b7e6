import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../server/testing/freePort.ts'
import { createSample, type Sample } from '../server/testing/sample.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'npm-'))
let sample: Sample
beforeAll(async () => {
  sample = await createSample({}, 'dairy')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // The scripts as they are, but for the front end, which is not built here.
  const own = (name: string, program: string) =>
    scripts[name].replace('./', root).replace(/\S+$/, join(root, program)).replace('node', process.execPath)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      scripts: {
        start: own('start', 'server/testing/servingProgram.ts'),
        edit: own('edit', 'edit/main.ts'),
        desk: own('desk', 'desk/main.ts'),
      },
    }),
  )
})
afterAll(async () => {
  await sample.dispose()
  rmSync(folder, { recursive: true })
})

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )

// A shell that npm starts does not hand on what it is told, unless it is bash.
test.skipIf(process.platform === 'win32').each([
  ['start', (port: string) => ({ PORT: port }), []],
  ['edit', (port: string) => ({ EDIT_PORT: port, EDIT_PREVIEW_PORT: '0' }), []],
  ['desk', () => ({}), ['page', '--port']],
] as const)('when npm run %s is told to end, its port is free again', async (name, envOf, words) => {
  const port = await freePort()
  const { content, data, keys } = sample.settings
  const own = { CONTENT_DIR: content, DATA_DIR: data, KEYS_DIR: keys, EDIT_DIR: join(folder, 'edit'), HOME: folder }
  const npm = spawn('npm', ['run', name, '--', ...words, ...(words.length > 0 ? [String(port)] : [])], {
    cwd: folder,
    env: { ...process.env, ...own, ...envOf(String(port)) },
    stdio: 'ignore',
    detached: true, // a group, so that nothing is left when this fails
  })
  onTestFinished(() => void spawnSync('kill', ['-9', '--', `-${npm.pid}`]))
  await vi.waitFor(async () => expect(await answers(port)).toBe(true), { timeout: 50_000, interval: 100 })
  npm.kill('SIGTERM')
  await expect.poll(() => answers(port)).toBe(false)
})
