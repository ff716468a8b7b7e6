import { basename, join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notices } from '#contract/routes.ts'
import { keepAssets } from '../http/keptAssets.ts'
import { drawingPolicy } from '../securityPolicy.ts'
import type { Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'

const forEver = { maxAge: '1y', immutable: true, index: false, decorateReply: false } as const

/** A drawing is text, and says of which characters. */
const drawingType = 'image/svg+xml; charset=utf-8'

/** Built files and prepared pictures carry a hash in their names and stay for ever; films are asked for again by ETag. */
export async function fileRoutes(app: FastifyInstance, site: SiteStore, settings: Settings) {
  const built = join(settings.dist, 'assets')
  const kept = await keepAssets(built, join(settings.data, 'assets'))
  await app.register(files, { ...forEver, root: [built, kept], prefix: '/assets/', preCompressed: true })
  await app.register(async (scope) => {
    // A picture that is still to be prepared is prepared next; one that cannot be is sent in one size.
    scope.addHook('onRequest', async ({ url }, reply) => {
      const standIn = await site.pictures.need(basename(url.split('?')[0] ?? ''))
      if (standIn) return reply.type(standIn.type).header('cache-control', 'no-cache').send(standIn.bytes)
    })
    await scope.register(files, {
      ...forEver,
      root: join(settings.data, 'pictures'),
      prefix: '/pictures/',
      setHeaders: (reply, path) => {
        if (path.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy).type(drawingType)
      },
      allowedPath: (path) => /\.(avif|webp|svg|png|ico|jpg|webmanifest)$/.test(path),
    })
  })
  await app.register((scope) => mediaRoutes(scope, site))
  await app.register(async (scope) => {
    const setHeaders = (reply: FastifyReply) => void reply.type('text/plain; charset=utf-8')
    await scope.register(files, { serve: false, index: false, maxAge: '1h', setHeaders })
    scope.get(notices, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile('third-party-notices.md', settings.dist),
    )
  })
  // What asks without reading the document first expects it here.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.redirect(site.content.icons.ico))
}

/** Films, PDFs and the like, from the folder that is shown: with Git it is another one after each change. */
async function mediaRoutes(app: FastifyInstance, site: SiteStore) {
  await app.register(files, {
    serve: false,
    index: false,
    maxAge: '1h',
    allowedPath: (path) => /\.(mp4|vtt|pdf|xlsx|csv|ics|zip|woff2)$/.test(path),
  })
  app.get('/media/*', { schema: { hide: true } }, ({ raw }, reply) => {
    // As it was sent: what sends it decodes it, and refuses what leads elsewhere.
    const path = (raw.url ?? '').split('?', 1)[0]?.replace(/^\/+media\//, '') ?? ''
    if (isHiddenPdf(path, site)) return reply.callNotFound()
    return reply.sendFile(path, join(site.folder, 'media'))
  })
}

/** The name of an announcement's PDF can be guessed: before its item is shown, and once that is withdrawn, it is not there. */
function isHiddenPdf(path: string, { content: { pdfs, hidden } }: SiteStore): boolean {
  const name = decoded(path)
  return name.endsWith('.pdf') && (!pdfs.has(name) || hidden.has(name.replace(/\.\w+\.pdf$/, '.yaml')))
}

/** What is no percent-encoding stays as it is: what sends files refuses it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
