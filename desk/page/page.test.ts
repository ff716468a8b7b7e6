import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as plainRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { fingerprintOf } from '#sealing/fingerprint.ts'
import { officerKeys } from '#sealing/officer.ts'
import { rootKey } from '#sealing/rootKey.ts'
import { deletionAct, signedBy } from '#server/testing/acts.ts'
import { expectMode } from '../../server/testing/expectMode.ts'
import { askDeletion } from '../cases/deletion.ts'
import { caseName } from '../cases/name.ts'
import { resealCases } from '../cases/reseal.ts'
import { type Call, prepare } from '../commands/call.ts'
import { run } from '../run.ts'
import { readSettings } from '../settings.ts'
import { confirmAll, type Office, openNamed, openOffice, passphrase } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite } from '../testing/website.ts'
import { startPage } from './server.ts'
import { idleAfter } from './session.ts'

const website = openWebsite()
let office: Awaited<ReturnType<typeof openNamed>>
let colleague: Awaited<ReturnType<typeof openNamed>>
let call: Call
let page: Awaited<ReturnType<typeof startPage>>

const open = async (of: Office) => {
  call = await prepare(of.surroundings(), { lang: 'en' }, [])
  page = await startPage(call, 0)
}
beforeAll(async () => {
  office = await openNamed(website)
  colleague = await openNamed(website)
  await confirmAll(office, colleague)
  await open(office)
})
afterAll(async () => {
  await page.close()
  office.close()
  colleague.close()
})

const get = async (path = '/', headers: Record<string, string> = {}) => {
  const response = await fetch(page.address.slice(0, -1) + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const csrfIn = (text: string) => text.match(/name="csrf" value="([^"]+)"/)?.[1] ?? ''
/** The keys that a page asks to confirm, by lines. */
const linesToConfirm = (text: string) => [...text.matchAll(/name="line" value="([^"]*)"/g)].map(([, keys = '']) => keys)
/** Sends a form as a browser would, and goes where it leads. */
async function post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const { origin } = new URL(page.address)
  const response = await fetch(page.address.slice(0, -1) + path, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries({ origin, ...headers }).filter(([, value]) => value !== '')),
    body: new URLSearchParams({ csrf: csrfIn((await get('/nowhere')).text), ...fields }),
    redirect: 'manual',
  })
  const location = response.headers.get('location')
  if (!location) return { status: response.status, text: await response.text(), location }
  return {
    status: response.status,
    text: (await get(location.slice(new URL(page.address).pathname.length - 1))).text,
    location,
  }
}
/** Sends a note from the case's page as it is now. */
async function postNote(whole: string, fields: Record<string, string>) {
  const turn = (await get(`/case/${whole}`)).text.match(/name="note-turn" value="(\d+)"/)?.[1] ?? ''
  return post(`/case/${whole}/note`, { 'note-turn': turn, ...fields })
}
beforeEach(async () => {
  if ((await get()).status === 401) await post('/unlock', { passphrase })
})

test('without the token nothing is answered, under any name or method', async () => {
  const { origin, pathname } = new URL(page.address)
  for (const path of ['/', '/style.css', `${pathname.slice(0, -2)}/`, `/${'A'.repeat(32)}/`, '//', '/..%2f']) {
    const response = await fetch(origin + path)
    expect([response.status, await response.text()], path).toEqual([404, ''])
  }
  expect((await fetch(origin, { method: 'POST', body: 'passphrase=x' })).status).toBe(404)
})

test('a request under another host name is not answered, one from another site is refused', async () => {
  const { port, pathname } = new URL(page.address)
  const status = await new Promise((done) => {
    const options = { host: '127.0.0.1', port, path: pathname, headers: { host: `evil.example:${port}` } }
    plainRequest(options, (response) => done(response.statusCode)).end()
  })
  expect(status).toBe(404)
  expect((await get('/', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test.each([
  ['without an origin', {}, { origin: '' }],
  ['from another origin', {}, { origin: 'http://evil.example' }],
  ['from another port of this machine', {}, { origin: 'http://127.0.0.1:1' }],
  ['from a page that hides where it is', {}, { origin: 'null' }],
  ['from another site by the browser’s word', {}, { 'sec-fetch-site': 'cross-site' }],
  ['with a wrong secret', { csrf: 'A'.repeat(43) }, {}],
  ['as JSON', {}, { 'content-type': 'application/json' }],
])(
  'a form %s is refused and does nothing',
  async (_what, fields: Record<string, string>, headers: Record<string, string>) => {
    const { case: name } = await report(website, { content: 'x' })
    expect((await post(`/case/${name}/close`, fields, headers)).status).toBe(403)
    expect(website.row(name).closed).toBeNull()
  },
)

test('every answer forbids scripts and frames of others, and being kept', async () => {
  for (const path of ['/', '/log', '/style.css', '/nowhere']) {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/)
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect((await get()).text).not.toMatch(/<script>|\son\w+=|style=/)
})

test('an officer reads, answers, saves, exports, notes and closes; two delete', async () => {
  const bytes = new Uint8Array(randomBytes(2_000))
  const reporter = await report(
    website,
    { subject: 'Scales', content: 'Three lorries' },
    { files: [{ name: 'a.pdf', type: 'application/pdf', bytes }] },
  )
  const { case: whole } = reporter
  const name = caseName(whole)
  expect((await get()).text).toContain('Scales')
  const opened = await get(`/case/${whole}`)
  expect(opened.text).toContain('Three lorries')
  expect(opened.text).toMatch(/Acknowledge within 7 days: <span data-mark="due">7 days left/)
  expect(opened.text).toContain('within 3 months of that answer, or of the seventh day')
  expect(opened.text).toContain('opened the case for the first time')

  const turn = opened.text.match(/name="turn" value="(\d+)"/)?.[1] ?? ''
  const sent = await post(`/case/${whole}/reply`, { turn, body: 'Thank you', status: 'checking' })
  expect(sent.text).toContain('was answered')
  expect(await reporter.read()).toMatchObject([{ status: 'checking', body: 'Thank you' }])
  const twice = await post(`/case/${whole}/reply`, { turn, body: 'Thank you', status: '' })
  expect(twice.text).toContain('came in between')
  expect(twice.text).toMatch(/<textarea[^>]*name="body"[^>]*>\nThank you<\/textarea>/)

  const note = { note: 'Ask the weighbridge', tags: 'scales，过磅, scales', assign: colleague.ring[0].verifyKey }
  expect((await postNote(whole, note)).text).toContain('Ask the weighbridge')
  expect((await get()).text).toMatch(/Looked after by \w[^·<]* · Tags: scales, 过磅/)

  expect((await post(`/case/${whole}/files`)).text).toContain('1 file checked and saved sealed')
  expect(readdirSync(join(office.folder, 'cases', name)).sort()).toEqual(['attachment-01.pdf.age', 'files.txt.age'])
  const [, saved = ''] = (await post(`/case/${whole}/files`)).text.match(/saved sealed in ([^<]+)\.</) ?? []
  expect((await post('/unseal', { file: `"${saved}"` })).text).toContain('2 files opened')
  expect((await post(`/case/${whole}/unseal`)).text).toContain('are open already')
  for (const name of ['attachment-01.pdf', 'files.txt']) rmSync(join(saved, name))
  expect((await get(`/case/${whole}`)).text).toContain('Open the sealed copies on this machine')
  const unsealed = (await post(`/case/${whole}/unseal`)).text
  expect(unsealed).toContain('2 files opened')
  expect(unsealed).not.toContain('Open the sealed copies on this machine')
  const plain = await post(`/case/${whole}/files`, { plain: 'yes' })
  expect(plain.text).toContain('1 file checked and saved plain')
  expect(Buffer.compare(office.read('cases', name, 'attachment-01.pdf'), bytes)).toBe(0)
  expectMode(join(office.folder, 'cases', name), 0o700)
  expectMode(join(office.folder, 'cases', name, 'attachment-01.pdf'), 0o600)
  const exported =
    (await post(`/case/${whole}/export`, { seal: 'plain' })).text.match(/Exported to ([^<]+)\. It is not/)?.[1] ?? ''
  expect(readFileSync(join(exported, 'case.html'), 'utf8')).toContain('Three lorries')
  const second = (await get(`/case/${whole}`)).text
  expect(second).toContain('<p class="said">Officer (you), message 1, 2026-11-20</p>')
  expect(second, 'who can be answered is answered').not.toContain(`/case/${whole}/close`)
  const ended = await post(`/case/${whole}/reply`, { turn: '2', body: '', status: 'closed-upheld' })
  expect(ended.text).toContain('was answered and closed')
  expect(ended.text).toContain('Closed by you on 2026-11-20')
  expect((await post(`/case/${whole}/delete`, { confirm: 'AAAA-AAAA-AAAA' })).text).toContain('Nothing was deleted')
  const first = await post(`/case/${whole}/delete`, { confirm: name })
  expect(first.text).toContain('It goes when a second officer agrees, at the latest on 2026-12-20')
  expect((await post(`/case/${whole}/keep`)).text).toContain('stays')
  expect(website.row(whole).deletion).toBeNull()
  const asked = signedBy(
    colleague.ring[0],
    deletionAct(whole, website.today, { turn: website.row(whole).messages.length }),
  )
  website.row(whole).deletion = { ...asked, act: asked.act.replace('delete', 'forget'), day: website.today }
  expect((await post(`/case/${whole}/delete`, { confirm: name })).text).toContain(
    'has asked for the deletion meanwhile',
  )
  const agreed = { confirm: name, second: 'yes' }
  expect((await post(`/case/${whole}/delete`, agreed)).text).toContain('is not what they signed')
  website.row(whole).deletion = { ...asked, day: website.today }
  const gone = await post(`/case/${whole}/delete`, agreed)
  expect(gone.location).toBe(new URL(page.address).pathname)
  expect(gone.text).toContain('was deleted')
  expect(existsSync(join(office.folder, 'cases', name))).toBe(false)
  expect((await get('/log')).text).toMatch(/Deleted, as second person.*Deletion asked for/s)
})

test('what the database alone calls closed stands among the open ones, and an answer signs or opens it', async () => {
  const { case: whole } = await report(website, { content: 'x' })
  website.row(whole).closed = '2026-11-12'
  const named = `The website calls case ${caseName(whole)} closed, and no officer has signed that`
  const listed = (await get()).text
  expect(listed).toContain(named)
  expect(listed).toContain('Closed on the website (2026-11-12), and no officer has signed it')
  expect(listed).not.toContain('remember it as it is now')
  const opened = (await get(`/case/${whole}`)).text
  for (const text of [named, 'Acknowledge within 7 days']) expect(opened).toContain(text)
  const opens = await post(`/case/${whole}/reply`, { turn: '1', body: '', status: 'checking' })
  expect(opens.text).toContain('is open again')
  website.row(whole).closed = website.today
  expect((await get()).text).toContain(named)
  await post(`/case/${whole}/reply`, { turn: '2', body: '', status: 'closed-upheld' })
  expect((await get()).text).not.toContain(named)
})

test('a case whose report does not open has buttons: a note closes it, or opens it again', async () => {
  const { case: whole } = await report(website, { content: 'x' }, { officers: [colleague.ring[0].recipient] })
  expect((await get(`/case/${whole}`)).text).not.toContain(`/case/${whole}/reply`)
  const closed = (await post(`/case/${whole}/close`)).text
  expect(closed).toContain('you · 2026-11-20</p><p class="status">closed the case')
  expect(closed).toContain('Closed by you on 2026-11-20')
  expect(closed).not.toContain(`/case/${whole}/close`)
  expect((await post(`/case/${whole}/reopen`)).text).toContain('opened the case again')
  await post(`/case/${whole}/close`)
})

test('what a sender wrote is text', async () => {
  const hostile = '"><script>alert(1)</script>\u202E<img src=x onerror=alert(1)>\u0007'
  const files = [{ name: hostile, type: 'text/html', bytes: new TextEncoder().encode('x') }]
  const fields = { subject: hostile, content: hostile, reporterName: hostile.slice(0, 60) }
  const { case: whole } = await report(website, fields, { files })
  for (const path of ['/', `/case/${whole}`]) {
    const { text } = await get(path)
    expect(text).toContain('&lt;script&gt;alert(1)')
    expect(text).not.toMatch(/<script>|<img/)
    expect(text).not.toContain('\u202E')
    expect(text).not.toContain('\u0007')
  }
})

test('a report that is sealed to a stranger as well says so loudly, on the page and in an export', async () => {
  const stranger = await officerKeys(await newFileKey())
  const officers = [...website.lines.C.map(({ recipient }) => recipient), stranger.recipient]
  const { case: whole } = await report(website, { content: 'x' }, { officers })
  expect((await get(`/case/${whole}`)).text).toMatch(/role="alert">Sealed to a key that you have not confirmed as well/)
  expect((await get()).text).toContain('Sealed to a stranger as well')
  const exported =
    (await post(`/case/${whole}/export`, { seal: 'plain' })).text.match(/Exported to ([^<]+)\. It is not/)?.[1] ?? ''
  expect(readFileSync(join(exported, 'case.html'), 'utf8')).toContain('Sealed to a key that you have not confirmed')
})

test('the page locks itself after 15 idle minutes; what was typed is there after unlocking', async () => {
  const { case: whole } = await report(website, { content: 'secret of a reporter' })
  const path = `/case/${whole}`
  expect((await get(path)).text).toContain('secret of a reporter')
  office.passed += idleAfter - 60_000
  expect((await get(path)).status).toBe(200)
  office.passed += idleAfter
  const late = await post(`${path}/reply`, { turn: '1', body: 'a long answer', status: '' })
  expect(late.text).toContain('The desk is locked')
  expect(late.text).not.toContain('secret of a reporter')
  expect((await get('/log')).status).toBe(401)
  const wrong = await post('/unlock', { passphrase: 'something else', next: path })
  expect(wrong.text).toContain('passphrase is wrong')
  const right = await post('/unlock', { passphrase, next: path })
  expect(right.location?.endsWith(path)).toBe(true)
  expect(right.text).toContain('a long answer')
})

test('the lock button locks, and unlocking never leads to another site', async () => {
  expect((await post('/lock')).text).toContain('The desk is locked')
  const { location } = await post('/unlock', { passphrase, next: '//evil.example/' })
  expect(location).toBe(new URL(page.address).pathname)
})

test('what was opened leaves the memory with the keys: after unlocking it is fetched anew', async () => {
  const { case: whole } = await report(website, { content: 'x', subject: 'Seen once' })
  const glances = () => website.asked.filter((action) => action === 'glance').length
  expect((await get()).text).toContain('Seen once')
  const before = glances()
  await get()
  expect(glances(), 'once while the desk is unlocked').toBe(before)
  await post('/lock')
  await post('/unlock', { passphrase })
  expect((await get(`/case/${whole}`)).text).toContain('Seen once')
  await get()
  expect(glances()).toBeGreaterThan(before)
})

test('a server that is gone gets a sentence, and the draft stays', async () => {
  const { case: whole } = await report(website, { content: 'x' })
  const right = office.fetch
  office.fetch = () => Promise.reject(new TypeError('fetch failed'))
  expect((await get()).text).toContain('cannot be reached')
  expect((await get(`/case/${whole}`)).status).toBe(502)
  await post(`/case/${whole}/reply`, { turn: '1', body: 'still here', status: 'checking' })
  office.fetch = right
  const { text } = await get(`/case/${whole}`)
  expect(text).toContain('still here')
  expect(text).toMatch(/value="checking" selected/)
})

test('a note on a case that colleagues have deleted is not lost, and says once who deleted it', async () => {
  const { case: whole } = await report(website, { subject: 'Gone', content: 'x' })
  await post(`/case/${whole}/reply`, { turn: '1', body: '', status: 'closed-upheld' })
  await get()
  const theirs = await colleague.desk()
  await post(`/case/${whole}/delete`, { confirm: caseName(whole) })
  expect(await askDeletion(theirs, whole, true)).toBe(true)
  const { text, location } = await post(`/case/${whole}/note`, { note: 'Ask the gatekeeper', assign: '', tags: '' })
  expect(location).toContain(whole)
  expect(text.match(/is not there any more: it was deleted on 2026-11-20 \(\w/g)).toHaveLength(1)
  expect(text).not.toContain('no such report')
  expect(text).toContain('Ask the gatekeeper')
})

test('a website that is away is complained of once, also after a form', async () => {
  const right = office.fetch
  office.fetch = () => Promise.reject(new TypeError('fetch failed'))
  const { text } = await post('/deputy', {
    deputy: colleague.ring[0].verifyKey,
    from: '2026-11-20',
    until: '2026-11-24',
  })
  office.fetch = right
  expect(text.match(/cannot be reached/g)).toHaveLength(1)
})

test('keys are confirmed with their owners’ names, and one that left is struck off', async () => {
  const joined = await officerKeys(await newFileKey())
  website.name('C', joined)
  expect((await get()).text).toContain('names and you have not confirmed: 2')
  const keys = `${joined.recipient} ${joined.verifyKey}`
  expect((await post('/confirm', { line: joined.recipient })).text).toContain('came from another page')
  expect((await post('/confirm', { line: keys, [`name-${joined.verifyKey}`]: 'Li Ming' })).text).toContain('Confirmed')
  const { case: whole } = await report(website, { content: 'x' })
  expect((await get(`/case/${whole}`)).text).toContain('>Li Ming</option>')
  website.lines.C.pop()
  expect((await get()).text).toContain('no longer names keys that you have confirmed')
  expect((await post('/strike', { keys })).text).toContain('Struck off')
  expect((await get()).text).not.toContain('no longer names')
})

test('each person is ticked by themselves under the name of the list, and can be struck off again', async () => {
  const [one, two] = [await officerKeys(await newFileKey()), await officerKeys(await newFileKey())]
  website.name('C', one, { name: 'Zhou Min' })
  website.name('C', two, { name: 'Han Lei' })
  const asked = (await get('/keys')).text
  const [first = '', second = ''] = linesToConfirm(asked)
  expect([first, second]).toEqual([one, two].map(({ recipient, verifyKey }) => `${recipient} ${verifyKey}`))
  for (const name of ['Zhou Min', 'Han Lei']) expect(asked).toMatch(new RegExp(`name="name-[\\w-]+" value="${name}"`))
  expect((await post('/confirm')).text).toContain('Tick whose fingerprints you have compared')
  const confirmed = await post('/confirm', { line: first, [`name-${one.verifyKey}`]: ' ' })
  expect(confirmed.text).toContain('Confirmed.')
  expect(linesToConfirm(confirmed.text), 'the other is not confirmed').toEqual([second])
  expect(confirmed.text).toContain('Strike off: Zhou Min')
  const struck = await post('/strike', { keys: first })
  expect(struck.text).toContain('You have struck these keys off; the list still names them: have the list changed.')
  expect(struck.text).not.toContain('Strike off: Zhou Min')
  expect(linesToConfirm(struck.text)).toEqual([second])
  website.lines.C.splice(-2)
})

test('a colleague’s log that went back is said in the list until it is accepted', async () => {
  const key = colleague.ring[0].verifyKey
  website.heads.set(key, { n: 9, print: 'a'.repeat(64) })
  await get()
  website.heads.set(key, { n: 2, print: 'b'.repeat(64) })
  expect((await get()).text).toContain('is shorter than it was: line 9 was there')
  expect((await post('/heads', { keys: key })).text).not.toContain('is shorter')
})

test('cases are sealed again, with progress', async () => {
  await post('/reseal')
  await expect.poll(async () => (await get('/reseal')).text, { timeout: 10_000 }).toContain('sealed again.')
})

test('what a colleague sealed again is signed on the page, and a case that is gone is named until it is accepted', async () => {
  const joined = await openNamed(website)
  await confirmAll(office, colleague, joined)
  const { case: whole } = await report(website, { content: 'x' })
  website.lines.C.pop() // who joined has left again
  await (await colleague.desk()).strike([joined.ring[0].recipient, joined.ring[0].verifyKey])
  await post('/strike', { keys: `${joined.ring[0].recipient} ${joined.ring[0].verifyKey}` })
  await resealCases(await colleague.desk(), () => {})
  const waits = (await get()).text
  expect(waits).toContain('1 text waits for your signature')
  expect(waits).toMatch(/action="[^"]*\/second"/)
  await post('/second')
  await expect.poll(async () => (await get('/reseal')).text, { timeout: 10_000 }).toContain('found the same and signed')
  expect(website.row(whole).replaced).toMatchObject({ second: office.ring[0].verifyKey })
  website.rows.splice(0)
  const gone = (await get()).text
  expect(gone).toMatch(/Case [0-9A-Z-]{14} is gone, and nobody signed/)
  const keys = gone.match(/action="[^"]*\/cases" >.*?name="keys" value="([\w: -]+)"/)?.[1] ?? ''
  expect((await post('/cases', { keys })).text).not.toContain('is gone')
  website.retention = 30
  expect((await get()).text).toContain('now deletes closed cases after 30 days; until now it deleted none')
  expect((await post('/retention', { days: '30' })).text).not.toContain('now deletes closed cases')
  joined.close()
})

test('the page opens once by an address that a browser is started with', async () => {
  const address = page.admit()
  expect(address).not.toContain(new URL(page.address).pathname.slice(1, -1))
  const first = await fetch(address, { redirect: 'manual' })
  expect([first.status, first.headers.get('location')]).toEqual([303, new URL(page.address).pathname])
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(404)
})

test('a colleague whose key was confirmed just now is called a stranger no more, and goes by the name of the list', async () => {
  const joined = await openNamed(website)
  await report(website, { content: 'x' })
  expect((await get()).text).toContain('Sealed to a stranger as well')
  const [keys = ''] = linesToConfirm((await get('/keys')).text)
  await post('/confirm', { line: keys })
  const list = (await get()).text
  expect(list).not.toContain('Sealed to a stranger as well')
  const { name = '' } = website.lines.C.at(-1) ?? {}
  expect(list.match(/<select id="deputy".*?<\/select>/s)?.[0].toLowerCase()).toContain(
    `>${name.toLowerCase()}</option>`,
  )
  website.lines.C.pop()
  await post('/strike', { keys })
  await (await colleague.desk()).renew()
  joined.close()
})

test('own notes are searched, a colleague stands in, and the numbers are a file', async () => {
  const { case: whole } = await report(website, { content: 'x' })
  const key = office.ring[0].verifyKey
  await postNote(whole, { assign: key, tags: 'fraud', note: 'Ask the gatekeeper' })
  const searched = await post('/search', { words: 'GATEKEEPER' })
  expect(searched.text).toContain(`/case/${whole}#notes`)
  expect(searched.text).toContain('1 case')
  expect((await post('/search', { words: 'nowhere' })).text).toContain('Nothing found')
  const deputy = { deputy: colleague.ring[0].verifyKey, from: '2026-11-20', until: '2026-11-24' }
  expect((await post('/deputy', deputy)).text).toContain('stands in for you from 2026-11-20 to 2026-11-24, in 1 case')
  expect((await get()).text).toContain('stands in until 2026-11-24')
  expect((await get('/log')).text).toMatch(/Deputy named.*? 2026-11-20 – 2026-11-24/s)
  expect((await post('/deputy', { ...deputy, until: '2026-11-01' })).text).toContain('over already')
  const shown = (await get('/digest?year=2026')).text
  expect(shown).toContain('download="Report-statistics-Compliance-department-2026.csv"')
  const wrong = await get('/digest?year=26')
  expect([wrong.status, wrong.text.includes('<table')]).toEqual([400, false])
  expect(wrong.text).toContain('“26” is no year')
  expect((await get('/digest.csv?year=26')).status).toBe(303)
  expect((await get('/digest')).text).toContain('“26” is no year')
  const file = await get('/digest.csv?year=2026')
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.text).toMatch(/Tags,fraud,1\r\n/)
  await postNote(whole, { assign: colleague.ring[0].verifyKey, tags: 'fraud' })
  expect((await get()).text).not.toContain('stands in until') // another officer took the case
})

test('what is sent too long, or from a page that was gone back to, is refused; nothing is cut', async () => {
  const reporter = await report(website, { content: 'x' })
  const { case: whole } = reporter
  const path = `/case/${whole}`
  const long = '长'.repeat(20_000)
  const refused = await post(`${path}/reply`, { turn: '1', status: '', body: long })
  expect(refused.text).toContain('The answer has 20000 characters')
  expect(refused.text).toContain(long)
  expect((await postNote(whole, { note: long, tags: '', assign: '' })).text).toContain('The note has 20000 characters')
  expect((await get(path)).text.split(long)).toHaveLength(3)
  expect((await get(path)).text).not.toContain('maxlength')
  expect(await reporter.read()).toEqual([])
  const note = { 'note-turn': '2', note: 'Ask the gatekeeper', tags: '', assign: '' }
  expect((await post(`${path}/note`, note)).text).toContain('The note was saved')
  expect((await post(`${path}/draft`, { ...note, note: 'arrives-late' })).status).toBe(204)
  expect((await get(path)).text).not.toContain('arrives-late')
  const again = await post(`${path}/note`, note)
  expect(again.text).toContain('came in between')
  expect(again.text.match(/<p class="long"><bdi>Ask the gatekeeper/g)).toHaveLength(1)
})

test('a sealed export is opened on the page, with the key or its passphrase', async () => {
  const { case: whole } = await report(website, { content: 'x' })
  const placeIn = (text: string) => text.match(/Exported, sealed, to ([^<]+\.age)\. /)?.[1] ?? ''
  const own = placeIn((await post(`/case/${whole}/export`)).text)
  expect((await post('/unseal', { file: own })).text).toContain('It is not sealed any more')
  expect(readFileSync(own.slice(0, -4)).subarray(0, 2).toString()).toBe('PK')
  const given = { seal: 'passphrase', passphrase: 'gravel autumn violin sixteen' }
  const theirs = placeIn((await post(`/case/${whole}/export`, given)).text)
  expect((await post('/unseal', { file: theirs })).text).toContain('was sealed under a passphrase: type it')
  expect((await post('/unseal', { file: own })).text).not.toContain('--to')
  expect((await post('/unseal', { file: theirs, passphrase: 'gravel autumn' })).text).toContain('does not open')
  expect((await post('/unseal', { file: theirs, passphrase: given.passphrase })).text).toContain('not sealed any more')
})

test('what was chosen for an export stays after a refusal, and a passphrase is never left aside', async () => {
  const { case: whole } = await report(website, { content: 'x' })
  const path = `/case/${whole}`
  const proposedIn = (text: string) => text.match(/words of your own: <code>((?:[a-z]+ ){5}[a-z]+)<\/code>/)?.[1] ?? ''
  const fresh = (await get(path)).text
  const proposed = proposedIn(fresh)
  expect(proposed).not.toBe('')
  expect(fresh).toMatch(/value="own" selected/)
  expect(fresh).not.toMatch(/name="(pdf|notes)"[^>]*checked/)
  const weak = { seal: 'passphrase', passphrase: 'password1234', pdf: 'yes', notes: 'yes' }
  const refused = (await post(`${path}/export`, weak)).text
  expect(refused).toContain('too easy to guess')
  expect(refused).not.toContain('password1234')
  expect(refused).toMatch(/value="passphrase" selected/)
  expect(refused).toMatch(/name="pdf" value="yes" checked/)
  expect(refused).toMatch(/name="notes" value="yes" checked/)
  for (const seal of ['own', 'plain']) {
    expect((await post(`${path}/export`, { seal, passphrase: proposed })).text).toContain(
      'chose an export that has none',
    )
  }
  const again = (await get(path)).text
  expect(again).not.toMatch(/name="(pdf|notes)"[^>]*checked/)
  expect(proposedIn(again)).toBe(proposed)
  const made = (await post(`${path}/export`, { seal: 'passphrase', passphrase: proposed })).text
  expect(made).toMatch(/Exported, sealed, to \S+\.age\. Whoever has the file and the passphrase opens it/)
  expect(made).toMatch(/value="own" selected/)
  expect(proposedIn(made)).not.toBe(proposed)
  expect((await post(`${path}/export`)).text).toMatch(/to \S+\.age\. Nobody but you can open it/)
})

test('a fingerprint from earlier is looked for in the log', async () => {
  const [, print = ''] = (await get('/log')).text.match(/<code>(\w{64})<\/code>/) ?? []
  expect((await get(`/log?print=${print.slice(0, 20)}`)).text).toContain('nothing before it has changed')
  expect((await get(`/log?print=${'0'.repeat(20)}`)).text).toContain('not in the log')
  const mistyped = (await get('/log?print=abc')).text
  expect(mistyped).toContain('“abc” is no fingerprint')
  expect(mistyped).not.toContain('not in the log')
})

test('keys, digest and log have their pages, in both languages', async () => {
  expect((await get('/keys')).text).toContain('named on the website')
  expect((await get('/digest?year=1999')).text).toContain('Acknowledged within 7 days')
  expect((await get('/log')).text).toContain('in one unbroken chain')
  const { fetch } = office
  const fetchPage = globalThis.fetch
  office.fetch = async (url, init) => {
    const isChinese = JSON.stringify(init.headers).includes('zh')
    const answer = await fetch(url, init)
    return isChinese ? new Response((await answer.text()).replaceAll('Compliance department', '合规部')) : answer
  }
  const csrf = csrfIn((await get('/log')).text) // a page that does not ask the website
  const { origin } = new URL(page.address)
  await fetchPage(`${page.address}lang`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ csrf, lang: 'zh' }),
  })
  const log = (await get('/log')).text
  expect(log).toContain('行日志前后相接')
  expect(log).toContain('<span class="channel">合规部</span>')
  office.fetch = fetch
  await post('/lang', { lang: 'en' })
})

test('the poster is made by a button of the page Keys, in the folder of exports, and not over another', async () => {
  expect((await get('/keys')).text).toMatch(/action="[^"]*\/poster"/)
  const made = await post('/poster')
  expect(made.location?.endsWith('/keys')).toBe(true)
  const [, file = ''] =
    made.text.match(/The poster is (\S+\/exports\/poster-compliance-[\w-]+\.(?:pdf|html))[.:] /) ?? []
  expect(readFileSync(file).length).toBeGreaterThan(1_000)
  if (file.endsWith('.pdf')) expect((await post('/poster')).text).toContain('exists already')
})

test('a port that is taken gets a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => other.once('listening', done))
  const { port } = other.address() as AddressInfo
  await expect(startPage(call, port)).rejects.toMatchObject({ reason: 'portTaken' })
  other.close()
})

test('the first morning: a key, the question for a recovery key, and what is missing', async () => {
  const fresh = openOffice(website)
  const before = page
  await open(fresh)
  expect((await get()).text).toContain('Yours is made on this computer now')
  const half = await post('/setup', { server: 'site.example', passphrase, repeat: passphrase, import: '' })
  expect(half.text).toContain('value="site.example"')
  const server = 'https://site.example'
  const wrong = await post('/setup', { server, passphrase, repeat: `${passphrase}.`, import: '' })
  expect(wrong.text).toContain('not the same')
  expect(wrong.text).toContain(`value="${server}"`)
  const root = website.root.publicKey
  const made = await post('/setup', { server, root, passphrase, repeat: passphrase, import: '' })
  expect(made.location?.endsWith('/recovery')).toBe(true)
  expect(made.text).toContain('A recovery key opens the reports of every channel')
  const paper = await post('/recovery')
  const [, recovery = ''] = paper.text.match(/AGE-SECRET-KEY-1\w+.*recovery: (age1\w+)/s) ?? []
  expect(paper.text).toContain(`Fingerprint: ${fingerprintOf(recovery)}`)
  expect((await get('/recovery')).text).not.toContain('AGE-SECRET-KEY')
  expect(String(fresh.read('log.jsonl'))).not.toContain('SECRET')
  const start = (await get()).text
  expect(start).toContain('The website does not name your newest key yet')
  expect(start).not.toContain('<h2>Cases</h2>')
  expect((await get('/keys')).text).toMatch(/name: YOUR-NAME, recipient: age1\w+, signing: [\w-]{43}, from: 2026-11-20/)
  const asked: string[] = []
  fresh.fetch = (url) => {
    asked.push(new URL(url).origin)
    return Promise.reject(new TypeError('fetch failed'))
  }
  const away = (await post('/server', { server: 'https://mended.example' })).text
  expect(away).toContain('https://mended.example cannot be reached')
  expect(away).toContain('Try again')
  expect(away).toContain('not known until then') // what cannot be asked is not missing
  expect(asked.at(-1)).toBe('https://mended.example')
  await page.close()
  page = before
  fresh.close()
})

test('a broken log says what to do, and every page leads there', async () => {
  const fresh = await openNamed(website)
  const before = page
  await open(fresh)
  await post('/unlock', { passphrase })
  const whole = String(fresh.read('log.jsonl'))
  writeFileSync(join(fresh.folder, 'log.jsonl'), whole.replace('key-new', 'key-old'))
  const { text } = await get('/log')
  expect(text).toContain('it was altered.')
  expect(text).toContain(`moves what cannot be relied on aside in ${fresh.folder}`)
  expect((await get('/digest')).text).toContain('The page “Log”')
  for (const name of ['log.jsonl', 'log.head']) rmSync(join(fresh.folder, name))
  expect((await get('/log')).text).toContain('it was removed together with its head')
  expect((await post('/begin', { why: 'short' })).text).toContain('at least ten characters')
  expect((await post('/begin', { why: 'An old disk was put back.' })).text).toContain('An old disk was put back.')
  expect((await get('/digest')).text).toContain('Statistics')
  expect((await post('/lock')).text).toContain('<h1>Unlock</h1>')
  await page.close()
  page = before
  website.lines.C.pop()
  fresh.close()
})

test('what was sealed before an officer came is not called forged', async () => {
  const { case: whole } = await report(website, { content: 'x' })
  const joined = await openNamed(website)
  await confirmAll(joined)
  const before = page
  await open(joined)
  await post('/unlock', { passphrase })
  expect((await get()).text).toContain('Does not open with your keys')
  const { text } = await get(`/case/${whole}`)
  expect(text).toContain('seal open cases again')
  expect(text).not.toMatch(/did not pass the checks|replaced/)
  await page.close()
  page = before
  website.lines.C.pop()
  joined.close()
})

test('before the website names the key, cases and statistics say so in a sentence and lead to the page Keys', async () => {
  const fresh = await openNamed(website)
  website.lines.C.pop()
  const before = page
  await open(fresh)
  await post('/unlock', { passphrase })
  for (const path of ['/digest', `/case/${'A'.repeat(43)}`]) {
    const { status, text } = await get(path)
    expect(status, path).toBe(200)
    expect(text).toContain('The website does not name your key yet, so there is nothing to show here.')
    expect(text).toMatch(/<a href="[^"]*\/keys">/)
    for (const other of ['cannot be shown now', 'recipient:', 'role="alert"']) expect(text).not.toContain(other)
  }
  await page.close()
  page = before
  fresh.close()
})

test('where there is a key nobody sets the desk up again, locked or not: website and root key stay', async () => {
  const evil = { server: 'https://evil.example', root: rootKey(await newFileKey()).publicKey }
  const settings = await readSettings(office.folder)
  const before = page
  await open(office)
  for (const state of ['locked', 'unlocked']) {
    if (state === 'unlocked') await post('/unlock', { passphrase })
    const refused = await post('/setup', { ...evil, passphrase, repeat: passphrase, import: '' })
    expect(refused.text, state).toContain('exists already and was left as it is')
    expect(await readSettings(office.folder), state).toEqual(settings)
    expect((await get()).text, state).not.toContain('evil.example')
  }
  await page.close()
  page = before
})

test('nobody is asked for a recovery key where the website names one', async () => {
  const fresh = openOffice(website)
  const before = page
  await open(fresh)
  website.recovery = (await officerKeys(await newFileKey())).recipient
  const given = { server: 'https://site.example', root: website.root.publicKey, passphrase, repeat: passphrase }
  const made = await post('/setup', { ...given, import: '' })
  website.recovery = null
  expect(made.text).toContain('The website does not name your newest key yet')
  await page.close()
  page = before
  fresh.close()
})

test('an officer of several channels chooses on the page, and only among their own', async () => {
  const [compliance, audit] = website.words
  if (!compliance || !audit) throw new Error('two channels')
  website.name('A', office.ring[0])
  const asked = (await get()).text
  expect(asked).toContain('Which channel?')
  expect(asked).not.toContain('does not name your newest key')
  expect((await post('/channel', { channel: 'another' })).text).toContain('Nothing was done')
  const chosen = (await post('/channel', { channel: audit.id })).text
  expect(chosen).toContain(`<span class="channel">${audit.name}</span>`)
  expect((await get('/keys')).text).toContain(`<option value="${audit.id}" selected>`)
  expect((await post('/channel', { channel: compliance.id })).text).toContain(compliance.name)
  website.lines.A.pop()
})

test('an answer without a status is no missing acknowledgement', async () => {
  const { case: whole } = await report(website, { content: 'x'.repeat(50) })
  expect((await get(`/case/${whole}`)).text).toContain('Status: Not yet acknowledged')
  const answered = await post(`/case/${whole}/reply`, { turn: '1', status: '', body: 'Thank you' })
  expect(answered.text).toContain('Status: Answered, no status set')
  const list = (await get()).text
  expect(list).toContain('Answered, no status set')
  expect(list).toContain(`${'x'.repeat(40)}…`)
})

test('the command serves the page until it is ended, and refuses what is no port', async () => {
  const said: string[] = []
  const stop = new AbortController()
  const terminal = {
    ...call.terminal,
    say(line: string) {
      said.push(line)
      stop.abort()
    },
    complain: (line: string) => void said.push(line),
  }
  const surroundings = { ...office.surroundings(), terminal, signal: stop.signal }
  expect(await run(['--port=80'], surroundings)).toBe(1)
  expect(said.pop()).toContain('“80” is no port')
  const { port } = new URL(page.address)
  expect(await run([`--port=${port}`], surroundings)).toBe(1)
  expect(said.pop()).toContain(`Port ${port} is taken`)
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port: other } = free.address() as AddressInfo
  free.close()
  expect(await run([`--port=${other}`], surroundings)).toBe(0)
  expect(said.pop()).toMatch(new RegExp(`http://127\\.0\\.0\\.1:${other}/[\\w-]{32}/`))
})
