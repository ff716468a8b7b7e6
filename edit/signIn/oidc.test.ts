import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { clientId, clientSecret, type Person, startForgingProvider, startProvider } from '../testing/provider.ts'
import { serve } from '../testing/served.ts'
import { chooseSignIn } from './signIn.ts'

const origin = 'http://127.0.0.1:8120'
const bo: Person = { email: 'Bo@Qingsui.example', email_verified: true, name: 'Bo Li', groups: ['staff', 'publishers'] }
const settings = (issuer: string) => ({
  EDIT_ORIGIN: origin,
  EDIT_OIDC_ISSUER: issuer,
  EDIT_OIDC_CLIENT_ID: clientId,
  EDIT_OIDC_CLIENT_SECRET: clientSecret,
  EDIT_OIDC_PUBLISHERS: 'publishers',
  EDIT_OIDC_WRITERS: 'writers,editors',
})

let provider: Awaited<ReturnType<typeof startProvider>>
let served: Awaited<ReturnType<typeof serve>>
let forger: Awaited<ReturnType<typeof startForgingProvider>>
beforeAll(async () => {
  provider = await startProvider(`${origin}/sign-in/back`)
  forger = await startForgingProvider()
  served = await serve(settings(provider.issuer))
  served.buildPage()
})
afterAll(async () => {
  await served.close()
  await provider.close()
  await forger.close()
})
beforeEach(() => {
  provider.state.person = bo
  provider.state.refuses = false
})
afterEach(() => void vi.useRealTimers())

/** What `work` asks is answered by another program than the one of all tests. */
async function withOther<T>(env: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const [usual, other] = [served, await serve(env)]
  served = other
  try {
    return await work()
  } finally {
    served = usual
    await other.close()
  }
}

/** A browser: keeps cookies of each host, and follows where it is led. */
function createBrowser() {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (host: string) => jars.get(host) ?? jars.set(host, new Map()).get(host) ?? new Map()
  const cookieOf = (host: string) => [...jarOf(host)].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (host: string, set: string[]) => {
    for (const line of set) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      if (value === '' || /max-age=0/i.test(line)) jarOf(host).delete(name)
      else jarOf(host).set(name, value)
    }
  }
  const browser = {
    jar: jarOf('ours'),
    set: [] as string[],
    /** Asks the editors' program. */
    async ask(url: string, more: { method?: 'POST'; headers?: Record<string, string>; payload?: object } = {}) {
      const answer = await served.app.inject({
        url,
        ...more,
        headers: { host: '127.0.0.1:8120', 'accept-language': 'en', cookie: cookieOf('ours'), ...more.headers },
      })
      browser.set = [answer.headers['set-cookie'] ?? []].flat()
      keep('ours', browser.set)
      return answer
    },
    /** Goes on at the provider until it leads back to us. Returns that address. */
    async atProvider(address: string): Promise<string> {
      for (let url = address; ; ) {
        if (url.startsWith(origin)) return url.slice(origin.length)
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie: cookieOf('provider') } })
        keep('provider', answer.headers.getSetCookie())
        const next = answer.headers.get('location')
        if (next === null) throw new Error(`${answer.status} at ${url}: ${await answer.text()}`)
        url = new URL(next, url).href
      }
    },
    /** Signs in; `change` is what happens to the address at the provider on the way. */
    async signIn(change: (address: URL) => void = () => undefined) {
      const led = new URL(String((await browser.ask('/sign-in')).headers.location))
      change(led)
      return browser.ask(await browser.atProvider(led.href))
    },
  }
  return browser
}
const me = async (browser: ReturnType<typeof createBrowser>) => {
  const { statusCode, body } = await browser.ask('/api/me')
  return { status: statusCode, ...JSON.parse(body) }
}

test('a stranger gets nothing, and is led to where people sign in', async () => {
  const browser = createBrowser()
  expect((await browser.ask('/')).headers.location).toBe('/sign-in')
  for (const url of [
    '/api/me',
    '/api/items',
    '/assets/a.js',
    '/api/item?kind=news&id=a',
    '/sign-in/',
    '/sign-in/back/x',
  ])
    expect((await browser.ask(url)).statusCode, url).toBe(401)
  const led = new URL(String((await browser.ask('/sign-in')).headers.location))
  expect(led.origin).toBe(provider.issuer)
  expect(Object.fromEntries(led.searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: `${origin}/sign-in/back`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  for (const cookie of browser.set) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Path=\/; Max-Age=600$/)
})

test('who signs in is an editor for some hours, with the role that his groups give', async () => {
  const browser = createBrowser()
  const back = await browser.signIn()
  expect([back.statusCode, back.headers.location]).toEqual([303, '/'])
  expect(browser.set).toContainEqual(
    expect.stringMatching(/^edit=[\w.-]+; HttpOnly; SameSite=Lax; Path=\/; Max-Age=28800$/),
  )
  expect([...browser.jar.keys()]).toEqual(['edit'])
  expect(await me(browser)).toMatchObject({
    status: 200,
    name: 'Bo Li',
    mail: 'bo@qingsui.example',
    role: 'publisher',
    languages: ['zh', 'en'],
    canSignOut: true,
  })
  expect((await browser.ask('/')).statusCode).toBe(200)
  provider.state.person = { ...bo, groups: ['editors'] }
  const writer = createBrowser()
  await writer.signIn()
  expect(await me(writer)).toMatchObject({ role: 'writer', canPublish: false })
  // A role that is given later counts at the next sign-in, and one that is in the cookie cannot be changed.
  const [name = '', mac = ''] = (writer.jar.get('edit') ?? '').split('.')
  const forged = Buffer.from(name, 'base64url').toString().replace('"writer"', '"publisher"')
  writer.jar.set('edit', `${Buffer.from(forged).toString('base64url')}.${mac}`)
  expect((await me(writer)).status).toBe(401)
})

test('groups and mail may also stand in the ID token alone', async () => {
  const other = await startProvider(`${origin}/sign-in/back`, 'idToken')
  other.state.person = bo
  await withOther(settings(other.issuer), async () => {
    const browser = createBrowser()
    await browser.signIn()
    expect(await me(browser)).toMatchObject({ mail: 'bo@qingsui.example', role: 'publisher' })
  })
  await other.close()
})

test.each([
  ['in no group', { ...bo, groups: [] }, /signed in as bo@qingsui.example, but you are not an editor/],
  ['in other groups', { ...bo, groups: ['Publishers', 'staff'] }, /not an editor/],
  ['without a mail', { name: 'Bo', groups: ['publishers'] }, /a confirmed mail address/],
  ['with a mail that nobody confirmed', { ...bo, email_verified: false }, /a confirmed mail address/],
] as [string, Person, RegExp][])('somebody %s is told so and gets nothing', async (_what, person, sentence) => {
  provider.state.person = person
  const browser = createBrowser()
  const back = await browser.signIn()
  expect([back.statusCode, back.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(back.body).toMatch(sentence)
  expect(browser.jar.size).toBe(0)
  expect((await me(browser)).status).toBe(401)
})

test('an answer that was not asked for, or is another’s, signs nobody in', async () => {
  const browser = createBrowser()
  // Of another browser: whoever opens an attacker's link is not signed in as the attacker.
  const attacker = createBrowser()
  const led = String((await attacker.ask('/sign-in')).headers.location)
  const link = await attacker.atProvider(led)
  expect((await browser.ask(link)).body).toMatch(/begun in another browser/)
  await browser.ask('/sign-in')
  expect((await browser.ask(link)).statusCode).toBe(403)
  expect(browser.jar.size).toBe(0)
  // Twice: it was good once.
  const own = await createBrowser()
  const address = await own.atProvider(String((await own.ask('/sign-in')).headers.location))
  const [session] = own.jar.values()
  expect((await own.ask(address)).statusCode).toBe(303)
  own.jar.clear()
  own.jar.set('edit-sign-in', session ?? '')
  expect((await own.ask(address)).statusCode).toBe(403)
  // Too late.
  const late = createBrowser()
  const way = await late.atProvider(String((await late.ask('/sign-in')).headers.location))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
  expect((await late.ask(way)).body).toMatch(/took too long/)
})

test.each([
  ['nonce', (url: URL) => url.searchParams.set('nonce', 'another')],
  ['state', (url: URL) => url.searchParams.set('state', 'another')],
  ['program', (url: URL) => url.searchParams.set('client_id', 'another-program')],
  ['challenge', (url: URL) => url.searchParams.set('code_challenge', 'x'.repeat(43))],
])('an answer for another %s signs nobody in', async (_what, change) => {
  const browser = createBrowser()
  const back = await browser.signIn(change)
  expect(back.statusCode).toBe(403)
  expect(back.body).toMatch(/answer of the sign-in service cannot be used/)
  expect((await me(browser)).status).toBe(401)
})

test('what the provider says of a failure is not shown', async () => {
  provider.state.refuses = true
  const browser = createBrowser()
  const back = await browser.signIn()
  expect([back.statusCode, back.body.includes('did not let you in')]).toEqual([403, true])
  expect(back.body).not.toMatch(/not today|access_denied/)
  await browser.ask('/sign-in')
  const planted = await browser.ask('/sign-in/back?error=%3Cscript%3E&error_description=Call+555')
  expect(planted.body).not.toMatch(/<script|555/)
  expect(planted.headers['content-security-policy']).toContain("default-src 'none'")
})

test('while the provider is away that is said, and who is signed in works on', async () => {
  const away = await startProvider(`${origin}/sign-in/back`)
  away.state.person = bo
  await withOther(settings(away.issuer), async () => {
    const browser = createBrowser()
    await browser.signIn()
    await away.close()
    expect((await me(browser)).status).toBe(200)
  })
  await withOther(settings(away.issuer), async () => {
    const answer = await createBrowser().ask('/sign-in')
    expect([answer.statusCode, answer.body.includes('cannot be reached now')]).toEqual([503, true])
    expect(answer.body).not.toMatch(/ECONNREFUSED|fetch/)
    expect(served.place.logged).toEqual([expect.stringMatching(/^edit: signing in: .*(ECONNREFUSED|fetch failed)/)])
  })
})

test('a session ends after its hours, when somebody signs out, and when the roles are set anew', async () => {
  const browser = createBrowser()
  await browser.signIn()
  const kept = browser.jar.get('edit') ?? ''
  const csrf = (await me(browser)).csrf
  const post = (headers: Record<string, string>) =>
    browser.ask('/api/sign-out', { method: 'POST', payload: {}, headers })
  // Another site can neither sign out nor save.
  expect((await post({ origin: 'https://evil.example', 'x-csrf': csrf })).statusCode).toBe(403)
  expect((await post({ origin })).statusCode).toBe(403)
  expect((await post({ origin, 'x-csrf': csrf, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  const left = await post({ origin, 'x-csrf': csrf })
  expect([left.statusCode, left.json()]).toEqual([200, { to: '/signed-out' }])
  expect(browser.jar.size).toBe(0)
  const page = await browser.ask('/signed-out')
  expect([page.statusCode, page.body.includes('href="/sign-in?again"')]).toEqual([200, true])
  expect(String((await browser.ask('/sign-in?again')).headers.location)).toContain('prompt=login')

  browser.jar.set('edit', kept)
  expect((await me(browser)).status).toBe(401)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
  await browser.signIn()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 3_600_000 - 60_000 })
  expect((await me(browser)).status).toBe(200)
  vi.setSystemTime(Date.now() + 120_000)
  expect((await me(browser)).status).toBe(401)
  vi.useRealTimers()
  await withOther({ ...settings(provider.issuer), EDIT_OIDC_PUBLISHERS: 'others' }, async () => {
    expect((await me(browser)).status).toBe(401)
  })
})

test('who signs out is out in every browser, also after a new start, and nobody else is', async () => {
  const [phone, office, chen] = [createBrowser(), createBrowser(), createBrowser()]
  await phone.signIn()
  await office.signIn()
  provider.state.person = { ...bo, email: 'chen@qingsui.example' }
  await chen.signIn()
  const { csrf } = await me(phone)
  await phone.ask('/api/sign-out', { method: 'POST', payload: {}, headers: { origin, 'x-csrf': csrf } })
  expect([(await me(office)).status, (await me(chen)).status]).toEqual([401, 200])
  const again = chooseSignIn(
    readSettings({ ...settings(provider.issuer), EDIT_DIR: served.place.data }),
    Buffer.alloc(32, 7),
  )
  const editorWith = ({ jar }: typeof phone) =>
    again.editorOf({ headers: { cookie: `edit=${jar.get('edit')}` } } as IncomingMessage) // nothing else is read
  expect([editorWith(office), editorWith(chen)?.mail]).toEqual([undefined, 'chen@qingsui.example'])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
  provider.state.person = bo
  await office.signIn()
  expect((await me(office)).status).toBe(200)
})

test('the session keeps those groups that the rules of roles name, and ends with other rules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roles-'))
  const rules = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return { ...settings(provider.issuer), EDIT_ROLES: join(folder, name) }
  }
  const one = rules('one.yaml', '- { who: [ir-team, bo@qingsui.example], places: [announcement] }')
  await withOther(one, async () => {
    provider.state.person = { ...bo, groups: ['publishers', 'staff', 'ir-team'] }
    const { jar, signIn } = createBrowser()
    await signIn()
    const request = { headers: { cookie: `edit=${jar.get('edit')}` } } as IncomingMessage // nothing else is read
    expect(served.signIn.editorOf(request)).toMatchObject({ role: 'publisher', groups: ['ir-team'] })
    const other = rules('two.yaml', "- { who: ['*'] }")
    const later = chooseSignIn(readSettings({ ...other, EDIT_DIR: served.place.data }), Buffer.alloc(32, 7))
    expect(later.editorOf(request)).toBeUndefined()
  })
  rmSync(folder, { recursive: true })
})

test('who signs in, is sent away and signs out stands in the log', async () => {
  const before = served.place.logged.length
  const browser = createBrowser()
  await browser.signIn()
  const { csrf } = await me(browser)
  await browser.ask('/api/publish', { method: 'POST', payload: {}, headers: { origin } })
  await browser.ask('/api/sign-out', { method: 'POST', payload: {}, headers: { origin, 'x-csrf': csrf } })
  provider.state.person = { ...bo, groups: [] }
  await createBrowser().signIn()
  provider.state.person = { ...bo, email_verified: false }
  await createBrowser().signIn()
  await createBrowser().ask('/sign-in/back?code=a&state=b')
  expect(served.place.logged.slice(before)).toEqual([
    'edit: signed in: bo@qingsui.example as publisher',
    'edit: refused: POST /api/publish by bo@qingsui.example: forbidden',
    'edit: signed out: bo@qingsui.example',
    'edit: not signed in: noRole bo@qingsui.example',
    'edit: not signed in: noMail',
    'edit: not signed in: signInExpired',
  ])
})

test('where the settings ask how somebody proved who he is, the provider is asked, and its token must say so', async () => {
  await withOther({ ...settings(forger.issuer), EDIT_OIDC_ACR: 'urn:two, urn:key' }, async () => {
    forger.state.isForeign = false
    for (const [acr, status] of [
      ['urn:key', 303],
      ['urn:two', 303],
      ['urn:password', 403],
      [undefined, 403],
    ] as const) {
      const browser = createBrowser()
      const led = new URL(String((await browser.ask('/sign-in')).headers.location)).searchParams
      expect(led.get('acr_values')).toBe('urn:two urn:key')
      forger.state.nonce = led.get('nonce') ?? ''
      forger.state.claims = { email: 'bo@qingsui.example', groups: ['publishers'], acr }
      const back = await browser.ask(`/sign-in/back?code=a&state=${led.get('state')}`)
      expect(back.statusCode, acr).toBe(status)
      if (status === 403) expect(back.body).toContain('did not let you in')
    }
  })
})

test('nothing in an address leads elsewhere', async () => {
  const browser = createBrowser()
  for (const url of [
    '/sign-in?to=https://evil.example',
    '/sign-in?//evil.example',
    '/sign-in?again&return=//evil.example',
  ]) {
    expect(new URL(String((await browser.ask(url)).headers.location)).origin).toBe(provider.issuer)
  }
  const back = await browser.atProvider(String((await browser.ask('/sign-in')).headers.location))
  expect((await browser.ask(`${back}&to=https://evil.example`)).headers.location).toBe('/')
  expect((await browser.ask('/sign-in', { headers: { host: 'evil.example' } })).statusCode).toBe(403)
})

test('over TLS no other host of the domain can set the cookies', async () => {
  const signIn = choose({
    EDIT_ORIGIN: 'https://edit.qingsui.example',
    EDIT_HOST: '0.0.0.0',
    EDIT_OIDC_ISSUER: provider.issuer,
  })
  const answer = await signIn.answer?.({ method: 'GET', url: '/sign-in' } as IncomingMessage) // nothing else is read
  expect(answer?.cookies).toEqual([expect.stringMatching(/^__Host-edit-sign-in=.*; Path=\/; Max-Age=600; Secure$/)])
  expect(signIn.leave?.({ name: 'Bo Li', mail: 'bo@qingsui.example', role: 'writer' }).cookies).toEqual([
    expect.stringMatching(/^__Host-edit=; .*; Secure$/),
  ])
})

const choose = (more: Record<string, string>) => {
  const given = { ...settings('https://login.qingsui.example'), EDIT_DIR: served.place.data, ...more }
  return chooseSignIn(readSettings(given), Buffer.alloc(32))
}

test.each([
  [{ EDIT_OIDC_CLIENT_ID: '' }, 'oidcNeeds', ['EDIT_OIDC_CLIENT_ID']],
  [{ EDIT_ORIGIN: '' }, 'oidcNeeds', ['EDIT_ORIGIN']],
  [{ EDIT_OIDC_PUBLISHERS: '' }, 'oidcNeeds', ['EDIT_OIDC_PUBLISHERS']],
  [{ EDIT_ORIGIN: 'http://edit.qingsui.example' }, 'needsTls', ['EDIT_ORIGIN']],
  [{ EDIT_OIDC_ISSUER: 'http://login.qingsui.example' }, 'needsTls', ['EDIT_OIDC_ISSUER']],
  [{ EDIT_PROXY_HEADER: 'x-auth-mail' }, 'twoSignIns', []],
])('with %j the program does not start', (more, reason, names) => {
  expect(() => choose(more)).toThrow(expect.objectContaining({ reason, names }))
})

test.each([
  ['of another issuer', { iss: 'https://login.evil.example' }],
  ['for another program', { aud: 'another-program' }],
  ['for another program too, which is meant', { aud: [clientId, 'another-program'], azp: 'another-program' }],
  ['that is over', { exp: Math.floor(Date.now() / 1_000) - 120 }],
  ['without a nonce', { nonce: undefined }],
  ['of another nonce', { nonce: 'another' }],
  ['that somebody else signed', 'foreign'],
] as const)('a token %s signs nobody in', async (_what, claims) => {
  const signIn = async (changed: object) => {
    const browser = createBrowser()
    const led = new URL(String((await browser.ask('/sign-in')).headers.location)).searchParams
    forger.state.nonce = led.get('nonce') ?? ''
    forger.state.claims = { email: 'bo@qingsui.example', groups: ['publishers'], ...changed }
    return (await browser.ask(`/sign-in/back?code=a&state=${led.get('state')}`)).statusCode
  }
  await withOther(settings(forger.issuer), async () => {
    forger.state.isForeign = false
    expect(await signIn({})).toBe(303)
    forger.state.isForeign = claims === 'foreign'
    expect(await signIn(claims === 'foreign' ? {} : claims)).toBe(403)
  })
})
