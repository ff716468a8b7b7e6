import { isLoopback } from './loopback.ts'

/**
 * The addresses, one for each host, of a PostgreSQL that stands on several: `postgres://user:password@one:5432,two:5432/database`, as
 * libpq reads it.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => before + host + after)
}

/**
 * The address with TLS demanded, and the server's certificate checked, where it says nothing of it: reports are sealed, but what is
 * asked of the database tells when somebody was here. On this machine, and by a socket, there is nobody to listen.
 */
export function withTls(url: string): string {
  const places = addressesOf(url).map((address) => new URL(address))
  const isSaid = places.some(({ searchParams }) => ['sslmode', 'ssl', 'host'].some((name) => searchParams.has(name)))
  if (isSaid || places.every(({ hostname }) => hostname === '' || isLoopback(hostname))) return url
  return `${url}${url.includes('?') ? '&' : '?'}sslmode=verify-full`
}

/** Hosts and database of an address, for people: `one:5432,two:5432/database`. */
export const placeOf = (url: string): string => /^\w+:\/\/(?:[^/?#]*@)?([^?#]*)/.exec(url)?.[1] ?? ''

/** The password apart from the rest of an address, of one host or of several. */
export function withoutPassword(url: string): { address: string; password: string | undefined } {
  const [, before = '', password, after = ''] = /^(\w+:\/\/[^:/?#]*):([^/?#]*)(@.*)$/s.exec(url) ?? []
  if (password === undefined) return { address: url, password }
  return { address: before + after, password: decodeURIComponent(password) }
}
