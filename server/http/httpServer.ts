import { createServer, type RequestListener } from 'node:http'
import type { Settings } from '../settings.ts'

export type ConnectionLimits = Pick<
  Settings,
  'connectionTimeout' | 'headersTimeout' | 'requestTimeout' | 'maxConnections'
>

/** Milliseconds that a connection waits for its next request: longer than the proxies in front do. */
const keepAliveTimeout = 72_000

/** A server that lets go of connections that say nothing, or come to no end, and takes no more than it can hold. */
export function createHttpServer(limits: ConnectionLimits, handle?: RequestListener) {
  const [headersTimeout, requestTimeout] = [limits.headersTimeout * 1_000, limits.requestTimeout * 1_000]
  const connectionsCheckingInterval = Math.min(30_000, headersTimeout, requestTimeout)
  const server = createServer({ keepAliveTimeout, headersTimeout, requestTimeout, connectionsCheckingInterval }, handle)
  server.setTimeout(limits.connectionTimeout * 1_000)
  server.maxConnections = limits.maxConnections
  return server
}
