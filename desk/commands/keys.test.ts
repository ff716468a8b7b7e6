import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { officerLine } from '#sealing/testing/lists.ts'
import { keysFileWith } from '#server/testing/keys.ts'
import { openCase } from '../cases/case.ts'
import { resealCases } from '../cases/reseal.ts'
import { unlockText } from '../keys/locked.ts'
import { openRing, readIdentity } from '../keys/ring.ts'
import { run } from '../run.ts'
import { confirmAll, type Office, openOffice, passphrase } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite } from '../testing/website.ts'

const website = openWebsite()
let office: Office
let original: string
beforeAll(async () => {
  office = openOffice(website)
  original = office.write('trial.age', await newFileKey())
  const keys = await officerKeys(await readIdentity(original))
  website.name('C', keys)
})
afterAll(() => office.close())

const server = '--server=https://site.example'
const root = `--root=${website.root.publicKey}`
const other = 'another passphrase, as long'
const write = (name: string, text: string) => office.write(name, text)

test('a key is made, shown and not made twice', async () => {
  const fresh = openOffice(website)
  const made = await fresh.run('key', 'new')
  const [recipient = ''] = made.out.match(/age1\w+/) ?? []
  expect(made).toMatchObject({ code: 0, err: '' })
  expect((await fresh.run('key', 'show')).out).toContain(recipient)
  expect((await fresh.run('key', 'new')).err).toContain('exists already')
  expect(made.out).not.toContain('AGE-SECRET-KEY')
  fresh.close()
})

test('a short passphrase is refused with a sentence, and nothing is written', async () => {
  const fresh = openOffice(website)
  fresh.env.DESK_PASSPHRASE_FILE = write('short', 'too short')
  expect((await fresh.run('key', 'new')).err).toContain('too easy to guess')
  expect(existsSync(join(fresh.folder, 'key.age'))).toBe(false)
  fresh.close()
})

test('a file without a key is not imported, and no terminal means no passphrase', async () => {
  const fresh = openOffice(website)
  expect((await fresh.run('key', 'import', write('empty', 'nothing'))).err).toContain('holds no age identity')
  expect((await fresh.run('key', 'import')).err).toContain('key import')
  fresh.env.DESK_PASSPHRASE_FILE = '/nowhere'
  expect((await fresh.run('key', 'import', original)).err).toContain('/nowhere cannot be read')
  fresh.close()
})

test('a passphrase file that others can read is refused', async () => {
  const fresh = openOffice(website)
  fresh.env.DESK_PASSPHRASE_FILE = fresh.write('open', passphrase)
  chmodSync(fresh.env.DESK_PASSPHRASE_FILE, 0o640)
  expect((await fresh.run('key', 'new')).err).toContain('can be read by others')
  expect(existsSync(join(fresh.folder, 'key.age'))).toBe(false)
  fresh.close()
})

test('whoever makes the first key at a terminal is asked for a recovery key', async () => {
  const fresh = openOffice(website)
  const { DESK_PASSPHRASE_FILE: _, ...env } = fresh.env
  const said: string[] = []
  const terminal = {
    ...fresh.surroundings().terminal,
    say: (line: string) => void said.push(line),
    secret: async () => passphrase,
    ask: async (question: string) => (question.includes('recovery key') ? 'yes' : ''),
  }
  expect(await run(['key', 'new'], { ...fresh.surroundings(), env, terminal })).toBe(0)
  expect(said.join('\n')).toMatch(/recovery: age1\w+[\s\S]*AGE-SECRET-KEY-1/)
  fresh.close()
})

test('a key is changed: old reports open, the old key signs until the website names the new one', async () => {
  await office.run('key', 'import', original, server, root)
  const before = await report(website, { content: 'before the change' })
  const [old] = await openRing(office.folder, passphrase)
  const rotated = await office.run('key', 'rotate')
  const [fresh] = await openRing(office.folder, passphrase)
  expect(rotated.out).toContain(`recipient: ${fresh.recipient}, signing: ${fresh.verifyKey}, from: 2026-11-20 }`)
  expect(rotated.out).toContain(`your old line (${old.recipient}) an until`)
  expect((await office.desk()).signer).toEqual(old)
  expect((await office.run('key', 'show')).out).toMatch(new RegExp(`${fresh.recipient} {2}not named`))

  const [line] = website.lines.C
  if (line) line.until = '2026-11-27'
  website.name('C', fresh, line && { name: line.name })
  await confirmAll(office)
  const after = await report(website, { content: 'after the change' })
  const listed = await office.today()
  for (const text of ['before the change', 'after the change']) expect(listed).toContain(text)
  expect((await office.desk()).signer).toEqual(fresh)
  expect((await office.run('key', 'show')).out).toMatch(new RegExp(`${fresh.recipient} {2}named`))
  expect((await openCase(await office.desk(), after.case)).report).toHaveProperty('value')
  expect(await resealCases(await office.desk(), () => undefined)).toMatchObject({ cases: 2, texts: 2 })
  expect(website.row(before.case).notes).toEqual([])
})

test('a list with seven lines in force on one day is signed by nobody, and both languages say which day', async () => {
  const keys = await Promise.all(Array.from({ length: 7 }, async () => officerKeys(await newFileKey())))
  const lines = keys.map((pair, at) => officerLine(pair, at === 5 ? { until: '2026-12-05' } : { from: '2026-12-01' }))
  const file = write('channels.yaml', keysFileWith(lines, []))
  expect((await office.run('key', 'sign', file, '--lang=zh')).err).toContain(
    '渠道compliance在2026-12-01有超过6行同时有效',
  )
  const refused = await office.run('key', 'sign', file, '--lang=en')
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('more than 6 lines in force on 2026-12-01') })
  expect(refused.err).toContain('compliance')
  expect(existsSync(`${file}.sig`)).toBe(false)
})

test('the passphrase is changed: the old one opens nothing any more', async () => {
  office.env.DESK_NEW_PASSPHRASE_FILE = write('new', other)
  expect((await office.run('key', 'passphrase')).code).toBe(0)
  expect((await office.run('digest')).err).toContain('passphrase is wrong')
  office.env.DESK_PASSPHRASE_FILE = write('again', other)
  expect((await office.run('digest')).code).toBe(0)
})

test('a recovery key is shown once for paper, or locked in a file, and opens what was sealed to it', async () => {
  const paper = await office.run('key', 'recovery')
  const [identity = ''] = paper.out.match(/AGE-SECRET-KEY-1\w+/) ?? []
  expect(await readIdentity(write('paper', identity))).toBe(identity)
  expect(readFileSync(join(office.folder, 'log.jsonl'), 'utf8')).not.toContain('SECRET')

  const added = await office.run('key', 'import', write('paper', identity))
  expect(added.out).toContain('to open older reports')
  expect(added.out).not.toContain('officers:')
  expect((await openRing(office.folder, other)).at(-1)?.identity).toBe(identity)

  const file = join(office.root, 'recovery.age')
  office.env.DESK_NEW_PASSPHRASE_FILE = write('recovery-words', 'words for the recovery key')
  const locked = await office.run('key', 'recovery', file)
  expect(locked.out).not.toContain('AGE-SECRET-KEY')
  const text = await unlockText(readFileSync(file), 'words for the recovery key')
  expect(text).toContain(locked.out.match(/age1\w+/)?.[0])
})
