import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageOf } from './commands/call.ts'
import { type Office, openNamed, openOffice } from './testing/office.ts'
import { report } from './testing/reporter.ts'
import { openWebsite } from './testing/website.ts'

const website = openWebsite()
let office: Office
beforeAll(async () => {
  office = await openNamed(website)
})
afterAll(() => office.close())

test('a wrong passphrase opens nothing and stands in the log', async () => {
  const right = office.env.DESK_PASSPHRASE_FILE ?? ''
  office.env.DESK_PASSPHRASE_FILE = office.write('wrong', 'four words, unrelated')
  expect(await office.run('digest')).toMatchObject({ code: 1, err: expect.stringContaining('passphrase is wrong') })
  office.env.DESK_PASSPHRASE_FILE = right
  expect(String(office.read('log.jsonl'))).toContain('failed: passphraseWrong')
})

test.each<[string, Office['fetch'], RegExp]>([
  ['is gone', () => Promise.reject(new TypeError('fetch failed')), /cannot be reached/],
  [
    'answers a page',
    async () => new Response('<!doctype html>', { status: 200 }),
    /no answer that the desk understands/,
  ],
  ['answers something else', async () => Response.json({ code: 200, msg: 'ok', data: {} }), /no answer that the desk/],
  ['refuses', async () => Response.json({ code: 503, msg: 'Come back later.' }, { status: 503 }), /Come back later/],
])('a server that %s gets a sentence', async (_what, fetch, sentence) => {
  const right = office.fetch
  office.fetch = fetch
  const { code, err } = await office.run('digest')
  office.fetch = right
  expect([code, err]).toEqual([1, expect.stringMatching(sentence)])
})

test('the list names what is due, in words; digest counts without names; the log holds nothing of a report', async () => {
  const reporter = await report(website, { subject: 'Weighbridge', reportedName: '王五', content: 'x' })
  const told = await office.today()
  expect(told).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4} Weighbridge Not yet acknowledged Waits for you 2026-11-20/)
  expect(told).toMatch(/7 days left/)
  const digest = JSON.parse((await office.run('digest', '--json')).out)
  expect(digest).toMatchObject({ total: 1, open: 1, statuses: { none: 1 } })
  expect(JSON.stringify(digest)).not.toContain(reporter.case)
  expect(String(office.read('log.jsonl'))).not.toMatch(/王五|Weighbridge/)
})

test('what is not understood gets a sentence, in both languages; what the page does is no command', async () => {
  for (const word of ['dance', 'list', 'open', 'reply', 'files', 'export', 'close', 'delete', 'reseal', 'trust']) {
    expect(await office.run(word)).toMatchObject({ code: 1, err: expect.stringContaining(`not understood: ${word}`) })
  }
  expect((await office.run('log')).err).toContain('not understood: log')
  expect((await office.run('digest', '--what')).err).toContain("'--what'")
  expect((await office.run('digest', '--server=ftp://x')).err).toContain('no website')
  expect((await office.run('help', '--lang=zh')).out).toContain('用法')
  expect((await office.run('help', '--lang=en')).out).toContain('Usage')
  mkdirSync(join(office.root, 'broken'))
  appendFileSync(join(office.root, 'broken', 'settings.json'), '{')
  expect((await office.run('digest', `--dir=${join(office.root, 'broken')}`)).err).toContain('damaged')
})

test('the language is that of the machine until another is chosen', () => {
  expect(languageOf({ LANG: 'zh_CN.UTF-8' }, undefined, undefined)).toBe('zh')
  expect(languageOf({ LC_ALL: 'en_GB.UTF-8', LANG: 'zh_CN.UTF-8' }, undefined, undefined)).toBe('en')
  expect(languageOf({ LANG: 'de_DE.UTF-8' }, undefined, undefined)).toBe('en')
  expect(languageOf({ LANG: 'en' }, undefined, 'zh')).toBe('zh')
  expect(languageOf({ LANG: 'en' }, 'zh', 'en')).toBe('zh')
})

test('a key that no channel names is told its two public keys, and without a key no passphrase is asked for', async () => {
  const other = openOffice(website)
  expect((await other.run('digest', '--server=https://site.example')).err).toContain('no key on this computer')
  await other.run('key', 'new', `--root=${website.root.publicKey}`)
  expect((await other.run('digest')).err).toMatch(/recipient: age1\w+\n {4}signing: [\w-]{43}/)
  other.close()
})
