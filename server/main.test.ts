import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './testing/freePort.ts'
import { createSample } from './testing/sample.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const serving = fileURLToPath(new URL('testing/servingProgram.ts', import.meta.url))
const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [program], { env: { LANG: 'en', ...env }, encoding: 'utf8' })

test('a wrong setting ends the start with its name', () => {
  const { status, stderr } = start({ PORT: 'http' })
  expect(status).toBe(1)
  expect(stderr).toBe('The settings cannot be used.\nPORT: a whole number from 0 to 65535\n')
})

/** Starts the site and waits until it has said something. */
async function startAndRead(env: Record<string, string>, wanted: RegExp, output: 'stdout' | 'stderr' = 'stdout') {
  const child = spawn(process.execPath, [program], { env: { LANG: 'en', ...env } })
  let said = ''
  for await (const chunk of child[output]) {
    said += chunk
    if (wanted.test(said)) break
  }
  return { child, said }
}

test('a first start without a menu that can be used goes on, shows nothing private, and its log says what to mend', async () => {
  const { settings, write, dispose } = await createSample()
  await write('navigation.yaml', 'first: order\n')
  const port = String(await freePort())
  const own = { CONTENT_DIR: settings.content, DATA_DIR: join(settings.data, 'own'), PORT: port }
  const { child, said } = await startAndRead(own, /navigation/)
  const [line] = said.split('\n').filter((text) => text.includes('navigation.yaml'))
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 50,
    msg: expect.stringMatching(/^the site cannot be shown until this is mended: navigation\.yaml:1 — /),
  })
  const page = await fetch(`http://127.0.0.1:${port}/en/culture`)
  const text = await page.text()
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30'])
  expect(text).toContain('The site is being prepared.')
  expect(text).not.toMatch(/navigation|yaml|menu/)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503)
  child.kill('SIGTERM')
  await once(child, 'exit')
  const chinese = await startAndRead({ ...own, LANG: 'zh_CN.UTF-8' }, /navigation/)
  expect(chinese.said).toContain('改正之前网站无法显示：navigation.yaml:1 — 列表的这一项开头缺少')
  chinese.child.kill('SIGTERM')
  await once(chinese.child, 'exit')
  await dispose()
})

test('all that a first start says is JSON; first where it is and what is on and off, then what is wrong; it is ready when it says so', async () => {
  const { settings, write, dispose } = await createSample()
  await write('news/company/2026-01-01-broken.yaml', 'title: [\n')
  const port = String(await freePort())
  const own = { CONTENT_DIR: settings.content, DATA_DIR: join(settings.data, 'own'), PORT: port, DRAIN_SECONDS: '1' }
  const child = spawn(process.execPath, [serving], { env: { LANG: 'en', ...own } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) {
    const { msg } = JSON.parse(line)
    said.push(msg)
    if (msg.includes('is ready')) break
  }
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  expect(said.slice(0, 4)).toEqual([
    expect.stringMatching(`^Address: http://127.0.0.1:${port}, `),
    `Content: ${settings.content} (CONTENT_DIR)`,
    expect.stringMatching(/^On: /),
    expect.stringMatching(/^Off: misconduct reports \(No reports are taken: \S+root\.pub is missing/),
  ])
  expect(said.findIndex((line) => line.includes('2026-01-01-broken.yaml'))).toBeGreaterThan(3)
  expect(said.at(-1)).toBe(`The site is ready: http://127.0.0.1:${port}`)
  expect(said).toContainEqual(
    expect.stringMatching(`^The site answers at http://127.0.0.1:${port}; \\d+ pictures are still to be prepared$`),
  )
  child.kill('SIGTERM')
  const ending: string[] = []
  for await (const line of createInterface(child.stdout)) ending.push(JSON.parse(line).msg)
  expect(ending).toContain('Told to end: serving for 1 s more')
  expect(ending.at(-1)).toBe('Ended')
  await dispose()
})

test('a content folder that is not there ends the start with its setting, and with nothing else', () => {
  const env = { CONTENT_DIR: '/nowhere/content', DATA_DIR: join(tmpdir(), 'nothing'), PORT: '0' }
  expect(start(env)).toMatchObject({
    ...{ status: 1, stdout: '' },
    stderr: 'CONTENT_DIR: there is no folder /nowhere/content\n',
  })
})

test('a folder that cannot be written ends the start with one sentence', async () => {
  const { settings, write, dispose } = await createSample()
  await write('file', 'no folder')
  const folder = join(settings.content, 'file')
  const env = { CONTENT_DIR: settings.content, DATA_DIR: folder, PORT: '0' }
  const { status, stderr } = start(env)
  expect([status, stderr]).toEqual([
    1,
    `${folder} (DATA_DIR) cannot be written (EEXIST): let the user that runs the site write there.\n`,
  ])
  expect(start({ ...env, LANG: 'zh_CN.UTF-8' }).stderr).toBe(
    `${folder}（DATA_DIR）无法写入（EEXIST）：请让运行网站的用户可以写入此文件夹。\n`,
  )
  await dispose()
})

test.each(['PORT', 'METRICS_PORT'])(
  '%s that another program uses ends the start with one sentence',
  async (setting) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { child, said } = await startAndRead({ PORT: '0', [setting]: String(port) }, /\n/, 'stderr')
    expect(said).toBe(
      `127.0.0.1:${port} is used by another program: stop that one, or give another port with ${setting}.\n`,
    )
    if (child.exitCode === null) await once(child, 'exit')
    expect(child.exitCode).toBe(1)
    other.close()
  },
)

test('a misspelt setting is told, and the start goes on', async () => {
  const { child, said } = await startAndRead({ PORT: '0', SITE_ORIGN: 'https://www.qingsui.example' }, /SITE_ORIGN/)
  expect(JSON.parse(said.split('\n')[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'SITE_ORIGN is not a setting; do you mean SITE_ORIGIN?',
  })
  child.kill('SIGTERM')
  await once(child, 'exit')
})
