import type { FastifyInstance } from 'fastify'
import { isProblem } from '../content/problems.ts'
import type { SiteStore } from '../site.ts'

/** `/healthz`: the process answers. `/readyz`: content and all pictures are there; names the revision. `/openapi.json`: the contract. */
export function healthRoutes(app: FastifyInstance, site: SiteStore) {
  const schema = { hide: true }
  app.get('/healthz', { schema }, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', { schema }, (_request, reply) => {
    const pictures = site.pictures.progress
    const ready = pictures.done === pictures.total
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503)
    const problems = site.problems.filter(isProblem).length // how many; the log and the editors' program say which
    return reply.send({ ready, revision: site.content.revision, pictures, problems })
  })
  app.get('/openapi.json', { schema }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(app.swagger()),
  )
}
