import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/api.ts'
import { type CallName, callPath, complaintPaths } from '#contract/paths.ts'
import type { Settings } from '../settings.ts'

/** How long a browser may remember what it was allowed, in seconds. */
const remembered = 86_400

interface Allowed {
  method: 'GET' | 'POST'
  origins: string[]
}

/**
 * Lets pages of other origins make some of this server's calls, without cookies: those of an export at `EXPORT_ORIGIN` its GET calls
 * and those of the sealed complaint, those of the site at `SITE_ORIGIN` the upload, where this server is its upload host. No other page
 * may, and nothing else of this server. What is kept and sent again has one origin alone, always the same.
 */
export function allowOrigins(app: FastifyInstance, settings: Settings) {
  const allowed = allowedBy(settings)
  app.addHook('onRequest', (request, reply, done) => {
    const origins = allowed.get(request.routeOptions.url ?? '')?.origins
    const own = origins?.find((origin) => origin === request.headers.origin) ?? origins?.[0]
    if (own) reply.header('access-control-allow-origin', own)
    done()
  })
  for (const [path, { method }] of allowed) {
    app.options(path, { schema: { hide: true } }, (_request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'lang, content-type',
          'access-control-max-age': String(remembered),
        })
        .send(),
    )
  }
}

/** The calls that pages of other origins may make, by path. */
function allowedBy({ exportOrigin, origin, sitePrefix }: Settings): Map<string, Allowed> {
  const allowed = new Map<string, Allowed>()
  const allow = (path: string, method: Allowed['method'], from: string) => {
    if (from === '') return
    const { origins } = allowed.get(path) ?? { origins: [] }
    allowed.set(path, { method, origins: [...origins, from] })
  }
  for (const name of Object.keys(calls) as CallName[]) allow(callPath(name, sitePrefix), 'GET', exportOrigin)
  for (const path of Object.values(complaintPaths)) {
    allow(path, path === complaintPaths.channels ? 'GET' : 'POST', exportOrigin)
  }
  allow(complaintPaths.upload, 'POST', origin)
  return allowed
}
