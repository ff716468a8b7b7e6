import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectMode } from '../../server/testing/expectMode.ts'
import { openCase } from '../cases/case.ts'
import { writeNote } from '../cases/notes.ts'
import { noteReading } from '../cases/reading.ts'
import { reply } from '../cases/reply.ts'
import type { Seal } from '../sealedFile.ts'
import { openNamed } from '../testing/office.ts'
import { report, type SentFile } from '../testing/reporter.ts'
import { openWebsite } from '../testing/website.ts'
import { exportCase } from './folder.ts'

const website = openWebsite()
let office: Awaited<ReturnType<typeof openNamed>>
beforeAll(async () => {
  office = await openNamed(website)
})
afterAll(() => office.close())

const file = (name: string, type: string, bytes: Uint8Array<ArrayBuffer>): SentFile => ({ name, type, bytes })
const text = (value: string) => new TextEncoder().encode(value)
const place = (name: string) => join(office.root, name)

/** An export as the page makes it. */
async function exported(
  whole: string,
  { seal = 'own', to, notes = true }: { seal?: Seal; to?: string; notes?: boolean } = {},
) {
  const desk = await office.desk()
  return exportCase(desk, await noteReading(desk, await openCase(desk, whole)), { seal, to, pdf: false, notes })
}

test('an export holds everything under checked sums, for its owner alone, without keys, and is never written over', async () => {
  const bytes = new Uint8Array(randomBytes(1_500_000))
  const { case: whole } = await report(
    website,
    { content: 'export me' },
    { files: [file('e.jpg', 'image/jpeg', bytes)] },
  )
  const to = place('whole')
  expect(await exported(whole, { seal: 'plain', to })).toMatchObject({ place: to })
  const sums = readFileSync(join(to, 'SHA256SUMS'), 'utf8').trim().split('\n')
  expect(sums.map((line) => line.slice(66))).toEqual(['case.html', 'case.json', 'files/attachment-01.jpg'])
  for (const line of sums) {
    const path = join(to, line.slice(66))
    expect(line.slice(0, 64)).toBe(createHash('sha256').update(readFileSync(path)).digest('hex'))
    expectMode(path, 0o600)
  }
  expectMode(to, 0o700)
  expectMode(join(to, 'files'), 0o700)
  expect(Buffer.compare(readFileSync(join(to, 'files', 'attachment-01.jpg')), bytes)).toBe(0)
  if (process.platform === 'linux') expect(readFileSync(join(to, 'README.txt'), 'utf8')).toContain('may do harm')
  const json = readFileSync(join(to, 'case.json'), 'utf8')
  expect(JSON.parse(json)).toMatchObject({
    report: { value: { fields: { content: 'export me' } } },
    notes: [{ turn: 1 }],
  })
  expect(json).not.toMatch(/AGE-SECRET-KEY|replyKey/)
  await expect(exported(whole, { seal: 'plain', to })).rejects.toMatchObject({ reason: 'notEmpty' })
})

test('an export without the notes holds nothing of them, and officers have their names of the list in both', async () => {
  const secret = 'ask-the-gatekeeper-4417'
  const reporter = await report(website, { content: 'x' }, { files: [file('a.txt', 'text/plain', text('one'))] })
  const { case: whole } = reporter
  const desk = await office.desk()
  await reply(desk, whole, { body: 'Thank you', status: 'checking', turn: 1 })
  await writeNote(desk, await openCase(desk, whole), { assign: desk.signer.verifyKey, tags: [secret], body: secret })
  const { name = '' } = website.lines.C[0] ?? {}
  const [without, withThem] = [place('without'), place('with')]
  await exported(whole, { seal: 'plain', to: without, notes: false })
  await exported(whole, { seal: 'plain', to: withThem })
  for (const found of textsIn(without)) {
    expect(found).not.toContain(secret)
    expect(found).not.toMatch(/Notes among officers|"notes"/)
  }
  const html = readFileSync(join(withThem, 'case.html'), 'utf8')
  expect(html).toContain(`Looked after by ${name}`)
  expect(html).toContain(`<p class="long"><bdi>${secret}`)
  for (const to of [without, withThem]) {
    const html = readFileSync(join(to, 'case.html'), 'utf8')
    expect(html).toContain(`<p class="said">Officer (${name}), message 1, 2026-11-20</p>`)
    expect(html.match(/<main>.*<\/main>/s)?.[0]).not.toMatch(/(\(|>|by )you\b/i)
    expect(html.match(/\bpre \{[^}]*\}/)?.[0]).toMatch(/overflow-wrap: anywhere;[^}]*white-space: pre-wrap/)
  }
})

test('a second export on the same day stands beside the first', async () => {
  const { case: whole } = await report(website, { content: 'x' })
  const [first, second] = [await exported(whole), await exported(whole)]
  expect(second.place).toBe(first.place.replace('.zip.age', '-2.zip.age'))
  expect([first, second].map(({ place }) => existsSync(place))).toEqual([true, true])
})

/** Every file below a folder, as text. */
const textsIn = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))

test('an export holds nothing that can be read without the officer’s key, and opens with it alone', async () => {
  const secret = 'weighbridge-tickets-7731'
  const files = [file(`${secret}.txt`, 'text/plain', text(secret.repeat(50)))]
  const { case: whole } = await report(website, { content: secret }, { files })
  const { place: sealed } = await exported(whole)
  for (const found of textsIn(office.folder)) expect(found).not.toContain(secret)
  expectMode(sealed, 0o600)
  const opened = place('opened.zip')
  expect(await office.run('unseal', sealed, `--to=${opened}`)).toMatchObject({ code: 0 })
  expect(zipped(opened, 'case.html')).toContain(secret)
  expect(zipped(opened, 'files/attachment-01.txt')).toBe(secret.repeat(50))
  expect(zipped(opened, 'SHA256SUMS')).toMatch(/^\w{64} {2}case\.html\n\w{64} {2}case\.json\n\w{64} {2}files\/attach/)
  expect((await office.run('unseal', sealed, `--to=${opened}`)).err).toContain('exists already')
  const stranger = await openNamed(website)
  expect((await stranger.run('unseal', sealed, `--to=${place('stolen')}`)).err).toContain('does not open')
  stranger.close()
  expect(existsSync(place('stolen'))).toBe(false)
})

test('an export for somebody else opens with its passphrase alone', async () => {
  const { case: whole } = await report(website, { content: 'for the lawyer' })
  office.env.DESK_NEW_PASSPHRASE_FILE = office.write('lawyer', 'gravel autumn violin sixteen\n')
  const to = place('lawyer.age')
  await exported(whole, { seal: { passphrase: 'gravel autumn violin sixteen', work: 10 }, to })
  const opened = place('lawyer.zip')
  expect(await office.run('unseal', to, `--to=${opened}`)).toMatchObject({ code: 0, err: '' })
  expect(zipped(opened, 'case.json')).toContain('for the lawyer')
  delete office.env.DESK_NEW_PASSPHRASE_FILE
})

test('a sealed file that was altered, and one that is none, get a sentence', async () => {
  const { case: whole } = await report(website, { content: 'x' })
  const to = place('to-alter.age')
  await exported(whole, { to })
  const bytes = readFileSync(to)
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1
  writeFileSync(to, bytes)
  expect((await office.run('unseal', to, `--to=${place('altered.zip')}`)).err).toContain('does not open')
  expect((await office.run('unseal', office.write('plain', 'x'))).err).toContain('is no sealed file')
  expect((await office.run('unseal', place('nowhere'))).err).toContain('cannot be read')
})

test('nothing that a sender wrote becomes a path or markup', async () => {
  const names = [
    '../../../etc/passwd',
    '..\\..\\evil.exe',
    'con',
    '-rf',
    'a\u0000b.jpg',
    '\u202Egpj.exe',
    '<img src=x>',
  ]
  const fields = { subject: '\u001b[2J<script>alert(1)</script>\u200f', content: '"><b>\u202Etxt' }
  const files = names.map((name) => file(name, 'application/x-sh', text('x')))
  const { case: whole } = await report(website, fields, { files })
  const out = await office.today()
  for (const hidden of ['\u0000', '\u001b', '\u200f', '\u202e']) expect(out).not.toContain(hidden)
  expect(out).toContain('⟨U+200F⟩')
  const to = place('hostile')
  expect(await exported(whole, { seal: 'plain', to })).toMatchObject({ place: to })
  expect(readdirSync(join(to, 'files')).filter((name) => /^attachment/.test(name))).toEqual(
    names.map((_, at) => `attachment-0${at + 1}.bin`),
  )
  const page = readFileSync(join(to, 'case.html'), 'utf8')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toMatch(/<script|<img|<b>/)
})

test('a file that the server altered or does not give is named, and all else is exported', async () => {
  const files = [file('a.txt', 'text/plain', text('one')), file('b.txt', 'text/plain', text('two'))]
  const { case: whole } = await report(website, { content: 'x' }, { files })
  let parts = 0
  website.twist = ({ action }, data) => {
    if (action !== 'part' || parts++ > 0) return data
    const bytes = Buffer.from((data as { bytes: string }).bytes, 'base64url') // what a part's answer holds
    bytes[5_000] = (bytes[5_000] ?? 0) ^ 1
    return { bytes: bytes.toString('base64url') }
  }
  const to = place('altered')
  expect(await exported(whole, { seal: 'plain', to })).toMatchObject({ place: to, missing: ['attachment-01.txt'] })
  website.twist = undefined
  expect(readdirSync(join(to, 'files'))).toEqual(['attachment-02.txt'])
  expect(readFileSync(join(to, 'files', 'attachment-02.txt'), 'utf8')).toBe('two')
  expect(readFileSync(join(to, 'MISSING.txt'), 'utf8')).toMatch(
    /^attachment-01\.txt: attachment-01\.txt was not saved: /,
  )
  expect(readFileSync(join(to, 'case.html'), 'utf8')).toContain('files/attachment-01.txt')
  const sums = readFileSync(join(to, 'SHA256SUMS'), 'utf8')
  for (const line of sums.trim().split('\n')) {
    const [sum, name = ''] = line.split('  ')
    expect(
      createHash('sha256')
        .update(readFileSync(join(to, name)))
        .digest('hex'),
      name,
    ).toBe(sum)
  }
  expect(sums).toContain('  MISSING.txt')

  website.parts.clear() // the database has lost them all
  const lost = await exported(whole, { to: place('lost.zip.age') })
  expect(lost.missing).toEqual(['attachment-01.txt', 'attachment-02.txt'])
  expect(existsSync(lost.place)).toBe(true)
})

/** A file of a ZIP file, as text. */
function zipped(archive: string, name: string): string {
  const bytes = readFileSync(archive)
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, length] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)]
    const from = at + 30 + length
    if (bytes.toString('utf8', at + 30, from) === name)
      return inflateRawSync(bytes.subarray(from, from + packed)).toString()
    at = from + packed
  }
  throw new Error(`no ${name}`)
}
