import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Editor } from './repository/types.ts'
import { langOf, refusedLine, sendSentence } from './routes/failures.ts'
import { isSame } from './signIn/loopback.ts'
import { signInPage } from './signIn/signInPage.ts'
import type { Answer, SignIn } from './signIn/types.ts'

/** The policy of an answer; the page's own document may run its styles, and show the preview. */
export const policyOf = ({ nonce = '', frames = "'none'" } = {}) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce && ` 'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** Sent with every answer: nothing from elsewhere, no script in a document, nothing kept, nobody's frame. */
export const guardHeaders = {
  'content-security-policy': policyOf(),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; there in every route. */
    editor: Editor
  }
}

/** What a page has to send with whatever changes something; another for each person, the same after a restart. */
export const csrfOf = (secret: Buffer, { mail }: Editor) =>
  createHmac('sha256', secret).update(`csrf ${mail}`).digest('base64url')

interface Around {
  /** The port that listens. */
  port: () => number
  log: { error(line: string): void }
}

/** Lets nobody to a route who has not signed in, and nothing that another page sent. */
export function guard(app: FastifyInstance, signIn: SignIn, secret: Buffer, { port, log }: Around): void {
  app.decorateRequest('editor', null as unknown as Editor) // set below before any route
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(guardHeaders)
    const { host = '', origin } = request.headers
    // Another name that leads here (DNS rebinding) learns nothing.
    if (!signIn.isOurHost(host, port())) return reply.code(403).send()
    const entrance = request.method === 'GET' && isPage(request) ? signIn.enter?.(request.raw) : undefined
    if (entrance) return reply.headers(entrance).redirect('/', 303)
    const answer = await signIn.answer?.(request.raw)
    if (answer) return sendAnswer(request, reply, answer)
    const editor = signIn.editorOf(request.raw)
    if (!editor && signIn.entrance && isReading(request) && isPage(request)) return reply.redirect(signIn.entrance, 303)
    if (!editor) return sendSentence(request, reply, 401, signIn.sentence)
    const csrf = [request.headers['x-csrf']].flat()[0] ?? ''
    const isOurs = isReading(request)
      ? isFromUs(request.headers) || isOpening(request)
      : origin === signIn.originOf(host) && isFromUs(request.headers) && isSame(csrf, csrfOf(secret, editor))
    request.editor = editor
    if (isOurs) return
    log.error(refusedLine(request, 'forbidden'))
    return sendSentence(request, reply, 403, 'forbidden')
  })
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  if (answer.cookies) reply.header('set-cookie', answer.cookies)
  if ('to' in answer) return reply.redirect(answer.to, 303)
  return reply
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .send(signInPage(answer, langOf(request)))
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
const isPage = ({ url }: FastifyRequest) => url.split('?')[0] === '/'

/** Browsers that do not say it send an origin with what changes something. */
const isFromUs = ({ 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  site === undefined || site === 'same-origin' || site === 'none'

/** A link in a mail, or the way back from where people sign in, opens the page in a window of its own. */
const isOpening = (request: FastifyRequest) =>
  isPage(request) &&
  request.headers['sec-fetch-mode'] === 'navigate' &&
  request.headers['sec-fetch-dest'] === 'document'
