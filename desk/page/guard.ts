import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Sent with every answer: nothing from elsewhere, nothing inline, nothing kept, nobody's frame. */
export const guardHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  // Not `no-referrer`: a browser would then send `Origin: null` with a form.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Whether a path begins with the token of this run; compared without telling how much of it was right. */
export function hasToken(path: string, token: string): boolean {
  const given = Buffer.from(path.split('/')[1] ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Whether a request was made for this address: another name that points here (DNS rebinding) is refused. */
export const isOurHost = ({ host = '' }: IncomingHttpHeaders, port: number) =>
  host === `127.0.0.1:${port}` || host === `localhost:${port}`

/** Whether a page of this desk sent it. Every browser names the origin of a form that posts. */
export const isOurOrigin = ({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  origin === `http://${host}` && (site === undefined || site === 'same-origin')

/** Whether it came by a link on somebody else's page. */
export const isForeign = ({ 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  site === 'cross-site' || site === 'same-site'
