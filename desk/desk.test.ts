import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { type Served, serve } from '#server/testing/served.ts'
import { expectMode } from '../server/testing/expectMode.ts'
import { caseName } from './cases/name.ts'
import { fingerprintOf } from './keys/print.ts'
import { run } from './run.ts'
import { fetchOf, type Office, openOffice, passphrase } from './testing/office.ts'
import { report } from './testing/reporter.ts'

let served: Served
let office: Office
beforeAll(async () => {
  served = await serve({}, { complaints: true })
  office = openOffice(served)
  await office.run('key', 'import', office.original, '--server=https://site.example')
})
afterAll(async () => {
  office.close()
  await served.close()
})

const nameOf = ({ keys }: { keys: { lookup: string } }) => caseName(keys.lookup)
const forgedBy = async (lookup: string, speaker: 'reporter' | 'officer', turn: number, by?: OfficerKeys) => {
  const stranger = by ?? (await officerKeys(await newFileKey()))
  const officers = served.complaints?.keys.channels[0]?.officers ?? []
  const sealed = await sealMessage(
    { case: lookup, from: speaker, turn, body: 'Drop the case!' },
    officers,
    stranger.signingKey,
  )
  const body = Buffer.from(sealed)
  await served.complaints?.complaints.addMessage({
    lookup: Buffer.from(lookup, 'base64url'),
    turn,
    speaker,
    body,
    files: [],
  })
}

test('the first morning of an officer', async () => {
  const first = openOffice(served)
  const before = await first.run('list', '--server=https://site.example')
  expect(before).toMatchObject({ code: 1, err: expect.stringContaining('key new') })

  const imported = await first.run('key', 'import', first.original)
  expect(imported.code).toBe(0)
  expect(imported.out).toContain(`shred -u ${first.original}`)
  expect(imported.out).toMatch(/officers: \[age1\w+\]\n {4}signing: \[[\w-]{43}\]/)

  const bytes = randomBytes(1_500_000)
  const reporter = await report(
    served,
    { subject: 'Weighbridge', reportedName: '王五', content: '多记了三车玉米。\n有照片。' },
    [
      { name: 'scale.jpg', type: 'image/jpeg', bytes: new Uint8Array(bytes) },
      { name: 'note.txt', type: 'text/plain', bytes: new TextEncoder().encode('三车') },
    ],
  )
  const name = nameOf(reporter)
  const listed = await first.run('list')
  expect(listed.out).toContain(name)
  expect(listed.out).toContain('Not yet acknowledged')
  expect(listed.out).toContain('Weighbridge')
  expect(listed.out).toMatch(/7 days left/)

  const opened = await first.run('open', name.slice(0, 6).toLowerCase())
  expect(opened.out).toContain('What happened: 多记了三车玉米。\n有照片。')
  expect(opened.out).toContain('attachment-01.jpg')

  first.typed = 'Thank you. We look into it.\nWhich day was it?\n'
  expect(await first.run('reply', name, '--status=received', '--file=-')).toMatchObject({ code: 0, err: '' })
  expect(await reporter.read()).toMatchObject([
    { status: 'received', body: 'Thank you. We look into it.\nWhich day was it?' },
  ])
  expect(await reporter.write(1, 'It was a Monday.')).toMatchObject({ code: 200 })
  expect((await first.run('open', name)).out).toContain('It was a Monday.')

  const saved = await first.run('files', name)
  expect(saved).toMatchObject({ code: 0, out: expect.stringContaining('2 files checked and saved') })
  expect(Buffer.compare(first.read('cases', name, 'attachment-01.jpg'), bytes)).toBe(0)
  expect(String(first.read('cases', name, 'attachment-02.txt'))).toBe('三车')
  expectMode(join(first.folder, 'cases', name), 0o700)
  for (const file of readdirSync(join(first.folder, 'cases', name))) {
    expectMode(join(first.folder, 'cases', name, file), 0o600)
  }

  const early = await first.run('delete', name, `--confirm=${name}`)
  expect(early).toMatchObject({ code: 1, err: expect.stringContaining('not closed') })
  const last = await first.run('reply', name, '--status=closed-upheld', '--text=It was as you said.')
  expect(last.out).toContain('answered and closed')
  expect(await reporter.write(2, 'Thanks')).toMatchObject({ code: 409 })
  expect((await first.run('list')).out).toContain('0 open, 1 closed')

  const digest = JSON.parse((await first.run('digest', '--json')).out)
  expect(digest).toMatchObject({ total: 1, closed: 1, statuses: { 'closed-upheld': 1 }, acknowledge: { kept: 1 } })

  first.typed = 'AAAA-AAAA'
  expect((await first.run('delete', name)).code).toBe(1)
  first.typed = name.toLowerCase()
  expect((await first.run('delete', name)).code).toBe(0)
  expect(existsSync(join(first.folder, 'cases', name))).toBe(false)
  expect((await first.run('open', name)).err).toContain('No case begins with')

  const log = await first.run('log')
  for (const action of ['Key imported', 'Case opened', 'Answered', 'Files saved', 'Deleted'])
    expect(log.out).toContain(action)
  expect(log.out).toContain('Failed: The website refused')
  for (const secret of ['王五', 'Monday', 'scale.jpg']) expect(log.out).not.toContain(secret)
  expect(await first.run('log', 'verify')).toMatchObject({ code: 0 })
  first.close()
})

test('a wrong passphrase opens nothing and stands in the log', async () => {
  const wrong = join(office.root, 'wrong')
  writeFileSync(wrong, 'four words, unrelated')
  const right = office.env.DESK_PASSPHRASE_FILE ?? ''
  office.env.DESK_PASSPHRASE_FILE = wrong
  expect(await office.run('list')).toMatchObject({ code: 1, err: expect.stringContaining('passphrase is wrong') })
  office.env.DESK_PASSPHRASE_FILE = right
  expect((await office.run('log')).out).toContain('Failed: The passphrase is wrong')
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
  const { code, err } = await office.run('list')
  office.fetch = right
  expect([code, err]).toEqual([1, expect.stringMatching(sentence)])
})

test('forged messages are shown as refused, with the reason, and nothing of their text', async () => {
  const reporter = await report(served, { content: 'x' })
  const { lookup } = reporter.keys
  await forgedBy(lookup, 'reporter', 1)
  await forgedBy(lookup, 'officer', 1)
  // An officer's own key proves nothing in the reporter's name.
  const identity = readFileSync(office.original, 'utf8').match(/^AGE-.*$/m)?.[0] ?? ''
  await forgedBy(lookup, 'reporter', 2, await officerKeys(identity))
  const { out } = await office.run('open', caseName(lookup))
  expect(out.match(/did not pass the checks \(/g)).toHaveLength(3)
  expect(out).not.toContain('Drop the case!')
})

test('a report that the server moved to another case is refused, and so is an answer to it', async () => {
  const reporter = await report(served, { content: 'x' })
  const body = await served.complaints?.complaints.sealedBody(
    'compliance',
    Buffer.from(reporter.keys.lookup, 'base64url'),
  )
  const lookup = randomBytes(32).fill(0xfb, 0, 1) // begins with a hyphen, as one in 64 does
  await served.complaints?.complaints.save({ lookup, channel: 'compliance', body: body ?? Buffer.alloc(0), files: [] })
  const typed = to64(lookup)
  expect((await office.run('open', typed)).out).toContain('The report does not open')
  expect((await office.run('reply', typed, '--text=hello')).err).toContain('does not open')
  expect((await office.run('list')).out).toContain('Could not be opened')
})

test('hostile file names and texts are text and never a path', async () => {
  const bytes = new TextEncoder().encode('harmless')
  const names = [
    '../../etc/passwd',
    'invoice\u202Egpj.exe',
    `${'n'.repeat(300)}.pdf`,
    'a\u0000b.txt',
    '<img src=x>',
    '-rf',
  ]
  const reporter = await report(
    served,
    { subject: '\u001b[2J<script>alert(1)</script>\u200f', content: '"><b>\u202Etxt' },
    names.map((name) => ({ name, type: 'application/x-sh', bytes })),
  )
  const name = nameOf(reporter)
  const listed = await office.run('list')
  const opened = await office.run('open', name)
  for (const hidden of ['\u0000', '\u001b', '\u200f', '\u202e']) {
    expect(listed.out).not.toContain(hidden)
    expect(opened.out).not.toContain(hidden)
  }
  expect(opened.out).toContain('⟨U+200F⟩')
  expect((await office.run('files', name)).code).toBe(0)
  expect(readdirSync(join(office.folder, 'cases', name)).sort()).toEqual([
    'SHA256SUMS',
    ...names.map((_, at) => `attachment-0${at + 1}.bin`),
    'files.txt',
  ])
  expect((await office.run('export', name, `--to=${join(office.root, 'hostile')}`)).code).toBe(0)
  const page = readFileSync(join(office.root, 'hostile', 'case.html'), 'utf8')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toMatch(/<script|<img|<b>/)
})

test('a file that the server altered is not saved, and the others are', async () => {
  const file = (text: string) => ({ name: 'a.txt', type: 'text/plain', bytes: new TextEncoder().encode(text) })
  const name = nameOf(await report(served, { content: 'x' }, [file('one'), file('two')]))
  const right = office.fetch
  let parts = 0
  office.fetch = async (url, init) => {
    const response = await right(url, init)
    if (!String(init.body).includes('\\"part\\"') || parts++ > 0) return response
    const { data, ...rest } = (await response.json()) as { data: { bytes: string } }
    const bytes = Buffer.from(data.bytes, 'base64url')
    bytes[5_000] = (bytes[5_000] ?? 0) ^ 1
    return Response.json({ ...rest, data: { bytes: bytes.toString('base64url') } })
  }
  expect(await office.run('files', name)).toMatchObject({
    code: 1,
    err: expect.stringContaining('attachment-01.txt was not'),
  })
  office.fetch = right
  expect(existsSync(join(office.folder, 'cases', name, 'attachment-01.txt'))).toBe(false)
  expect(String(office.read('cases', name, 'attachment-02.txt'))).toBe('two')
  expect((await office.run('files', name)).code).toBe(0)
  expect(String(office.read('cases', name, 'attachment-01.txt'))).toBe('one')
})

test('an export holds everything under checked sums, none of the keys, and is never written over', async () => {
  const bytes = new TextEncoder().encode('evidence')
  const reporter = await report(served, { content: 'export me' }, [{ name: 'e.txt', type: 'text/plain', bytes }])
  const to = join(office.root, 'export')
  expect((await office.run('export', nameOf(reporter), `--to=${to}`)).code).toBe(0)
  const sums = readFileSync(join(to, 'SHA256SUMS'), 'utf8').trim().split('\n')
  expect(sums.map((line) => line.slice(66))).toEqual(['case.html', 'case.json', 'files/attachment-01.txt'])
  for (const line of sums) {
    const digest = createHash('sha256')
      .update(readFileSync(join(to, line.slice(66))))
      .digest('hex')
    expect(line.slice(0, 64)).toBe(digest)
  }
  const json = readFileSync(join(to, 'case.json'), 'utf8')
  expect(JSON.parse(json).report.fields.content).toBe('export me')
  expect(json).not.toMatch(/AGE-SECRET-KEY|replyKey/)
  expect((await office.run('export', nameOf(reporter), `--to=${to}`)).err).toContain('exists already')
})

test('a second export on the same day stands beside the first', async () => {
  const name = nameOf(await report(served, { content: 'x' }))
  const [first, second] = [await office.run('export', name), await office.run('export', name)]
  const folder = first.out.match(/Exported to (.+)\.$/)?.[1] ?? ''
  expect(second).toMatchObject({ code: 0, out: `Exported to ${folder}-2.` })
  expect(existsSync(join(folder, 'case.html'))).toBe(true)
})

test('an answer that is typed is asked for after the passphrase, which it would swallow', async () => {
  const reporter = await report(served, { content: 'x' })
  const asked: string[] = []
  const terminal = {
    say: () => {},
    complain: (line: string) => void asked.push(line),
    async secret() {
      asked.push('passphrase')
      return passphrase
    },
    ask: async () => '',
    async input(hint: string) {
      asked.push(hint)
      return 'typed by hand\n'
    },
  }
  const env = { DESK_DIR: office.folder, LANG: 'en' }
  const code = await run(['reply', nameOf(reporter)], { env, terminal, fetch: office.fetch, now: Date.now, work: 10 })
  expect([code, asked]).toEqual([0, ['passphrase', expect.stringContaining('Ctrl+D')]])
  expect(await reporter.read()).toMatchObject([{ body: 'typed by hand' }])
})

test('without a key, or a case’s name, no passphrase is asked for', async () => {
  const terminal = {
    say: () => {},
    complain: () => {},
    secret: () => Promise.reject(new Error('asked')),
    ask: async () => '',
    input: async () => '',
  }
  const said: string[] = []
  const surroundings = {
    terminal: { ...terminal, complain: (line: string) => void said.push(line) },
    fetch: office.fetch,
    now: Date.now,
  }
  const nowhere = { DESK_DIR: join(office.root, 'nowhere'), LANG: 'en' }
  expect(await run(['list', '--server=https://site.example'], { ...surroundings, env: nowhere })).toBe(1)
  expect(said.pop()).toContain('no key on this computer')
  expect(await run(['open'], { ...surroundings, env: { ...nowhere, DESK_DIR: office.folder } })).toBe(1)
  expect(said.pop()).toContain('at least four')
})

test('after closing, an answer says that nobody can write back, and closing again changes nothing', async () => {
  const reporter = await report(served, { content: 'x' })
  const name = nameOf(reporter)
  const closed = await office.run('close', name)
  expect(closed.out).toContain('is closed')
  expect((await office.run('close', name)).out).toContain('closed already')
  expect((await office.run('reply', name, '--text=one more word')).out).toContain('cannot write back')
  expect(await reporter.write(1, 'really?')).toMatchObject({ code: 409 })
  expect((await office.run('reopen', name)).out).toContain('open again')
  expect((await office.run('reopen', name)).out).toContain('open already')
  expect(await reporter.write(1, 'really?')).toMatchObject({ code: 200 })
})

test('a case waits for the officers until they have answered, and again when its reporter writes', async () => {
  const reporter = await report(served, { content: 'x' })
  const name = nameOf(reporter)
  const waits = async () => {
    const { out } = await office.run('list')
    return /Waits for you/.test(out.split('\n').find((line) => line.includes(name)) ?? '')
  }
  expect(await waits()).toBe(true)
  await office.run('reply', name, '--text=We look into it.')
  expect(await waits()).toBe(false)
  await reporter.write(1, 'More.')
  expect(await waits()).toBe(true)
  await office.run('close', name)
  expect(await waits()).toBe(false)
})

test('open cases stand before closed ones', async () => {
  const closed = nameOf(await report(served, { content: 'x' }))
  await office.run('close', closed)
  const open = nameOf(await report(served, { content: 'x' }))
  const { out } = await office.run('list')
  expect(out.indexOf(open)).toBeGreaterThan(-1)
  expect(out.indexOf(open)).toBeLessThan(out.indexOf(closed))
})

test('an answer that went out although the case could not be closed is not to be sent again', async () => {
  const reporter = await report(served, { content: 'x' })
  const right = office.fetch
  office.fetch = async (url, init) => {
    if (String(init.body).includes('\\"close\\"')) throw new TypeError('fetch failed')
    return right(url, init)
  }
  const { code, err } = await office.run('reply', nameOf(reporter), '--text=done', '--status=closed-upheld')
  office.fetch = right
  expect([code, err]).toEqual([1, expect.stringContaining('was sent, but the case was not closed')])
  expect(await reporter.read()).toMatchObject([{ body: 'done' }])
})

test('a report from before an officer’s key is told apart from a forged one', async () => {
  const keys = await deriveKeys(newCode())
  const { recipient } = await officerKeys(await newFileKey())
  const channel = { id: 'compliance', officers: [recipient], signing: [] }
  const fileKey = await newFileKey()
  const body = Buffer.from(
    await sealComplaint({ channel, recovery: null, keys, fields: { content: 'x' }, fileKey, files: [] }),
  )
  const lookup = Buffer.from(keys.lookup, 'base64url')
  await served.complaints?.complaints.save({ lookup, channel: 'compliance', body, files: [] })
  const { out } = await office.run('open', caseName(keys.lookup))
  expect(out).toContain('came before the website named yours')
  expect(out).not.toContain('Do not act on it')
})

test('a lost answer of the server does not send a reply twice', async () => {
  const reporter = await report(served, { content: 'x' })
  const right = office.fetch
  let lost = false
  office.fetch = async (url, init) => {
    const response = await right(url, init)
    if (lost || !String(init.body).includes('\\"reply\\"')) return response
    lost = true
    throw new TypeError('terminated')
  }
  expect((await office.run('reply', nameOf(reporter), '--text=once')).code).toBe(0)
  office.fetch = right
  expect(lost).toBe(true)
  expect(await reporter.read()).toMatchObject([{ turn: 1, body: 'once' }])
})

test('what cannot be a reply is refused before anything is sent', async () => {
  const name = nameOf(await report(served, { content: 'x' }))
  expect((await office.run('reply', name, '--text= ')).err).toContain('Write an answer')
  expect((await office.run('reply', name, `--text=${'x'.repeat(3_001)}`)).err).toContain('3001')
  expect((await office.run('reply', name, '--text=x', '--status=done')).err).toContain('no status “done”')
  expect((await office.run('reply', name, '--file=/nowhere')).err).toContain('/nowhere cannot be read')
})

test('a stranger’s key in the website’s list is not sealed to until an officer has confirmed it', async () => {
  const reporter = await report(served, { content: 'x' })
  const stranger = await officerKeys(await newFileKey())
  const right = fetchOf(served)
  office.fetch = async (url, init) => {
    const response = await right(url, init)
    if (!url.includes('/channels/')) return response
    const answer = await response.json()
    for (const channel of answer.data.channels) {
      channel.officers.push(stranger.recipient)
      channel.signing.push(stranger.verifyKey)
    }
    return Response.json(answer)
  }
  const refused = await office.run('reply', nameOf(reporter), '--text=secret')
  expect(refused.err).toContain(fingerprintOf(stranger.recipient))
  expect(await reporter.read()).toEqual([])
  await forgedBy(reporter.keys.lookup, 'officer', 1, stranger)
  const read = await office.run('open', nameOf(reporter))
  expect(read.err).toContain('names 2 keys that you have not confirmed')
  expect(read.out).toContain('signed with a key that you have not confirmed')
  expect(read.out).not.toContain('Drop the case!')
  expect((await office.run('trust', '--confirm=no')).code).toBe(1)
  expect((await office.run('trust', '--confirm=yes')).out).toContain(fingerprintOf(stranger.recipient))
  expect((await office.run('reply', nameOf(reporter), '--text=shared')).code).toBe(0)
  office.fetch = right
})

test('a key that no channel names is told its two lines', async () => {
  const other = openOffice(served)
  await other.run('key', 'new', '--server=https://site.example')
  expect((await other.run('list')).err).toMatch(/officers: \[age1\w+\]\n {4}signing: \[[\w-]{43}\]/)
  other.close()
})

test('an altered log stops the desk and names the line', async () => {
  const other = openOffice(served)
  await other.run('key', 'import', other.original, '--server=https://site.example')
  await other.run('list')
  await other.run('list')
  const file = join(other.folder, 'log.jsonl')
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.with(1, lines[1]?.replace('"list"', '"open"') ?? '').join('\n'))
  expect(await other.run('log', 'verify')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/line 2: it was altered/),
  })
  expect((await other.run('list')).err).toContain('Line 2 of the log')
  other.close()
})

test('what is not understood gets a sentence, in both languages', async () => {
  expect(await office.run('dance')).toMatchObject({ code: 1, err: expect.stringContaining('not understood: dance') })
  expect(await office.run('list', '--what')).toMatchObject({ code: 1, err: expect.stringContaining("'--what'") })
  expect(await office.run('list', '--server=ftp://x')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no website'),
  })
  expect((await office.run('open', 'ZZZ')).err).toContain('at least four')
  expect((await office.run('help', '--lang=zh')).out).toContain('用法')
  expect((await office.run('help', '--lang=en')).out).toContain('Usage')
  mkdirSync(join(office.root, 'broken'))
  appendFileSync(join(office.root, 'broken', 'settings.json'), '{')
  expect((await office.run('list', `--dir=${join(office.root, 'broken')}`)).err).toContain('damaged')
})
