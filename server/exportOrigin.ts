import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import { type CallName, callPath, complaintPaths } from '#contract/paths.ts'
import type { Settings } from './settings.ts'

/** How long a browser may remember what it was allowed, in seconds. */
const remembered = 86_400

/**
 * Lets the pages of an export at `EXPORT_ORIGIN` make this server's GET calls and those of the sealed report, without cookies; no
 * other page may, and nothing else of this server. The origin is always the same, so answers are kept and sent as ever.
 */
export function allowExport(app: FastifyInstance, { exportOrigin, sitePrefix }: Settings) {
  if (exportOrigin === '') return
  const methods = new Map([
    ...(Object.keys(calls) as CallName[]).map((name) => [callPath(name, sitePrefix), 'GET'] as const),
    ...Object.values(complaintPaths).map((path) => [path, 'POST'] as const),
    [complaintPaths.channels, 'GET'],
  ])
  app.addHook('onRequest', (request, reply, done) => {
    if (methods.has(request.routeOptions.url ?? '')) reply.header('access-control-allow-origin', exportOrigin)
    done()
  })
  for (const [path, method] of methods) {
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
