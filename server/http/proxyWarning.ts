import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

const hour = 3_600_000

/**
 * Says so, at first sight and then hourly, when requests come through a proxy that the settings do not know: then all visitors have one
 * address, and share the limits of the misconduct report.
 */
export function warnOfProxy(app: FastifyInstance, { trustedProxies }: Settings, now = Date.now) {
  if (trustedProxies > 0) return
  let told = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined && now() - told >= hour) {
      told = now()
      app.log.warn(
        'requests come through a proxy, but TRUSTED_PROXIES is 0: all visitors count as one. See docs/operating.md',
      )
    }
    done()
  })
}
