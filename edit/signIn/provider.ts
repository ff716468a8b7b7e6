import * as oidc from 'openid-client'
import { EditError } from '../editError.ts'
import type { EditSettings } from '../settings.ts'
import { isLoopback } from '../settings.ts'
import type { SentenceName } from '../words/index.ts'

/** What is kept in the browser while somebody signs in: the answer has to fit it. */
export interface Begun {
  state: string
  nonce: string
  verifier: string
}

/** What the provider says of a person. */
export type Claims = Readonly<Record<string, unknown>>

export interface Provider {
  /** The address at which people sign in. `isAgain` asks them even if they are signed in there. @throws EditError. */
  begin(isAgain: boolean): Promise<{ address: string; begun: Begun }>
  /** Takes the answer with which somebody has come back. @throws EditError. */
  finish(query: string, begun: Begun): Promise<Claims>
}

/** Seconds that the provider may take for an answer, and for which what it says of itself holds. */
const [timeout, fresh] = [10, 3_600]

type Options = Pick<
  EditSettings,
  'origin' | 'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret' | 'oidcScope' | 'oidcClaim' | 'oidcAcr'
>

/** OpenID Connect by `openid-client`: authorization code with PKCE, state and nonce; the signature of the ID token is checked. */
export function openProvider(options: Options): Provider {
  const back = `${options.origin}/sign-in/back`
  let known: { config: oidc.Configuration; at: number } | undefined
  /** Asked when it is needed: the program starts without the provider. */
  async function configuration(): Promise<oidc.Configuration> {
    if (known && Date.now() - known.at < fresh * 1_000) return known.config
    const config = await discover(options).catch((error) => {
      throw new EditError('providerAway', [], detailOf(error))
    })
    known = { config, at: Date.now() }
    return config
  }
  return {
    async begin(isAgain) {
      const config = await configuration()
      const begun = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: back,
        scope: options.oidcScope,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
        ...(isAgain && { prompt: 'login' }),
        ...(options.oidcAcr.length > 0 && { acr_values: options.oidcAcr.join(' ') }),
      })
      return { address: address.href, begun }
    },
    async finish(query, { state, nonce, verifier }) {
      const config = await configuration()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      try {
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${back}?${query}`), checks)
        const claims = tokens.claims()
        if (claims === undefined) throw new Error('no ID token')
        assertStrength(claims.acr, options.oidcAcr)
        if (claims.email !== undefined && claims[options.oidcClaim] !== undefined) return claims
        if (config.serverMetadata().userinfo_endpoint === undefined) return claims
        return { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) }
      } catch (error) {
        if (error instanceof EditError) throw error
        throw new EditError(failingOf(error), [], detailOf(error))
      }
    },
  }
}

/** Held against the ID token, which is signed. @throws EditError. */
function assertStrength(acr: unknown, wanted: readonly string[]) {
  if (wanted.length === 0 || (typeof acr === 'string' && wanted.includes(acr))) return
  throw new EditError('signInRefused', [], 'the token says none of EDIT_OIDC_ACR')
}

async function discover({ oidcIssuer, oidcClientId, oidcClientSecret }: Options): Promise<oidc.Configuration> {
  const issuer = new URL(oidcIssuer)
  // Without TLS on this machine alone, for trying out.
  const isPlain = issuer.protocol === 'http:' && isLoopback(issuer.hostname.replace(/^\[|\]$/g, ''))
  const execute = [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])]
  const options = { execute, timeout }
  const asked = await oidc.discovery(issuer, oidcClientId, undefined, oidc.None(), options)
  if (oidcClientSecret === '') return asked
  const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = asked.serverMetadata()
  const clientAuth = methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(oidcClientSecret)
    : oidc.ClientSecretPost(oidcClientSecret)
  const config = new oidc.Configuration(asked.serverMetadata(), oidcClientId, undefined, clientAuth)
  config.timeout = timeout
  for (const extend of execute) extend(config)
  return config
}

/** Why somebody could not sign in. */
function failingOf(error: unknown): SentenceName {
  if (error instanceof oidc.AuthorizationResponseError) {
    return /^(access_denied|login_required|consent_required|interaction_required)$/.test(error.error)
      ? 'signInRefused'
      : 'signInFailed'
  }
  const { code } = error as { code?: unknown } // of openid-client and of fetch
  return error instanceof TypeError || code === 'OAUTH_TIMEOUT' ? 'providerAway' : 'signInFailed'
}

/** For the log alone: codes and short texts, no tokens. */
function detailOf(error: unknown): string {
  const { message, code, error: name, cause } = error as Record<string, unknown>
  const under = cause instanceof Error ? cause.message : undefined
  return [message, code, name, under].filter((part) => typeof part === 'string').join(', ')
}
