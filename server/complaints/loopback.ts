/** Whether a host's name or address can be reached from this machine alone. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
