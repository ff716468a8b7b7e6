import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { EditError } from '../editError.ts'
import type { Editor } from '../repository/types.ts'
import type { EditSettings } from '../settings.ts'
import type { SignIn } from './types.ts'

/**
 * A proxy in front signs people in and says who they are. Its word counts when the connection itself comes from one of its addresses,
 * whatever `X-Forwarded-For` says. @throws EditError `proxyNeeds`.
 */
export function behindProxy(settings: EditSettings): SignIn {
  const { proxyHeader, proxyNameHeader, proxyAddresses, publishers, origin } = settings
  const missing = [
    ...(origin === '' ? ['EDIT_ORIGIN'] : []),
    ...(proxyAddresses.length === 0 ? ['EDIT_PROXY_ADDRESSES'] : []),
    ...(publishers.length === 0 ? ['EDIT_PUBLISHERS'] : []),
  ]
  if (missing.length > 0) throw new EditError('proxyNeeds', missing)
  const addresses = new Set(proxyAddresses.map(plainAddress))
  return {
    editorOf(request): Editor | undefined {
      if (!addresses.has(plainAddress(request.socket.remoteAddress ?? ''))) return undefined
      const mail = mailShape.safeParse(one(request, proxyHeader)).data
      if (mail === undefined) return undefined
      const name = nameIn(one(request, proxyNameHeader) ?? '') || mail
      return { name, mail, role: publishers.includes(mail) ? 'publisher' : 'writer' }
    },
    isOurHost: (host) => host === new URL(origin).host,
    originOf: () => origin,
    address: () => origin,
    sentence: 'signIn',
  }
}

const mailShape = z.email().toLowerCase()

/** An IPv4 address as it is, also where the socket writes it as one of IPv6. */
const plainAddress = (address: string) => address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')

/** A header that was sent once: of two, one may be somebody's own. */
function one({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const isIt = (at: number) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name.toLowerCase()
  const values = rawHeaders.filter((_, at) => isIt(at))
  return values.length === 1 ? values[0] : undefined
}

/** Proxies write names as UTF-8, or percent-encoded. */
function nameIn(value: string): string {
  const text = Buffer.from(value, 'latin1').toString('utf8')
  try {
    return clean(decodeURIComponent(text))
  } catch {
    return clean(text)
  }
}
const clean = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}<>]/gu, '')
    .trim()
    .slice(0, 100)
