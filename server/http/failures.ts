import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { localeOf } from '#contract/languages.ts'
import { type MessageName, message } from '#contract/messages.ts'
import { type Lang, langOf } from '#contract/paths.ts'
import { HttpError, parameterError } from '../httpError.ts'

/** The language of a request: the `lang` header, which `speakLanguagesOf` has made one of the site's; else Chinese. */
export const requestLang = (request: FastifyRequest): Lang => langOf(request.headers.lang)

/** A text and no object: this is the one shape of all failures, whatever a route says of its answers. */
const sendEnvelope = (reply: FastifyReply, status: number, msg: string, data?: unknown) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: status, msg, data }))

/** The one shape of every failed call. Nothing from inside leaks: an unforeseen error is given to `tell` and told in general words. */
export function sendFailure(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
  tell: (error: Error) => void = (error) => request.log.error(error),
) {
  const lang = requestLang(request)
  reply.header('content-language', localeOf(lang)).header('vary', 'lang')
  if (error instanceof HttpError) return sendEnvelope(reply, error.status, error.in(lang), error.data)
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { instancePath = '', params } = error.validation[0] ?? {}
    const path = instancePath.split('/').filter(Boolean)
    const [unknown] = (params?.keys ?? []) as string[] // of an unrecognized key alone
    if (error.validationContext === 'querystring') {
      return sendEnvelope(reply, 400, parameterError(path, unknown, request.query).in(lang))
    }
    return sendEnvelope(reply, 400, message('wrongField', lang, { name: unknown ?? (path.join('.') || 'body') }))
  }
  switch (error.code) {
    case 'FST_ERR_BAD_URL':
      return sendEnvelope(reply, 400, message('brokenAddress', lang))
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return sendEnvelope(reply, 400, message('brokenBody', lang))
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return sendEnvelope(reply, 415, message('badRequest', lang))
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return sendEnvelope(reply, 413, message('tooLarge', lang))
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return sendEnvelope(reply, status, message('badRequest', lang))
  tell(error)
  return sendEnvelope(reply, 500, message('internal', lang))
}

/** Answers to what never became a request, by its error code. */
const connectionErrors: Record<string, { status: number; name: MessageName }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, name: 'tooSlow' },
  HPE_HEADER_OVERFLOW: { status: 431, name: 'tooLarge' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, name: 'tooLarge' },
}

/** The same shape for what is no request of HTTP, or never came to its end; its language can stand in the raw bytes alone. */
export function sendBroken(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const { status, name } = connectionErrors[error.code] ?? { status: 400, name: 'badRequest' }
  const lang = /^lang: *en *\r?$/im.test(String(error.rawPacket ?? '')) ? 'en' : 'zh'
  const body = JSON.stringify({ code: status, msg: message(name, lang) })
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
  // Not at once: what is still on its way would break the connection before the answer is read.
  setTimeout(() => socket.destroy(), 1_000).unref()
}
