import { mkdir, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildApp } from '../../server/app.ts'
import type { Problem } from '../../server/content/problems.ts'
import { openTracker } from '../../server/http/tracker.ts'
import type { SsrBundle } from '../../server/render/ssrBundle.ts'
import { readSettings } from '../../server/settings.ts'
import { openSite } from '../../server/site.ts'
import { openPreviewTree, type Unsaved } from './tree.ts'

/** The true site over the content as it is being written. */
export interface Preview {
  /** Where it is served. */
  origin: string
  /** Shows these files as they are being written, on every open page of it. Returns what is wrong with the content as a whole. */
  show(unsaved: Unsaved): Promise<readonly Problem[]>
  /** Takes over what was saved meanwhile. */
  renew(): Promise<void>
  close(): Promise<void>
}

export interface PreviewOptions {
  /** The saved content. */
  content: string
  /** Where the preview keeps what it makes. */
  data: string
  /** Prepared pictures, shared by all previews. */
  pictures: string
  /** The built front end, and what renders its pages. */
  dist: string
  bundle: SsrBundle
  /** Who may frame it. */
  editor: string
  host?: string
  /** Whether somebody who asks for a page may see what is not published. */
  isAllowed(request: FastifyRequest): boolean
}

const changes = '/_changes'
/** Reloads a page of the preview when the content has changed; the site itself keeps the place. It runs where an operator's tracker would. */
const reloader = `new EventSource('${changes}').onmessage = () => location.reload()\n`

/** Opens a preview on a port of its own. */
export async function openPreview({ host = '127.0.0.1', isAllowed, ...options }: PreviewOptions): Promise<Preview> {
  const { data, pictures, dist, bundle, editor } = options
  await mkdir(data, { recursive: true, mode: 0o700 })
  await mkdir(pictures, { recursive: true })
  await symlink(pictures, join(data, 'pictures'), process.platform === 'win32' ? 'junction' : 'dir').catch(onlyExists)
  await writeFile(join(data, 'tracker.js'), reloader)
  const tree = await openPreviewTree(options.content, join(data, 'content'))
  const settings = { ...readSettings({}), host, port: 0, content: tree.folder, data, dist, logLevel: 'silent' as const }
  const log = { info: () => undefined, error: () => undefined } // problems are shown where they are made
  const site = await openSite(settings, log, { showAll: true })
  const tracker = await openTracker(settings, log)
  let tellAll = () => {}
  const extend = (app: FastifyInstance) => {
    guard(app, editor, isAllowed)
    tellAll = tellChanges(app)
  }
  const app = await buildApp({ settings, site, tracker, bundle, extend })
  await app.listen({ host, port: 0 })
  const { port } = app.server.address() as AddressInfo // listening on a port
  const reload = async () => {
    if (await site.reload()) tellAll()
    return site.problems
  }
  return {
    origin: `http://${host}:${port}`,
    async show(unsaved) {
      await tree.show(unsaved)
      return reload()
    },
    async renew() {
      await tree.renew()
      await reload()
    },
    async close() {
      await app.close()
      await site.close()
    },
  }
}

/** Only the editors' page may frame it, and only who signed in there may see it. */
function guard(app: FastifyInstance, editor: string, isAllowed: PreviewOptions['isAllowed']) {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(request)) return reply.code(403).send({ code: 403, msg: 'forbidden', data: null })
  })
  app.addHook('onSend', async (_request, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${editor}`))
    reply.removeHeader('x-frame-options')
    reply.header('cache-control', 'no-store')
  })
}

/** Serves a stream that says when the content has changed. Returns what says it. */
function tellChanges(app: FastifyInstance): () => void {
  const open = new Set<NodeJS.WritableStream>()
  app.get(changes, { schema: { hide: true } }, (_request, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    raw.write(': open\n\n')
    open.add(raw)
    raw.on('close', () => open.delete(raw))
  })
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
  return () => {
    for (const stream of open) stream.write('data: changed\n\n')
  }
}

const onlyExists = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EEXIST') throw error
}
