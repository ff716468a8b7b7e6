import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders, securityPolicy } from './policy.ts'

test('the headers of every answer are those that helmet sets for browsers that there are', async () => {
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  })
  app.get('/', () => 'x')
  const { headers } = await app.inject('/')
  const own = new Set(['content-type', 'content-length', 'date', 'connection'])
  const helmets = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))
  expect(securityHeaders).toEqual({ ...helmets, 'content-security-policy': securityPolicy() })
})
