/**
 * The addresses, one for each host, of a PostgreSQL that stands on several: `postgres://user:password@one:5432,two:5432/database`, as
 * libpq reads it.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => before + host + after)
}

/** The password apart from the rest of an address, of one host or of several. */
export function withoutPassword(url: string): { address: string; password: string | undefined } {
  const [, before = '', password, after = ''] = /^(\w+:\/\/[^:/?#]*):([^/?#]*)(@.*)$/s.exec(url) ?? []
  if (password === undefined) return { address: url, password }
  return { address: before + after, password: decodeURIComponent(password) }
}
