import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { PictureError } from '#server/content/pictures/pictureError.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import type { ContentAccess } from './content/access.ts'
import { speakSite } from './content/speakSite.ts'
import { EditError, found } from './editError.ts'
import { csrfOf, guard } from './guard.ts'
import { createMediaLibrary } from './media/library.ts'
import { createPresence } from './presence.ts'
import type { Previews } from './preview/previews.ts'
import type { Repository } from './repository/repository.ts'
import { type Notice, openReview } from './review/review.ts'
import { addCall } from './routes/call.ts'
import { langOf, sendFailure, sendSentence } from './routes/failures.ts'
import { itemRoutes } from './routes/items.ts'
import { manyRoutes } from './routes/many.ts'
import { mediaRoutes } from './routes/media.ts'
import { outgoingRoute } from './routes/outgoing.ts'
import { overviewRoutes } from './routes/overviews.ts'
import { pageRoutes } from './routes/page.ts'
import { presenceRoutes } from './routes/presence.ts'
import { previewRoutes } from './routes/preview.ts'
import { previewLinkRoutes } from './routes/previewLinks.ts'
import { publishingRoutes } from './routes/publishing.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { reviewRoutes } from './routes/review.ts'
import type { SignIn } from './signIn/types.ts'

interface ServerOptions {
  repository: Repository
  content: ContentAccess
  signIn: SignIn
  /** Kept between runs; sessions and CSRF tokens follow from it. */
  secret: Buffer
  /** Absolute path of the built page. */
  page: string
  /** Where the public finds the site; empty when not told. */
  siteOrigin?: string
  /** Mails of people who may be asked to look, beside those who have worked here. */
  people?: readonly string[]
  /** Told when somebody is asked to look, or is answered. */
  notify?: (notice: Notice) => void
  /** Missing where they have no address. */
  previews?: Previews | undefined
  log: { error(line: string): void }
}

/** Bytes of JSON that a request may have. */
const mostText = 1_000_000

/** Builds the server of the editors' program; it does not listen. */
export async function buildServer(options: ServerOptions) {
  const { repository, content, signIn, secret, page, siteOrigin = '', previews, log } = options
  const tell = (line: string) => log.error(line)
  const app = Fastify({
    bodyLimit: mostText,
    requestTimeout: 120_000,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply, tell),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain') // what a form of another site could send
  guard(app, signIn, secret, { port: () => portOf(app), log })
  app.setErrorHandler(async (error: FastifyError | EditError | PictureError, request, reply) => {
    // People know items by their titles.
    const spoken = error instanceof EditError ? await content.titlesOf(repository, error.names) : undefined
    return sendFailure(error, request, reply, tell, spoken)
  })
  app.setNotFoundHandler((request, reply) => sendSentence(request, reply, 404, 'notFound'))
  // Whoever saves may change them.
  app.addHook('onRequest', async () => speakSite(repository.folder))
  addCall(app, 'me', (_, request) => {
    const { name, mail, role } = request.editor
    const canPublish = role === 'publisher'
    const canSignOut = signIn.leave !== undefined
    const languages = siteLanguages()
    return {
      name,
      mail,
      role,
      lang: langOf(request),
      languages,
      canPublish,
      canSignOut,
      site: siteOrigin,
      csrf: csrfOf(secret, request.editor),
    }
  })
  addCall(app, 'signOut', (_, { editor }, reply) => {
    const left = found(signIn.leave?.(editor))
    return reply.header('set-cookie', left.cookies).send({ to: left.to })
  })
  const media = createMediaLibrary(repository)
  itemRoutes(app, repository, content)
  overviewRoutes(app, repository, content)
  const presence = createPresence()
  presenceRoutes(app, presence)
  manyRoutes(app, { repository, content, presence })
  quoteRoutes(app, repository)
  const review = openReview(repository, content, options)
  reviewRoutes(app, review)
  publishingRoutes(app, { repository, content, library: media, review })
  outgoingRoute(app, repository, content, media)
  previewRoutes(app, repository, content, previews)
  previewLinkRoutes(app, repository, content, media, previews)
  await app.register(async (scope) => mediaRoutes(scope, repository, media)) // the only routes that take bytes
  await app.register(async (scope) => pageRoutes(scope, page, secret, previews))
  return app
}

/** The port that listens; without one, as in tests, that of an address without a port. */
const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo | null)?.port ?? 80
