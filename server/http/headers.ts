import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { directives } from '../securityPolicy.ts'
import type { Settings } from '../settings.ts'

const options = (hstsSubdomains: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
  referrerPolicy: { policy: 'strict-origin' }, // addresses of pages hold what somebody searches for
  // For Internet Explorer 8 and Flash alone: a document and its headers shall arrive together.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xFrameOptions: false, // `frame-ancestors` says it to every browser that the site is for
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: hstsSubdomains },
})

/** What no page of the site uses, nor what it would frame. */
const permissions = 'camera microphone geolocation accelerometer gyroscope magnetometer display-capture payment usb'
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Sets the security headers of every answer. A response that is kept has them among its own. */
export async function sendSecurityHeaders(app: FastifyInstance, { hstsSubdomains }: Pick<Settings, 'hstsSubdomains'>) {
  await app.register(helmet, options(hstsSubdomains))
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', permissions)
    done()
  })
}

/** The same headers as a table, for what is served by others. */
export async function securityHeaders(settings: Pick<Settings, 'hstsSubdomains'>): Promise<Record<string, string>> {
  const app = Fastify()
  await sendSecurityHeaders(app, settings)
  app.get('/', (_request, reply) => reply.code(204).send())
  const { headers } = await app.inject('/')
  const own = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'connection')
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

/**
 * How long an answer that follows the content may be kept: a shared cache asks again after half a minute, and may show what it has
 * for one minute more while it asks.
 */
export const contentCacheControl = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
