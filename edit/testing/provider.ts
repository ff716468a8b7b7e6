import { createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
// @ts-expect-error The package has no types.
import Provider from 'oidc-provider'

export const clientId = 'editors-program'
export const clientSecret = 'a secret of the editors’ program'.replace('’', '')

async function listen(handle: RequestListener): Promise<{ server: Server; issuer: string }> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export interface Person {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

/** A real provider, at which whoever comes is signed in as `person`. `redirect` is our address. */
export async function startProvider(redirect: string, where: 'userinfo' | 'idToken' = 'userinfo') {
  let handle: RequestListener = () => undefined
  const { server, issuer } = await listen((request, response) => handle(request, response))
  const state = { person: {} as Person, refuses: false, prompts: [] as string[] }
  const client = (id: string) => ({ client_id: id, client_secret: clientSecret, redirect_uris: [redirect] })
  const provider = new Provider(issuer, {
    clients: [client(clientId), client('another-program')],
    claims: { openid: ['sub', 'groups'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: where === 'userinfo',
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['key'] },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...state.person }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }: { oidc: Record<string, { clientId?: string; accountId?: string }> }) {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  const callback: RequestListener = provider.callback()
  handle = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const { prompt } = await provider.interactionDetails(request, response)
    state.prompts.push(prompt.name)
    const result = state.refuses
      ? { error: 'access_denied', error_description: '<b>not today</b>' }
      : { login: { accountId: 'somebody' } }
    return provider.interactionFinished(request, response, result)
  }
  return { issuer, state, close: () => closed(server) }
}

/** A provider that says what it likes: `forge` changes the claims of its ID tokens, and `sign` who signs them. */
export async function startForgingProvider() {
  const keys = ['own', 'foreign'].map(() => generateKeyPairSync('rsa', { modulusLength: 2_048 }))
  const state = { claims: {} as Record<string, unknown>, isForeign: false, nonce: '' }
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { server, issuer } = await listen((request, response) => {
    const send = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration')
      return send({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (request.url === '/jwks')
      return send({ keys: [{ ...keys[0]?.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: '1' }] })
    const seconds = Math.floor(Date.now() / 1_000)
    const claims = { iss: issuer, aud: clientId, sub: 'bo', iat: seconds, exp: seconds + 60, nonce: state.nonce }
    const text = `${encode({ alg: 'RS256', kid: '1' })}.${encode({ ...claims, ...state.claims })}`
    const key = keys[state.isForeign ? 1 : 0]?.privateKey
    const signature = key && createSign('RSA-SHA256').update(text).sign(key).toString('base64url')
    return send({ access_token: 'a', token_type: 'bearer', id_token: `${text}.${signature}` })
  })
  return { issuer, state, close: () => closed(server) }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}
