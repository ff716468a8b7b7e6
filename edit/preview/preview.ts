import { mkdir, symlink } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Lang } from '#contract/paths.ts'
import { buildApp } from '../../server/app.ts'
import type { Problem } from '../../server/content/problems.ts'
import type { SsrBundle } from '../../server/render/ssrBundle.ts'
import { readSettings } from '../../server/settings.ts'
import { openSite, type SiteStore } from '../../server/site.ts'
import { createQueue } from '../repository/queue.ts'
import { changesPath, reloader } from './reloader.ts'
import { openPreviewTree, type Unsaved } from './tree.ts'

/** The true site over the content as one person is writing it. */
export interface Preview {
  /** Answers a request of that person's browser. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Shows these files as they are being written, on every open page of it. Returns what is wrong with the content as a whole. */
  show(unsaved: Unsaved): Promise<readonly Problem[]>
  /** Takes over what was saved meanwhile in these files. */
  renew(paths: readonly string[]): Promise<void>
  /** Whether there is a page at a path of the site. */
  has(lang: Lang, path: string): boolean
  /** Whether a page of it is open in a browser. */
  isOpen(): boolean
  close(): Promise<void>
}

interface SiteOptions {
  content: string
  /** Where the site keeps what it makes. */
  data: string
  /** Prepared pictures, shared by all previews. */
  pictures: string
  /** The built front end, and what renders its pages. */
  dist: string
  bundle: SsrBundle
}

interface PreviewOptions extends SiteOptions {
  /** The origin that may frame a page that was asked for at a host. */
  editorAt(host: string): string
}

/** Opens the site over a content folder, with what must stand before everything else; it does not listen. `showAll`: drafts too. */
export async function openWithin(
  { content, data, pictures, dist, bundle }: SiteOptions,
  showAll: boolean,
  extend: (app: FastifyInstance, site: SiteStore) => void,
) {
  await mkdir(data, { recursive: true, mode: 0o700 })
  await mkdir(pictures, { recursive: true })
  await symlink(pictures, join(data, 'pictures'), process.platform === 'win32' ? 'junction' : 'dir').catch(onlyExists)
  const settings = { ...readSettings({}), content, data, dist, logLevel: 'silent' as const }
  const log = { info: () => undefined, error: () => undefined } // problems are shown where they are made
  const site = await openSite(settings, log, { showAll, anyDay: true })
  const app = await buildApp({ settings, site, bundle, extend: (app) => extend(app, site) })
  await app.ready()
  return {
    site,
    handle: (request: IncomingMessage, response: ServerResponse) => app.routing(request, response),
    async close() {
      await app.close()
      await site.close()
    },
  }
}

/** Whether a site has a page at a path. */
export function hasPage({ content }: SiteStore, lang: Lang, path: string): boolean {
  const { pages, byId } = content[lang]
  const { pathname, searchParams } = new URL(path, 'http://site')
  return pathname === '/' || pages.has(pathname) || byId.has(searchParams.get('id') ?? pathname.slice(1))
}

/** Opens a preview; it does not listen. */
export async function openPreview({ content, editorAt, ...options }: PreviewOptions): Promise<Preview> {
  const tree = await openPreviewTree(content, join(options.data, 'content'))
  const streams = new Set<NodeJS.WritableStream>()
  const watching = { ...options.bundle, inlineScript: options.bundle.inlineScript + reloader }
  const opened = await openWithin({ ...options, bundle: watching, content: tree.folder }, true, (app, site) => {
    app.addHook('onRequest', async (_request, reply) => {
      // Before the page is made: one that is made anew meanwhile is loaded once more, and none stays old.
      reply.header('server-timing', `revision;desc="${site.content.revision}"`)
    })
    letFrame(app, editorAt)
    tellChanges(app, streams, () => site.content.revision)
  })
  const { site } = opened
  const inTurn = createQueue() // two changes would write the same files
  const reload = async () => {
    if (!(await site.reload())) return
    for (const stream of streams) stream.write(`data: ${site.content.revision}\n\n`)
  }
  return {
    handle: opened.handle,
    show: (unsaved) =>
      inTurn(async () => {
        await tree.show(unsaved)
        await reload()
        return site.problems
      }),
    renew: (paths) =>
      inTurn(async () => {
        await tree.renew(paths)
        await reload()
      }),
    has: (lang, path) => hasPage(site, lang, path),
    isOpen: () => streams.size > 0,
    close: () =>
      inTurn(async () => {
        for (const stream of streams) stream.end()
        await opened.close()
      }),
  }
}

/** Only the editors' page may frame it, and nothing that is being written is kept. */
function letFrame(app: FastifyInstance, editorAt: PreviewOptions['editorAt']) {
  app.addHook('onSend', async ({ headers: { host = '' } }, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    reply.header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${editorAt(host)}`),
    )
    // What the build made and prepared pictures never change: the next look at the page need not fetch them again.
    const isForEver = String(reply.getHeader('cache-control')).includes('immutable')
    reply.header('cache-control', isForEver ? 'private, max-age=31536000, immutable' : 'no-store')
  })
}

/** Serves a stream that says which revision of the content is shown, now and after each change. */
function tellChanges(app: FastifyInstance, streams: Set<NodeJS.WritableStream>, revision: () => string): void {
  app.get(changesPath, { schema: { hide: true } }, (_request, reply) => {
    reply.hijack()
    const { raw } = reply
    // nginx would keep what is said until there is more of it.
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    raw.write(`data: ${revision()}\n\n`)
    streams.add(raw)
    raw.on('close', () => streams.delete(raw))
  })
}

const onlyExists = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EEXIST') throw error
}
