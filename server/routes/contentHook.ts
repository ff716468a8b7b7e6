import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../httpError.ts'

/** Bytes that a call may have. Hosts send more about very large pushes: then the minute brings them. */
const mostBytes = 1024 * 1024

/**
 * `POST /content-hook`: the repository tells that somebody has pushed, signed as GitHub and Gitea do. What it says is not read: where
 * the content comes from is a setting.
 * @param ask looks whether there is something new; many calls may lead to one look
 */
export function contentHookRoutes(app: FastifyInstance, { secret, ask }: { secret: string; ask(): void }) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post<{ Body: Buffer | undefined }>('/content-hook', {
    schema: { hide: true },
    bodyLimit: mostBytes,
    // Before the body is taken: whoever does not sign at all sends nothing.
    onRequest: async ({ headers }) => {
      if (signatureIn(headers) === undefined) throw new HttpError(403, 'notSigned')
    },
    handler: async ({ body, headers }, reply) => {
      const wanted = createHmac('sha256', secret)
        .update(body ?? '')
        .digest()
      if (!timingSafeEqual(signatureIn(headers) ?? Buffer.alloc(wanted.length), wanted))
        throw new HttpError(403, 'notSigned')
      ask()
      return reply.code(202).header('cache-control', 'no-store').send({ code: 202 })
    },
  })
}

/** The 32 bytes of a signature; undefined for any other header. */
function signatureIn({ 'x-hub-signature-256': header }: Record<string, string | string[] | undefined>) {
  const hex = typeof header === 'string' ? header.match(/^sha256=([0-9a-f]{64})$/)?.[1] : undefined
  return hex === undefined ? undefined : Buffer.from(hex, 'hex')
}
