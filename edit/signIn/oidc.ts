import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { EditError } from '../editError.ts'
import type { Editor } from '../repository/types.ts'
import { type EditSettings, isLoopback } from '../settings.ts'
import { editorOf } from './claims.ts'
import { openProvider } from './provider.ts'
import { openSignedOut } from './signedOut.ts'
import { createSigner } from './signedValue.ts'
import type { Answer, SignIn, SignInLog } from './types.ts'

/** Seconds in which somebody has to come back from the provider. */
const longestWay = 600

const editorShape = z.object({
  name: z.string(),
  mail: z.string(),
  role: z.enum(['writer', 'publisher']),
  groups: z.array(z.string()).optional(),
})
const sessionShape = z.object({ editor: editorShape, since: z.number() })
const begunShape = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })

/**
 * People sign in at a provider of OpenID Connect. Who it is stands in a signed cookie, for some hours; here it is kept who has signed
 * out since. `Lax`, so that it comes along when somebody follows a link to us; what changes something is held by origin and token (`guard.ts`).
 * @throws EditError `oidcNeeds`.
 */
export function atProvider(settings: EditSettings, secret: Buffer, log: SignInLog): SignIn {
  assertSettings(settings)
  const { origin, sessionHours, oidcIssuer, oidcClientId, oidcClaim, oidcPublishers, oidcWriters, oidcAcr, roles } =
    settings
  const provider = openProvider(settings)
  // Who had a role by other settings signs in again.
  const held = JSON.stringify([oidcIssuer, oidcClientId, oidcClaim, oidcPublishers, oidcWriters, oidcAcr, roles])
  const sessions = createSigner(secret, `session ${held}`)
  const begins = createSigner(secret, `sign-in ${held}`)
  const signedOut = openSignedOut(join(settings.data, 'signed-out.json'), sessionHours * 3_600, log)
  const { session, begun, cookie } = cookiesOf(origin)

  async function begin(isAgain: boolean): Promise<Answer> {
    const { address, begun: kept } = await provider.begin(isAgain)
    return { to: address, cookies: [cookie(begun, begins.sign(kept, longestWay), longestWay)] }
  }

  async function comeBack(request: IncomingMessage): Promise<Answer> {
    const cookies = [cookie(begun, '', 0)] // it is good once
    const kept = begunShape.safeParse(begins.read(cookieIn(request, begun))).data
    if (!kept) return { sentence: 'signInExpired', status: 400, cookies }
    const editor = editorOf(await provider.finish((request.url ?? '').split('?')[1] ?? '', kept), settings)
    if (editor === 'noMail') return { sentence: 'noMail', status: 403, cookies }
    if ('noRole' in editor) return { sentence: 'noRole', names: [editor.noRole], status: 403, cookies }
    log.info(`edit: signed in: ${editor.mail} as ${editor.role}`)
    const seconds = sessionHours * 3_600
    return {
      to: '/',
      cookies: [...cookies, cookie(session, sessions.sign({ editor, since: Date.now() }, seconds), seconds)],
    }
  }

  /** What the provider says of its failures goes into the log alone. */
  function fail(error: unknown): Answer {
    if (!(error instanceof EditError)) throw error
    log.error(`edit: signing in: ${error.message}`)
    const status = error.reason === 'providerAway' ? 503 : 403
    return { sentence: error.reason, status, cookies: [cookie(begun, '', 0)] }
  }

  function editorIn(request: IncomingMessage): Editor | undefined {
    const { editor, since } = sessionShape.safeParse(sessions.read(cookieIn(request, session))).data ?? {}
    return editor && since !== undefined && !signedOut.isOver(editor.mail, since) ? editor : undefined
  }

  return {
    editorOf: editorIn,
    isOurHost: (host) => host === new URL(origin).host,
    originOf: () => origin,
    entrance: '/sign-in',
    async answer(request) {
      if (request.method !== 'GET') return undefined
      const [path, query] = (request.url ?? '').split('?')
      if (path === '/sign-in') return begin(query === 'again').catch(fail)
      if (path === '/sign-in/back') return comeBack(request).then(noteRefused(log), fail)
      if (path === '/signed-out') return { sentence: 'signedOut', status: 200 }
      return undefined
    },
    leave({ mail }) {
      log.info(`edit: signed out: ${mail}`)
      signedOut.add(mail)
      return { to: '/signed-out', cookies: [cookie(session, '', 0)] }
    },
    address: () => origin,
    sentence: 'signIn',
  }
}

/** Writes down who came back and did not get in, with the name of the sentence. */
const noteRefused = (log: SignInLog) => (answer: Answer) => {
  if ('sentence' in answer) log.info(`edit: not signed in: ${[answer.sentence, ...(answer.names ?? [])].join(' ')}`)
  return answer
}

/** Names of the two cookies, and how one is set. No other host of the same domain can set one that begins with `__Host-`. */
function cookiesOf(origin: string) {
  const isSecure = origin.startsWith('https:')
  const named = (name: string) => (isSecure ? `__Host-${name}` : name)
  return {
    session: named('edit'),
    begun: named('edit-sign-in'),
    cookie: (name: string, value: string, seconds: number) =>
      `${name}=${value}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`,
  }
}

function assertSettings({ origin, oidcIssuer, oidcClientId, oidcPublishers }: EditSettings) {
  const missing = [
    ...(origin === '' ? ['EDIT_ORIGIN'] : []),
    ...(oidcClientId === '' ? ['EDIT_OIDC_CLIENT_ID'] : []),
    ...(oidcPublishers.length === 0 ? ['EDIT_OIDC_PUBLISHERS'] : []),
  ]
  if (missing.length > 0) throw new EditError('oidcNeeds', missing)
  for (const [name, address] of [
    ['EDIT_ORIGIN', origin],
    ['EDIT_OIDC_ISSUER', oidcIssuer],
  ] as const) {
    const { protocol, hostname } = new URL(address)
    if (protocol !== 'https:' && !isLoopback(hostname.replace(/^\[|\]$/g, ''))) throw new EditError('needsTls', [name])
  }
}

/** A cookie that was sent once: of two, one may be somebody else's. */
function cookieIn({ headers }: IncomingMessage, name: string): string {
  const values = (headers.cookie ?? '').split(/; */).filter((pair) => pair.startsWith(`${name}=`))
  return values.length === 1 ? (values[0] ?? '').slice(name.length + 1) : ''
}
