import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request as plainRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { openMessage } from '#sealing/message.ts'
import { officerKeys } from '#sealing/officer.ts'
import { type Served, serve } from '#server/testing/served.ts'
import { caseName } from '../cases/name.ts'
import { type Call, prepare } from '../commands/call.ts'
import { run } from '../run.ts'
import { type Office, openOffice, passphrase } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { startPage } from './server.ts'
import { idleAfter } from './session.ts'

let served: Served
let office: Office
let call: Call
let page: Awaited<ReturnType<typeof startPage>>
let passed = 0

beforeAll(async () => {
  served = await serve({}, { complaints: true })
  office = openOffice(served)
  await office.run('key', 'import', office.original, '--server=https://site.example', '--lang=en')
  const silent = { say() {}, complain() {}, secret: async () => '', ask: async () => '', input: async () => '' }
  const fetch: Office['fetch'] = (url, init) => office.fetch(url, init)
  const now = () => Date.now() + passed
  call = await prepare({ env: office.env, fetch, now, terminal: silent, work: 10 }, {}, [])
  page = await startPage(call, 0)
})
afterAll(async () => {
  await page.close()
  office.close()
  await served.close()
})

const get = async (path = '/', headers: Record<string, string> = {}) => {
  const response = await fetch(page.address.slice(0, -1) + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const csrfIn = (text: string) => text.match(/name="csrf" value="([^"]+)"/)?.[1] ?? ''
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
    const { keys } = await report(served, { content: 'x' })
    expect((await post(`/case/${keys.lookup}/close`, fields, headers)).status).toBe(403)
    const listed = await served.complaints?.complaints.list('compliance')
    expect(listed?.find(({ lookup }) => lookup.toString('base64url') === keys.lookup)?.closed).toBeNull()
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

test('an officer reads, answers, saves, exports, closes and deletes', async () => {
  const bytes = randomBytes(2_000)
  const reporter = await report(served, { subject: 'Scales', content: 'Three lorries' }, [
    { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(bytes) },
  ])
  const { lookup } = reporter.keys
  const name = caseName(lookup)
  expect((await get()).text).toContain('Scales')
  const opened = await get(`/case/${lookup}`)
  expect(opened.text).toContain('Three lorries')
  expect(opened.text).toMatch(/Acknowledge within 7 days: <span data-mark="due">7 days left/)

  const turn = opened.text.match(/name="turn" value="(\d+)"/)?.[1] ?? ''
  expect((await post(`/case/${lookup}/reply`, { turn, body: 'Thank you', status: 'checking' })).text).toContain(
    'was answered',
  )
  expect(await reporter.read()).toMatchObject([{ status: 'checking', body: 'Thank you' }])
  const twice = await post(`/case/${lookup}/reply`, { turn, body: 'Thank you', status: '' })
  expect(twice.text).toContain('sent in between')
  expect(twice.text).toMatch(/<textarea[^>]*>\nThank you<\/textarea>/)

  expect((await post(`/case/${lookup}/files`)).text).toContain('1 file checked and saved')
  expect(Buffer.compare(office.read('cases', name, 'attachment-01.pdf'), bytes)).toBe(0)
  const exported = (await post(`/case/${lookup}/export`)).text.match(/Exported to ([^<]+)\.</)?.[1] ?? ''
  expect(readFileSync(join(exported, 'case.html'), 'utf8')).toContain('Three lorries')
  expect((await post(`/case/${lookup}/close`)).text).toContain('is closed')
  expect((await post(`/case/${lookup}/delete`, { confirm: 'AAAA-AAAA' })).text).toContain('Nothing was deleted')
  const gone = await post(`/case/${lookup}/delete`, { confirm: name })
  expect(gone.location).toBe(new URL(page.address).pathname)
  expect(gone.text).toContain('was deleted')
  expect(existsSync(join(office.folder, 'cases', name))).toBe(false)
})

test('what a sender wrote is text', async () => {
  const hostile = '"><script>alert(1)</script>\u202E<img src=x onerror=alert(1)>\u0007'
  const bytes = new TextEncoder().encode('x')
  const { keys } = await report(served, { subject: hostile, content: hostile, reporterName: hostile.slice(0, 60) }, [
    { name: hostile, type: 'text/html', bytes },
  ])
  for (const path of ['/', `/case/${keys.lookup}`]) {
    const { text } = await get(path)
    expect(text).toContain('&lt;script&gt;alert(1)')
    expect(text).not.toMatch(/<script>|<img/)
    expect(text).not.toContain('\u202E')
    expect(text).not.toContain('\u0007')
  }
})

test('the page locks itself after 15 idle minutes; what was typed is there after unlocking', async () => {
  const { keys } = await report(served, { content: 'secret of a reporter' })
  const path = `/case/${keys.lookup}`
  expect((await get(path)).text).toContain('secret of a reporter')
  passed += idleAfter - 60_000
  expect((await get(path)).status).toBe(200)
  passed += idleAfter
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
  const { keys } = await report(served, { content: 'x', subject: 'Seen once' })
  const right = office.fetch
  let opened = 0
  office.fetch = (url, init) => {
    if (String(init.body).includes(`\\"open\\",\\"lookup\\":\\"${keys.lookup}`)) opened++
    return right(url, init)
  }
  expect((await get('/')).text).toContain('Seen once')
  await get('/')
  expect(opened, 'once while the desk is unlocked').toBe(1)
  await post('/lock')
  await post('/unlock', { passphrase })
  expect((await get('/')).text).toContain('Seen once')
  office.fetch = right
  expect(opened).toBe(2)
})

test('a server that is gone gets a sentence, and the draft stays', async () => {
  const { keys } = await report(served, { content: 'x' })
  const right = office.fetch
  office.fetch = () => Promise.reject(new TypeError('fetch failed'))
  const failed = await get('/')
  expect([failed.status, failed.text]).toEqual([502, expect.stringContaining('cannot be reached')])
  await post(`/case/${keys.lookup}/reply`, { turn: '1', body: 'still here', status: 'checking' })
  office.fetch = right
  const { text } = await get(`/case/${keys.lookup}`)
  expect(text).toContain('still here')
  expect(text).toMatch(/value="checking" selected/)
})

test('a key that was struck off while the page was open is sealed to no more', async () => {
  const { keys, read } = await report(served, { content: 'x' })
  const colleague = await officerKeys(await newFileKey())
  const right = office.fetch
  let named = true
  const order: string[] = []
  office.fetch = async (url, init) => {
    const isKeys = url.includes('/channels/')
    if (!isKeys) order.push('case')
    const response = await right(url, init)
    if (isKeys) order.push('keys')
    if (!isKeys || !named) return response
    const answer = await response.json()
    answer.data.channels[0].officers.push(colleague.recipient)
    return Response.json(answer)
  }
  expect((await get('/')).text).toContain('names a key that you have not confirmed')
  await post('/trust', { keys: colleague.recipient })
  await get(`/case/${keys.lookup}`)
  named = false
  order.length = 0
  await post(`/case/${keys.lookup}/reply`, { turn: '1', body: 'not for a thief', status: '' })
  // Once for the page that the form stands on, once for the answer: the keys are there before the case is asked for.
  expect(order.slice(0, 3)).toEqual(['keys', 'keys', 'case'])
  office.fetch = right
  expect(await read()).toMatchObject([{ body: 'not for a thief' }])
  const thread = await served.complaints?.complaints.thread(Buffer.from(keys.lookup, 'base64url'))
  const sealed = new Uint8Array(thread?.messages[0]?.body ?? [])
  const signing = served.complaints?.keys.channels[0]?.signing ?? []
  const place = { case: keys.lookup, from: 'officer', turn: 1, keys: signing } as const
  await expect(openMessage(sealed, [colleague.identity], place)).rejects.toMatchObject({ reason: 'unreadable' })
})

test('a fingerprint from earlier is looked for in the log', async () => {
  const [, print = ''] = (await get('/log')).text.match(/<code>(\w{64})<\/code>/) ?? []
  expect((await get(`/log?print=${print.slice(0, 20)}`)).text).toContain('nothing before it has changed')
  expect((await get(`/log?print=${'0'.repeat(20)}`)).text).toContain('not in the log')
})

test('keys, digest and log have their pages, in both languages', async () => {
  expect((await get('/keys')).text).toContain('named on the website')
  expect((await get('/digest?year=1999')).text).toContain('Acknowledged within 7 days')
  expect((await get('/log')).text).toContain('in one unbroken chain')
  await post('/lang', { lang: 'zh' })
  expect((await get('/log')).text).toContain('行日志前后相接')
  await post('/lang', { lang: 'en' })
})

test('a port that is taken gets a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => other.once('listening', done))
  const { port } = other.address() as AddressInfo
  await expect(startPage(call, port)).rejects.toMatchObject({ reason: 'portTaken' })
  other.close()
})

test('a desk without a key makes or imports one on its first page', async () => {
  const fresh = openOffice(served)
  const { terminal, now } = call
  const first = await prepare({ env: fresh.env, fetch: fresh.fetch, now, terminal, work: 10 }, { lang: 'en' }, [])
  const before = page
  page = await startPage(first, 0)
  expect((await get()).text).toContain('There is no key on this computer yet')
  const server = 'https://site.example'
  const wrong = await post('/setup', { server, passphrase, repeat: `${passphrase}.`, import: '' })
  expect(wrong.text).toContain('not the same')
  expect(wrong.text).toContain(`value="${server}"`)
  const made = await post('/setup', { server, passphrase, repeat: passphrase, import: fresh.original })
  expect(made.text).toContain('shred -u')
  expect(made.text).toContain('Cases')
  await page.close()
  page = before
  fresh.close()
})

test('on the first day the website does not name a new key yet, and its address can still be mended', async () => {
  const fresh = openOffice(served)
  const { terminal, now } = call
  const surroundings = { env: fresh.env, fetch: (...given: Parameters<Office['fetch']>) => fresh.fetch(...given) }
  const first = await prepare({ ...surroundings, now, terminal, work: 10 }, { lang: 'en' }, [])
  const before = page
  page = await startPage(first, 0)
  const made = await post('/setup', { server: 'https://site.example', passphrase, repeat: passphrase, import: '' })
  expect(made.text).toMatch(/<code>officers: \[age1\w+\]<\/code><code>signing: \[[\w-]{43}\]<\/code>/)
  expect(made.text).toContain('as is right on the first day')
  expect(made.text).not.toContain('role="alert"')
  const asked: string[] = []
  fresh.fetch = (url) => {
    asked.push(new URL(url).origin)
    return Promise.reject(new TypeError('fetch failed'))
  }
  const gone = await post('/unlock', { passphrase, server: 'https://mended.example' })
  expect(gone.text).toContain('https://mended.example cannot be reached')
  expect(asked).toEqual(['https://mended.example'])
  await page.close()
  page = before
  fresh.close()
})

test('the command serves the page until it is ended, and refuses what is no port', async () => {
  const said: string[] = []
  const stop = new AbortController()
  const env = { ...office.env, LANG: 'en' }
  const terminal = {
    ...call.terminal,
    say(line: string) {
      said.push(line)
      stop.abort()
    },
    complain: (line: string) => void said.push(line),
  }
  const surroundings = { env, terminal, fetch: office.fetch, now: call.now, signal: stop.signal }
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
