import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { originOf, readSettings } from './settings.ts'

test('without any variable the site runs on port 8080 of this machine alone', () => {
  expect(readSettings({})).toMatchObject({ port: 8080, host: '127.0.0.1', sitePrefix: 'site', logLevel: 'info' })
})

test('an empty variable counts as not given', () => {
  expect(readSettings({ PORT: '', SITE_PREFIX: '', LOG_LEVEL: '' })).toEqual(readSettings({}))
})

test('given variables are taken, folders as absolute paths', () => {
  const settings = readSettings({
    PORT: '80',
    HOST: '0.0.0.0',
    SITE_PREFIX: 'green-ears',
    DATA_DIR: 'kept',
    CONTENT_DIR: '/srv/content',
  })
  expect(settings).toMatchObject({
    port: 80,
    host: '0.0.0.0',
    sitePrefix: 'green-ears',
    content: resolve('/srv/content'),
  })
  expect([isAbsolute(settings.data), basename(settings.data)]).toEqual([true, 'kept'])
})

test('the public address is kept without the slash at its end, and may be left out', () => {
  expect(readSettings({}).origin).toBe('')
  expect(readSettings({ SITE_ORIGIN: 'https://www.qingsui.example/' }).origin).toBe('https://www.qingsui.example')
})

test('the address of an export is kept without the slash at its end, and may be left out', () => {
  expect(readSettings({}).exportOrigin).toBe('')
  expect(readSettings({ EXPORT_ORIGIN: 'https://cdn.qingsui.example/' }).exportOrigin).toBe(
    'https://cdn.qingsui.example',
  )
})

test.each([
  ['UPLOAD_ORIGIN', 'uploadOrigin'],
  ['TRACKER_ORIGIN', 'trackerOrigin'],
] as const)('%s is kept as an origin, and may be left out', (variable, name) => {
  expect(readSettings({})[name]).toBe('')
  expect(readSettings({ [variable]: 'https://files.qingsui.example/x' })[name]).toBe('https://files.qingsui.example')
})

describe('a wrong variable stops the start by name', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['SITE_ORIGIN', 'www.qingsui.example'],
    ['SITE_ORIGIN', 'javascript:alert(1)'],
    ['SITE_ORIGIN', 'https://www.company.example/corp/'],
    ['EXPORT_ORIGIN', '*'],
    ['EXPORT_ORIGIN', 'https://www.company.example/corp'],
    ['UPLOAD_ORIGIN', 'files.qingsui.example'],
    ['TRACKER_ORIGIN', '*'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['SITE_PREFIX', 'Green Ears'],
    ['SITE_PREFIX', 'a/b'],
    ['SITE_PREFIX', '../x'],
    ['LOG_LEVEL', 'loud'],
    ['ALLOW_TRIAL_KEYS', 'yes'],
    ['DATABASE_ROOM', '1 GiB'],
    ['DATABASE_URL', 'mysql://site@db/site'],
    ['DATABASE_URL', 'postgres://site@db:5432,db:none/site'],
    ['NOTICE_SMTP_URL', 'mail.example'],
    ['NOTICE_FROM', 'desk'],
    ['CONTENT_GIT', 'ext::sh -c id'],
    ['CONTENT_BRANCH', '--all'],
    ['CONTENT_HOOK_SECRET', 'short'],
    ['METRICS_PORT', '65536'],
  ])('%s=%j', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`settings cannot be used[\\s\\S]*${name}: (?!Invalid input).{5,}`),
    )
  })

  test('a database of another kind is told what is expected', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://x' })).toThrow(
      'DATABASE_URL: postgres://user:password@host:5432/database, or with several hosts, host:5432,other:5432',
    )
  })

  test('every wrong one at once', () => {
    expect(() => readSettings({ PORT: 'x', SITE_PREFIX: '/', LOG_LEVEL: '?' })).toThrow(
      /PORT: [\s\S]*SITE_PREFIX: [\s\S]*LOG_LEVEL: /,
    )
  })
})

test('a database may stand on several hosts', () => {
  const databaseUrl = 'postgres://site:secret@10.0.0.10:5432,10.0.0.13:5432/site?sslmode=verify-full'
  expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
})

test('a secret may stand in a file, and not in two places', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'))
  const file = join(folder, 'secret')
  await writeFile(file, 'a secret of the repository\n')
  expect(readSettings({ CONTENT_HOOK_SECRET_FILE: file }).contentHookSecret).toBe('a secret of the repository')
  const [database, mail] = [join(folder, 'database'), join(folder, 'mail')]
  await writeFile(database, 'postgres://site:secret@db.example/site\n')
  await writeFile(mail, 'smtps://site:secret@mail.example:465\n')
  expect(readSettings({ DATABASE_URL_FILE: database, NOTICE_SMTP_URL_FILE: mail })).toMatchObject({
    databaseUrl: 'postgres://site:secret@db.example/site?sslmode=verify-full',
    noticeSmtpUrl: 'smtps://site:secret@mail.example:465',
  })
  expect(() => readSettings({ CONTENT_HOOK_SECRET_FILE: file, CONTENT_HOOK_SECRET: 'x'.repeat(16) })).toThrow(
    'CONTENT_HOOK_SECRET_FILE: CONTENT_HOOK_SECRET is given as well',
  )
  expect(() => readSettings({ CONTENT_HOOK_SECRET_FILE: join(folder, 'none') })).toThrow(
    'CONTENT_HOOK_SECRET_FILE: the file cannot be read (ENOENT)',
  )
  await writeFile(database, '')
  expect(() => readSettings({ DATABASE_URL_FILE: database })).toThrow('DATABASE_URL_FILE: the file is empty')
  await writeFile(database, '\n') // what the units hand over for one that is not set
  expect(readSettings({ DATABASE_URL_FILE: database }).databaseUrl).toBe('')
  await rm(folder, { recursive: true })
})

test('an IPv6 host stands in brackets in the address of the site', () => {
  expect(originOf(readSettings({ HOST: '::1' }))).toBe('http://[::1]:8080')
})
