import swagger from '@fastify/swagger'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { calls } from '#contract/api.ts'
import { type CallName, callPath } from '#contract/paths.ts'
import { rootOfDocuments } from './complaints/keys.ts'
import type { ComplaintService } from './complaints/service.ts'
import type { FollowedState } from './content/followedContent.ts'
import { allowOrigins } from './http/cors.ts'
import type { DrainableServer } from './http/drainableServer.ts'
import { sendBroken, sendFailure } from './http/failures.ts'
import { sendSecurityHeaders } from './http/headers.ts'
import { createHttpServer } from './http/httpServer.ts'
import { warnOfProxy } from './http/proxyWarning.ts'
import { cacheResponses } from './http/responseCache.ts'
import { speakLanguagesOf } from './http/siteLanguage.ts'
import { HttpError } from './httpError.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import type { SsrBundle } from './render/ssrBundle.ts'
import { apiRoutes } from './routes/api.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { complaintRoutes } from './routes/complaints.ts'
import { contentHookRoutes } from './routes/contentHook.ts'
import { deskRoutes } from './routes/desk.ts'
import { feedRoutes } from './routes/feeds.ts'
import { fileRoutes } from './routes/files.ts'
import { healthRoutes } from './routes/health.ts'
import { pageRoutes } from './routes/pages.ts'
import { sitemapRoutes } from './routes/sitemap.ts'
import { readableUrl } from './routes/typedAddress.ts'
import { uploadRoutes } from './routes/uploads.ts'
import type { Settings } from './settings.ts'
import type { SiteStore } from './site.ts'
import type { Tracker } from './tracker.ts'

interface AppOptions {
  settings: Settings
  site: SiteStore
  logger?: FastifyServerOptions['logger']
  /** In its place, one that is there already. */
  loggerInstance?: FastifyBaseLogger
  /** What the build made to render pages. Without it only the API is served (development, tests of the API). */
  bundle?: SsrBundle
  /** The operator's own, if there is one. */
  tracker?: Tracker | undefined
  /** Pictures, films and built files; on by default where pages are. */
  withFiles?: boolean
  /** A server that listens already and answers itself while the site is opened: it is handed over when the app is ready. */
  server?: DrainableServer
  /** The repository that the content comes from, if it does. */
  git?: FollowedState | undefined
  /** Whether it should be sent visitors; by default once its pictures are prepared. */
  readiness?: Readiness
  /** How the repository of the content tells that there is something new. Without it the route does not exist. */
  contentHook?: { secret: string; ask(): void } | undefined
  /** Store, keys and limits of the sealed complaint. Without them its calls do not exist. */
  complaints?: ComplaintService
  /** Adds what must stand before everything else: hooks and routes of a program that serves the site within itself. */
  extend?: (app: FastifyInstance) => void
}

/** Builds the server; it does not listen. Everything it needs is passed in. */
export async function buildApp({
  settings,
  site,
  logger = false,
  loggerInstance,
  bundle,
  tracker,
  withFiles = bundle !== undefined,
  git,
  contentHook,
  complaints,
  server,
  readiness = createReadiness(site, () => server?.isDraining ?? false),
  extend,
}: AppOptions) {
  const app = Fastify({
    ...(loggerInstance ? { loggerInstance } : { logger }),
    serverFactory: (handle) => server?.server ?? createHttpServer(settings, handle),
    return503OnClosing: false, // what came before the port was closed is answered
    // The specification's addresses may hold a doubled slash after /api.
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: sendBroken,
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
  })
  checkBySchemas(app)

  extend?.(app)
  speakLanguagesOf(app, () => site.content.languages) // before the cache, which knows answers by it
  const cache = cacheResponses(app)
  site.onSwap(() => cache.clear())
  app.decorate('responseCache', cache)
  if (git) nameRevision(app, git, site)
  await sendSecurityHeaders(app, settings)
  warnOfProxy(app, settings)
  allowOrigins(app, settings)
  await describeCalls(app)
  await app.register(async (scope) => {
    apiRoutes(scope, site, settings.sitePrefix)
    healthRoutes(scope, site, { complaints, git, readiness })
    feedRoutes(scope, site, settings)
    sitemapRoutes(scope, site, settings)
    calendarRoutes(scope, site, settings)
    if (withFiles) await fileRoutes(scope, site, settings)
    if (bundle) {
      pageRoutes(scope, site, settings, bundle, { tracker, keys: complaints?.keys ?? (await exportedKeys(settings)) })
    }
  })

  // Scopes of their own: what is set for these calls holds for no other.
  if (contentHook) await app.register(async (scope) => contentHookRoutes(scope, contentHook))
  if (complaints) await receiveComplaints(app, site, complaints, settings)

  refuseUnknownCalls(app, settings)
  if (server) await handOver(server, app)
  return app
}

/** Requests and answers are checked by the contract; what fails is said in the one shape of failures. */
function checkBySchemas(app: FastifyInstance) {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error: FastifyError, request, reply) => sendFailure(error, request, reply))
}

/** OpenAPI, of what the routes say of themselves. */
const describeCalls = (app: FastifyInstance) =>
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Corporate website calls',
        version: '1',
        description: 'Every call answers `{ code, msg, data }`.',
      },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  })

/** Reports, their files, and the officers' desk. */
async function receiveComplaints(
  app: FastifyInstance,
  site: SiteStore,
  complaints: ComplaintService,
  settings: Settings,
) {
  await app.register(async (scope) => complaintRoutes(scope, site, complaints, settings))
  await app.register(async (scope) => uploadRoutes(scope, complaints, settings))
  await app.register(async (scope) => deskRoutes(scope, complaints, settings))
}

/** What is no call, or no GET of one. */
function refuseUnknownCalls(app: FastifyInstance, settings: Settings) {
  const getPaths = new Set((Object.keys(calls) as CallName[]).map((name) => callPath(name, settings.sitePrefix)))
  app.setNotFoundHandler((request, reply) => {
    const path = (request.url.split('?')[0] ?? '').replace(/\/{2,}/g, '/')
    if (!getPaths.has(path)) return sendFailure(new HttpError(404, 'unknownCall', { path }), request, reply)
    reply.header('allow', 'GET, HEAD')
    return sendFailure(new HttpError(405, 'wrongMethod', { allowed: 'GET' }), request, reply)
  })
  // Unknown calls must not fall through to the documents.
  for (const path of ['/api', '/api/*']) {
    app.all(path, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  }
}

/** What documents say of keys where another server takes their reports. */
const exportedKeys = async (settings: Settings) => settings.exported && (await rootOfDocuments(settings))

/** Each answer says of which revision it is: after those of the cache, which holds answers longer than a revision that changes nothing. */
function nameRevision(app: FastifyInstance, { revisionIn }: FollowedState, site: SiteStore) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('content-revision', revisionIn(site.folder))
    done(null, payload)
  })
}

/** From here on all requests of a listening server are the app's; it is closed with the app. */
async function handOver(server: DrainableServer, app: FastifyInstance) {
  app.addHook('preClose', () => server.close())
  await app.ready()
  server.answerWith(app.routing)
}
