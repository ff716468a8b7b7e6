import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False where a number that rises would tell that somebody was here now. */
    isMeasured?: boolean
  }
}

/** Measures how long answers take, by the pattern of their route: no address, no query. */
export function measureRequests(app: FastifyInstance, registry: Registry) {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route, method and class of status. The calls of misconduct reports are not among them.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const { url: route = 'none', config } = routeOptions
    const status = `${Math.floor(statusCode / 100)}xx`
    if (config.isMeasured !== false) seconds.observe({ route, method, status }, elapsedTime / 1_000)
    done()
  })
}
