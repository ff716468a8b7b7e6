import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from '#server/testing/served.ts'
import { caseName } from '../cases/name.ts'
import { unlockText } from '../keys/locked.ts'
import { openRing, readIdentity } from '../keys/ring.ts'
import { type Office, openOffice, passphrase } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'

let served: Served
let office: Office
beforeAll(async () => {
  served = await serve({}, { complaints: true })
  office = openOffice(served)
})
afterAll(async () => {
  office.close()
  await served.close()
})

const server = '--server=https://site.example'
const other = 'another passphrase, as long'
const write = (name: string, text: string) => {
  const file = join(office.root, name)
  writeFileSync(file, text)
  return file
}

test('a key is made, shown and not made twice', async () => {
  const fresh = openOffice(served)
  const made = await fresh.run('key', 'new')
  const [recipient = ''] = made.out.match(/age1\w+/) ?? []
  expect(made).toMatchObject({ code: 0, err: '' })
  expect((await fresh.run('key', 'show')).out).toContain(recipient)
  expect((await fresh.run('key', 'new')).err).toContain('exists already')
  expect(made.out).not.toContain('AGE-SECRET-KEY')
  fresh.close()
})

test('a short passphrase is refused with a sentence, and nothing is written', async () => {
  const fresh = openOffice(served)
  fresh.env.DESK_PASSPHRASE_FILE = write('short', 'too short')
  expect((await fresh.run('key', 'new')).err).toContain('at least 12 characters')
  expect(existsSync(join(fresh.folder, 'key.age'))).toBe(false)
  fresh.close()
})

test('a file without a key is not imported, and no terminal means no passphrase', async () => {
  const fresh = openOffice(served)
  expect((await fresh.run('key', 'import', write('empty', 'nothing'))).err).toContain('holds no age identity')
  expect((await fresh.run('key', 'import')).err).toContain('key import')
  fresh.env.DESK_PASSPHRASE_FILE = '/nowhere'
  expect((await fresh.run('key', 'import', fresh.original)).err).toContain('/nowhere cannot be read')
  fresh.close()
})

test('a key is changed on a running site: old reports open, old answers prove true, new ones go to the new key', async () => {
  await office.run('key', 'import', office.original, server)
  const before = await report(served, { content: 'before the change' })
  const [old] = await openRing(office.folder, passphrase)
  expect((await office.run('reply', caseName(before.keys.lookup), '--text=old answer')).code).toBe(0)

  const rotated = await office.run('key', 'rotate')
  const [fresh] = await openRing(office.folder, passphrase)
  expect(rotated.out).toContain(`put ${fresh.recipient} in the place of ${old.recipient}`)
  // The website does not know the new key yet: the old one goes on signing.
  expect((await office.run('reply', caseName(before.keys.lookup), '--text=second answer')).code).toBe(0)
  expect((await office.run('key', 'show')).out).toMatch(new RegExp(`${fresh.recipient} {2}not named`))

  const named = `officers: [${fresh.recipient}]\n    signing: [${old.verifyKey}, ${fresh.verifyKey}]`
  await served.sample.edit('officers.yaml', /officers: \[\]\n {4}signing: \[\]/, named)
  await served.site.reload()
  await expect.poll(() => served.complaints?.keys.channels[0]?.officers).toEqual([fresh.recipient])

  const after = await report(served, { content: 'after the change' })
  expect((await office.run('open', caseName(after.keys.lookup))).out).toContain('after the change')
  const opened = (await office.run('open', caseName(before.keys.lookup))).out
  for (const text of ['before the change', 'old answer', 'second answer']) expect(opened).toContain(text)
  expect(opened).not.toContain('did not pass')
  expect((await office.run('reply', caseName(after.keys.lookup), '--text=new answer')).code).toBe(0)
  expect((await office.run('key', 'show')).out).toMatch(new RegExp(`${fresh.recipient} {2}named`))
})

test('the passphrase is changed: the old one opens nothing any more', async () => {
  office.env.DESK_NEW_PASSPHRASE_FILE = write('new', other)
  expect((await office.run('key', 'passphrase')).code).toBe(0)
  expect((await office.run('list')).err).toContain('passphrase is wrong')
  office.env.DESK_PASSPHRASE_FILE = write('again', other)
  expect((await office.run('list')).code).toBe(0)
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
