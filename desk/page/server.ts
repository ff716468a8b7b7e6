import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { isKey64 } from '#sealing/keys.ts'
import { caseName } from '../cases/name.ts'
import type { Call } from '../commands/call.ts'
import { styleSheet } from '../exports/document.ts'
import { Fault, sentenceOf } from '../fault.ts'
import { readSettings } from '../settings.ts'
import { html } from '../views/html.ts'
import { caseActions, confirmKeys, draftOf, entrance } from './actions.ts'
import { guardHeaders, hasToken, isForeign, isOurHost, isOurOrigin } from './guard.ts'
import { layout, type Screen } from './layout.ts'
import { caseScreen } from './screens/case.ts'
import { digestScreen } from './screens/digest.ts'
import { keysScreen } from './screens/keys.ts'
import { listScreen } from './screens/list.ts'
import { logScreen } from './screens/log.ts'
import { unlockScreen } from './screens/unlock.ts'
import { createSession } from './session.ts'

const mostBody = 64 * 1024
const script = readFileSync(join(import.meta.dirname, 'desk.js'), 'utf8')

/** The desk's page on loopback. Its address holds a token that is new for every run. `port` 0 takes any. */
export async function startPage(call: Call, port: number): Promise<{ address: string; close(): Promise<void> }> {
  const token = randomBytes(24).toString('base64url')
  const base = `/${token}`
  const session = createSession(call)
  const style = styleSheet()

  async function show(path: string, query: URLSearchParams): Promise<Screen> {
    const { desk } = session
    session.path = path
    const settings = await readSettings(call.folder)
    if (!desk) return unlockScreen(session, base, call.folder, settings.server, path)
    session.touch()
    if (path === '/log') return logScreen(session, call.log, base, query.get('print') ?? '')
    await desk.renew() // the website may name other keys by now
    const [lookup] = path.match(/(?<=^\/case\/)[\w-]{43}$/) ?? []
    if (lookup && isKey64(lookup)) return caseScreen(session, desk, base, lookup, caseName(lookup))
    if (path === '/') return listScreen(session, desk, base)
    if (path === '/keys') return keysScreen(session, desk, base)
    if (path === '/digest') return digestScreen(session, desk, base, query.get('year') ?? '')
    const { page } = session.words
    return { title: page.notFound, content: html`<p><a href="${base}/">${page.back}</a></p>`, status: 404 }
  }

  /** Does what a form asks and returns where to go; `undefined` for a draft, which goes nowhere. */
  async function act(path: string, form: URLSearchParams): Promise<string | undefined> {
    const [, lookup = '', action = ''] = path.match(/^\/case\/([\w-]{43})\/(\w+)$/) ?? []
    const { desk } = session
    const enter = Object.hasOwn(entrance, path.slice(1)) ? entrance[path.slice(1)] : undefined
    if (enter) return enter(session, form, call)
    if (lookup && isKey64(lookup) && (action === 'reply' || action === 'draft'))
      session.drafts.set(lookup, draftOf(form))
    if (desk) session.touch()
    if (action === 'draft') return undefined
    if (!desk) throw new Fault('locked')
    if (path === '/trust') return confirmKeys(session, desk, form)
    const deed = Object.hasOwn(caseActions, action) ? caseActions[action] : undefined
    if (!deed || !isKey64(lookup)) throw new Fault('badRequest')
    return deed({ session, desk, lookup, name: caseName(lookup), form })
  }

  async function get(path: string, query: URLSearchParams, response: ServerResponse): Promise<void> {
    if (path === '/style.css') return send(response, 200, 'text/css', style)
    if (path === '/desk.js') return send(response, 200, 'text/javascript', script)
    const screen = await show(path, query).catch((error): Screen => {
      session.complain(sentenceOf(error, session.words))
      const { title, page } = session.words
      return { title, content: html`<p><a href="${base}/">${page.back}</a></p>`, status: 502 }
    })
    send(response, screen.status ?? 200, 'text/html', layout(session, base, screen))
  }

  async function post(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await bodyOf(request)
    if (!form || !isOurOrigin(request.headers) || form.get('csrf') !== session.csrf) {
      const { page, faults } = session.words
      session.complain(faults.badRequest)
      return send(response, 403, 'text/html', layout(session, base, { title: page.refusedTitle, content: html`` }))
    }
    const back = path.match(/^\/case\/[\w-]{43}/)?.[0] ?? (path === '/trust' ? '/keys' : '/')
    const next = await act(path, form).catch((error) => {
      session.complain(sentenceOf(error, session.words))
      return back
    })
    if (next === undefined) return send(response, 204, 'text/plain', '')
    response.writeHead(303, { ...guardHeaders, location: `${base}${next}` }).end()
  }

  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    const { pathname, searchParams } =
      URL.parse(request.url ?? '', 'http://desk.invalid') ?? new URL('http://desk.invalid/')
    // Whoever does not know the token learns nothing, not even that a desk is here.
    if (!isOurHost(request.headers, port) || !hasToken(pathname, token)) return send(response, 404, 'text/plain', '')
    if (isForeign(request.headers)) return send(response, 403, 'text/plain', '')
    const path = pathname.slice(base.length) || '/'
    const answered =
      request.method === 'GET'
        ? get(path, searchParams, response)
        : request.method === 'POST'
          ? post(path, request, response)
          : Promise.resolve(send(response, 405, 'text/plain', ''))
    answered.catch(() => response.destroy())
  })
  await listen(server, port)
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}/`,
    async close() {
      await session.lock()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((done, fail) => {
    server.once('error', (error) => {
      fail('code' in error && error.code === 'EADDRINUSE' ? new Fault('portTaken', String(port)) : error)
    })
    server.listen(port, '127.0.0.1', done)
  })

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...guardHeaders, 'content-type': `${type}; charset=utf-8` }).end(body)
}

/** A form's fields; `undefined` for anything else or more than 64 KiB. */
async function bodyOf(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > mostBody) return undefined
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
