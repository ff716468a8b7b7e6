import type { Settings } from '../settings.ts'
import { isLoopback } from './loopback.ts'

/**
 * Where other machines reach the server, the settings say under which address: reports and requests of desks are bound to it, and what a
 * request says of its host proves nothing.
 * @throws Error with a sentence.
 */
export function assertOrigin({ host, origin }: Pick<Settings, 'host' | 'origin'>) {
  if (isLoopback(host) || origin !== '') return
  throw new Error(
    `HOST=${host} lets other machines reach this server, and SITE_ORIGIN does not say under which address (docs/operating.md).`,
  )
}
