import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { prepare } from './commands/call.ts'
import { openLog } from './log/file.ts'
import { startPage } from './page/server.ts'
import { type Office, openNamed, openOffice, passphrase } from './testing/office.ts'
import { openWebsite, origin, type Website } from './testing/website.ts'

/* The copy of `key.age` is put on a new computer, where nothing else of a desk is. */

let website: Website
let old: Awaited<ReturnType<typeof openNamed>>
let moved: Office
beforeEach(async () => {
  website = openWebsite()
  old = await openNamed(website)
  await old.today()
  moved = openOffice(website)
  mkdirSync(moved.folder, { recursive: true, mode: 0o700 })
  copyFileSync(join(old.folder, 'key.age'), join(moved.folder, 'key.age'))
  onTestFinished(() => [old, moved].forEach(({ close }) => void close()))
})

async function browse(office: Office) {
  const page = await startPage(await prepare(office.surroundings(), { lang: 'en' }, []), 0)
  onTestFinished(page.close)
  const { origin } = new URL(page.address)
  const get = async (path = '/') => (await fetch(page.address.slice(0, -1) + path)).text()
  const post = async (path: string, fields: Record<string, string>) => {
    const csrf = (await get()).match(/name="csrf" value="([^"]+)"/)?.[1] ?? ''
    const body = new URLSearchParams({ csrf, ...fields })
    return (await fetch(page.address.slice(0, -1) + path, { method: 'POST', headers: { origin }, body })).text()
  }
  return { get, post }
}
const why = 'New computer, the old one was burnt.'

test('the desk asks for the passphrase, then for the sentence with which the log begins, and works', async () => {
  const { get, post } = await browse(moved)
  const wrong = await post('/unlock', { passphrase: 'another one altogether' })
  expect(wrong).toContain('The passphrase is wrong')
  expect(wrong).not.toContain('no log')
  const asked = await post('/unlock', { passphrase })
  expect(asked).toContain('<h1>A key from another computer</h1>')
  expect(asked).not.toMatch(/role="alert"|removed together|could not be asked/)
  for (const path of ['/log', '/keys', '/digest'])
    expect(await get(path), path).toContain('A key from another computer')

  const given = { server: origin, root: website.root.publicKey }
  expect(await post('/begin', { ...given, why: 'short' })).toContain('at least ten characters')
  const today = await post('/begin', { ...given, why })
  expect(today).toContain('<h1>Today</h1>')
  expect(today).not.toMatch(/could not be asked|removed together|memory of cases was altered/)
  expect(await get('/log'), 'without the signature under it').toContain(`<span>${why}</span>`)
  expect(String(moved.read('log.jsonl'))).toMatch(/^{"n":1,[^\n]*"action":"log-begin"/)
})

test('commands say the same, and begin the log as well', async () => {
  const root = `--root=${website.root.publicKey}`
  expect((await moved.run('digest', `--server=${origin}`, root)).err).toContain('the key came from another one')
  const status = await moved.run('status')
  expect(status.out).not.toContain('could not be asked')
  const env = { ...moved.env }
  moved.env.DESK_PASSPHRASE_FILE = moved.write('wrong', 'another one altogether\n')
  expect((await moved.run('digest')).err).toContain('The passphrase is wrong')
  Object.assign(moved.env, env)
  expect((await moved.run('log', 'begin', why)).code).toBe(0)
  expect((await moved.run('digest')).code).toBe(0)
})

test.each<[string, (folder: string) => void]>([
  [
    'trusted a list of keys',
    (folder) => ['seen-C.jsonl', 'seen-C.head'].forEach((name) => void rmSync(join(folder, name))),
  ],
  ['remembers cases', (folder) => rmSync(join(folder, 'trusted.json'))],
])('a machine that %s has lost its log, and that is a fault', async (_what, spoil) => {
  for (const name of ['log.jsonl', 'log.head']) rmSync(join(old.folder, name))
  spoil(old.folder)
  expect(await openLog(old.folder, Date.now).check()).toEqual({ ok: false, line: 1, fault: 'gone' })
})
