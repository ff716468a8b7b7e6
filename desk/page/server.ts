import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { dayInChina } from '#contract/day.ts'
import { isKey64 } from '#sealing/keys.ts'
import { watchChannel } from '../cases/list.ts'
import { caseName } from '../cases/name.ts'
import { deletionFault } from '../cases/news.ts'
import type { Call } from '../commands/call.ts'
import { DeskError, sentenceOf } from '../deskError.ts'
import { styleSheet } from '../exports/document.ts'
import { readSettings } from '../settings.ts'
import { html } from '../views/html.ts'
import { deskActions, entrance, ownActions } from './actions.ts'
import { caseActions, draftOf, isSent } from './caseActions.ts'
import { guardHeaders, hasToken, isForeign, isOurHost, isOurOrigin } from './guard.ts'
import { layout, type Screen } from './layout.ts'
import { caseScreen } from './screens/case.ts'
import { digestFile, digestScreen } from './screens/digest.ts'
import { failedScreen } from './screens/failed.ts'
import { keysScreen } from './screens/keys.ts'
import { logScreen } from './screens/log.ts'
import { movedScreen } from './screens/moved.ts'
import { recoveryScreen } from './screens/recovery.ts'
import { resealScreen } from './screens/reseal.ts'
import { startScreen } from './screens/start.ts'
import { unlockScreen } from './screens/unlock.ts'
import { unplacedScreen } from './screens/unplaced.ts'
import { createSession } from './session.ts'

/** A record's own entry; what objects inherit is none. */
const own = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

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
  const style = styleSheet()
  let admission: string | undefined

  async function show(path: string, query: URLSearchParams): Promise<Screen> {
    session.path = path
    const { ring } = session
    if (!ring) {
      const { server } = await readSettings(call.folder)
      return unlockScreen(session, base, call.folder, server, path, await session.proposed())
    }
    session.touch()
    if (await call.log.isMoved()) {
      return movedScreen(session, base, (await readSettings(call.folder)).server)
    }
    if (path === '/log') return logScreen(session, call, base, query.get('print') ?? '')
    if (path === '/recovery') return recoveryScreen(session, base)
    if (path === '/reseal') return resealScreen(session, base)
    await session.refresh() // the website may name other keys by now
    if (path === '/') return startScreen(session, call, base, Number(query.get('page') ?? 1))
    const { server } = await readSettings(call.folder)
    if (path === '/keys')
      return keysScreen(session, { ring, base, folder: call.folder, server, today: dayInChina(call.now()) })
    const { desk, trouble, words } = session
    if (!desk) {
      const unplaced = unplacedScreen(session, base)
      if (unplaced) return unplaced
      throw trouble ?? new DeskError('locked')
    }
    const [whole] = path.match(/(?<=^\/case\/)[\w-]{43}$/) ?? []
    if (whole && isKey64(whole)) return caseScreen(session, desk, base, whole)
    if (path === '/digest') return digestScreen(session, desk, base, query.get('year') ?? '')
    return { title: words.page.notFound, content: html`<p><a href="${base}/">${words.page.back}</a></p>`, status: 404 }
  }

  /** Does what a form asks and returns where to go, or what to show once; `undefined` for a draft, which goes nowhere. */
  async function act(path: string, form: URLSearchParams): Promise<string | Screen | undefined> {
    const [, whole = '', action = ''] = path.match(/^\/case\/([\w-]{43})\/(\w+)$/) ?? []
    const name = path.slice(1)
    const enter = own(entrance, name)
    if (enter) return enter(session, form, call)
    const isLate = action === 'draft' && isSent(session, whole, form)
    if (whole && isKey64(whole) && !isLate)
      session.drafts.set(whole, { ...session.drafts.get(whole), ...draftOf(form) })
    if (session.ring) session.touch()
    if (action === 'draft') return undefined
    if (!session.ring) throw new DeskError('locked')
    const deed = own(ownActions, name)
    if (deed) return deed(session, form, call)
    if (!session.desk) await session.refresh()
    const { desk, trouble } = session
    if (!desk) throw trouble ?? new DeskError('locked')
    const deskDeed = own(deskActions, name)
    if (deskDeed) return deskDeed(session, desk, form, base, call)
    const caseDeed = own(caseActions, action)
    if (!caseDeed || !isKey64(whole)) throw new DeskError('badRequest')
    return caseDeed({ session, desk, whole, name: caseName(whole), form })
  }

  /** A case that the website has no more: who deleted it, where that is known. */
  async function explained(error: unknown, path: string): Promise<unknown> {
    const [whole] = path.match(/(?<=^\/case\/)[\w-]{43}/) ?? []
    const isGone = error instanceof DeskError && error.reason === 'refused' && error.values[1] === '404'
    const { desk } = session
    if (!isGone || !whole || !desk) return error
    // What the website says of it is proved first.
    const look = async () => {
      await watchChannel(desk)
      return deletionFault(desk, whole)
    }
    return (await look().catch(() => undefined)) ?? error
  }

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
    const screen = await show(path, query).catch(async (error) => {
      session.complain(sentenceOf(await explained(error, path), session.words))
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
    const next = await act(path, form).catch(async (error) => {
      session.complain(sentenceOf(await explained(error, path), session.words))
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
