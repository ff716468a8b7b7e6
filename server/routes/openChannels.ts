import type { FastifyRequest } from 'fastify'
import { type ServerChannel, type ServerKeys, takingOn } from '../complaints/keys.ts'
import { isLoopback } from '../complaints/loopback.ts'
import { channelIds } from '../content/channelIds.ts'
import type { Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'

/**
 * The channels of the content that take reports from who asks here. Trial keys are for this machine: asked under any other name, or through a proxy,
 * the site has none of them, unless the settings name its public address as well.
 */
export function openChannels(
  { keys, today }: { keys: ServerKeys; today: () => string },
  { content }: Pick<SiteStore, 'content'>,
  request: FastifyRequest,
  { origin }: Pick<Settings, 'origin'>,
): readonly ServerChannel[] {
  const isLocal = isLoopback(request.hostname) && !isForwarded(request)
  if (keys.trial && origin === '' && !isLocal) return []
  const ids = channelIds(content)
  return takingOn(keys.channels, today()).filter(({ id }) => ids.has(id))
}

/** Whether a proxy says that it stands before this server. */
const isForwarded = ({ headers }: FastifyRequest) =>
  ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers)
