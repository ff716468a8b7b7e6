import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Call } from '../commands/call.ts'
import { DeskError, sentenceOf } from '../deskError.ts'
import { styleSheet } from '../exports/document.ts'
import { html } from '../views/html.ts'
import { act, explained, show } from './answers.ts'
import { guardHeaders, hasToken, isForeign, isOurHost, isOurOrigin } from './guard.ts'
import { layout } from './layout.ts'
import { digestFile } from './screens/digest.ts'
import { failedScreen } from './screens/failed.ts'
import { createSession } from './session.ts'

/** More than anybody types: what is too long gets its sentence and stays as a draft. */
const mostBody = 1024 * 1024
const script = readFileSync(join(import.meta.dirname, 'desk.js'), 'utf8')

export interface Page {
  address: string
  /** An address that leads to the page once: other users of this machine see what a browser is started with. */
  admit(): string
  close(): Promise<void>
}

/** The desk's page on loopback. Its address holds a token that is new for every run. `port` 0 takes any. */
export async function startPage(call: Call, port: number): Promise<Page> {
  const token = randomBytes(24).toString('base64url')
  const base = `/${token}`
  const session = createSession(call)
  const place = { session, call, base }
  const style = styleSheet()
  let admission: string | undefined

  async function get(path: string, query: URLSearchParams, response: ServerResponse): Promise<void> {
    if (path === '/style.css') return send(response, 200, 'text/css', style)
    if (path === '/desk.js') return send(response, 200, 'text/javascript', script)
    if (path === '/digest.csv' && session.desk)
      return digestFile(session, session.desk, query.get('year') ?? '').then(
        (file) => send(response, 200, 'text/csv', file),
        (error) => {
          session.complain(sentenceOf(error, session.words))
          response.writeHead(303, { ...guardHeaders, location: `${base}/digest` }).end()
        },
      )
    const screen = await show(place, path, query).catch(async (error) => {
      session.complain(sentenceOf(await explained(place, error, path), session.words))
      return failedScreen(session, base, path)
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
    const back =
      path.match(/^\/case\/[\w-]{43}/)?.[0] ??
      (/^\/(confirm|strike|restore|unseal|poster)$/.test(path) ? '/keys' : path === '/begin' ? '/log' : '/')
    const next = await act(place, path, form).catch(async (error) => {
      session.complain(sentenceOf(await explained(place, error, path), session.words))
      return back
    })
    if (next === undefined) return send(response, 204, 'text/plain', '')
    if (typeof next === 'object') return send(response, 200, 'text/html', layout(session, base, next))
    response.writeHead(303, { ...guardHeaders, location: `${base}${next}` }).end()
  }

  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    const { pathname, searchParams } =
      URL.parse(request.url ?? '', 'http://desk.invalid') ?? new URL('http://desk.invalid/')
    if (admission && isOurHost(request.headers, port) && hasToken(pathname, admission)) {
      admission = undefined
      return void response.writeHead(303, { ...guardHeaders, location: `${base}/` }).end()
    }
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
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: `${origin}${base}/`,
    admit() {
      admission = randomBytes(24).toString('base64url')
      return `${origin}/${admission}`
    },
    async close() {
      try {
        await session.lock()
      } finally {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
    },
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((done, fail) => {
    server.once('error', (error) => {
      fail('code' in error && error.code === 'EADDRINUSE' ? new DeskError('portTaken', String(port)) : error)
    })
    server.listen(port, '127.0.0.1', done)
  })

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...guardHeaders, 'content-type': `${type}; charset=utf-8` }).end(body)
}

/** A form's fields; `undefined` for anything else or more than 1 MiB. */
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
