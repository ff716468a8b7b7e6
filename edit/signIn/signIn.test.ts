import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { serve } from '../testing/served.ts'
import { chooseSignIn } from './signIn.ts'

const secret = Buffer.alloc(32, 7)
const proxied = {
  EDIT_HOST: '0.0.0.0',
  EDIT_ORIGIN: 'https://edit.qingsui.example',
  EDIT_PROXY_HEADER: 'X-Auth-Mail',
  EDIT_PROXY_NAME_HEADER: 'X-Auth-Name',
  EDIT_PROXY_ADDRESSES: '10.0.0.7, ::1',
  EDIT_PUBLISHERS: 'bo@qingsui.example,Chen@Qingsui.example',
}
const choose = (env: Record<string, string>) => chooseSignIn(readSettings(env), secret)

/** A request with headers as they were sent: each value of a name on a line of its own. */
const request = (remoteAddress: string, headers: Record<string, string[]>) => {
  const rawHeaders = Object.entries(headers).flatMap(([name, values]) => values.flatMap((value) => [name, value]))
  return { socket: { remoteAddress }, rawHeaders, headers: {} } as unknown as IncomingMessage // nothing else is read
}

test.each(['0.0.0.0', '::', '192.168.1.5', 'edit.qingsui.example', '127.0.0.1.example', ''])(
  'at host %j the program starts only with a way to sign in',
  (EDIT_HOST) => {
    if (EDIT_HOST === '') return expect(() => choose({ EDIT_HOST })).not.toThrow() // the default is loopback
    expect(() => choose({ EDIT_HOST })).toThrow(expect.objectContaining({ reason: 'noSignIn', names: [EDIT_HOST] }))
  },
)

test('on loopback one person may publish, under the name that the settings or Git know', () => {
  for (const EDIT_HOST of ['127.0.0.1', '127.0.0.9', 'localhost', '::1'])
    expect(() => choose({ EDIT_HOST })).not.toThrow()
  const signIn = choose({ EDIT_NAME: '安宁', EDIT_MAIL: 'An@Qingsui.example' })
  const headers = signIn.enter?.({ url: new URL(signIn.address(80)).search } as IncomingMessage) // nothing else is read
  const cookie = headers?.['set-cookie']?.split(';')[0]
  expect(signIn.editorOf({ headers: { cookie } } as IncomingMessage)).toEqual({
    name: '安宁',
    mail: 'an@qingsui.example',
    role: 'publisher',
  })
})

test.each(['EDIT_ORIGIN', 'EDIT_PROXY_ADDRESSES', 'EDIT_PUBLISHERS'])('behind a proxy %s must be set', (name) => {
  expect(() => choose({ ...proxied, [name]: '' })).toThrow(
    expect.objectContaining({ reason: 'proxyNeeds', names: [name] }),
  )
})

test('a proxy says who signed in, and the settings who publishes', () => {
  const { editorOf } = choose(proxied)
  const mail = (value: string) => request('10.0.0.7', { 'x-auth-mail': [value] })
  expect(editorOf(mail('Bo@Qingsui.example'))).toMatchObject({ mail: 'bo@qingsui.example', role: 'publisher' })
  expect(editorOf(mail('chen@qingsui.example'))).toMatchObject({ role: 'publisher' })
  expect(editorOf(mail('an@qingsui.example'))).toMatchObject({ name: 'an@qingsui.example', role: 'writer' })
  expect(editorOf(request('::ffff:10.0.0.7', { 'x-auth-mail': ['an@qingsui.example'] }))).toBeDefined()
  const named = (name: string) =>
    editorOf(request('::1', { 'x-auth-mail': ['an@qingsui.example'], 'x-auth-name': [name] }))?.name
  expect(named(Buffer.from('安宁').toString('latin1'))).toBe('安宁')
  expect(named('%E5%AE%89%E5%AE%81')).toBe('安宁')
  expect(named('A <x>\n%')).toBe('A x%')
})

test('nobody else’s word about who he is counts', () => {
  const { editorOf } = choose(proxied)
  const headers = { 'x-auth-mail': ['bo@qingsui.example'], 'x-forwarded-for': ['10.0.0.7'] }
  for (const address of ['10.0.0.8', '127.0.0.1', '', '::ffff:10.0.0.8'])
    expect(editorOf(request(address, headers)), address).toBeUndefined()
  for (const values of [
    [],
    [''],
    ['bo'],
    ['an@qingsui.example', 'bo@qingsui.example'],
    ['an@qingsui.example,bo@qingsui.example'],
    ['bo@qingsui.example\nx'],
  ]) {
    expect(editorOf(request('10.0.0.7', { 'x-auth-mail': values })), values.join()).toBeUndefined()
  }
})

test('over HTTP: a writer saves, a publisher publishes, a stranger gets nothing', async () => {
  const served = await serve({ ...proxied, EDIT_PROXY_ADDRESSES: '10.0.0.7' })
  const from = (remoteAddress: string, mail: string) => ({
    remoteAddress,
    headers: {
      host: 'edit.qingsui.example',
      origin: 'https://edit.qingsui.example',
      'x-auth-mail': mail,
      'x-csrf': served.csrf(mail),
      'accept-language': 'en',
    },
  })
  const call = async (who: ReturnType<typeof from>, url: string, payload?: object) => {
    const { statusCode, body } = await served.app.inject({
      url,
      method: payload ? 'POST' : 'GET',
      ...who,
      ...(payload && { payload }),
    })
    return [statusCode, JSON.parse(body).error]
  }
  const [an, bo] = [from('10.0.0.7', 'an@qingsui.example'), from('10.0.0.7', 'bo@qingsui.example')]
  const version = (await served.repository.read('news/a.yaml'))?.version ?? null
  const item = { kind: 'news', id: 'a', data: 1, versions: { 'news/a.yaml': version } }
  const news = { items: [{ kind: 'news', id: 'a' }] }
  expect(await call(from('10.0.0.8', 'bo@qingsui.example'), '/api/me')).toEqual([401, 'signIn'])
  expect(await call(from('10.0.0.8', 'bo@qingsui.example'), '/api/publish', news)).toEqual([401, 'signIn'])
  expect(await call({ ...an, headers: { ...an.headers, host: '10.0.0.5:8120' } }, '/api/me').catch(() => 'empty')).toBe(
    'empty',
  )
  expect(await call(an, '/api/item', item)).toEqual([200, undefined])
  expect(await call(an, '/api/publish', news)).toEqual([403, 'publishersOnly'])
  const { revision = '' } = (await served.repository.history(['news/a.yaml']))[0] ?? {}
  expect(await call(an, '/api/undo', { revision })).toEqual([403, 'publishersOnly'])
  const publisher = { ...an, headers: { ...an.headers, 'x-csrf': served.csrf('bo@qingsui.example') } }
  expect(await call(publisher, '/api/item', item)).toEqual([403, 'forbidden'])
  expect(await call(bo, '/api/publish', news)).toEqual([200, undefined])
  expect(served.place.text('news/a.yaml')).toBe('1')
  expect((await served.app.inject({ url: '/?token=x', ...from('10.0.0.8', '') })).statusCode).toBe(401)
  await served.close()
})
