import type { FastifyInstance } from 'fastify'
import { readBackupState } from './complaints/backup/backupState.ts'
import type { openComplaintService } from './complaints/service.ts'
import { channelIds } from './content/channelIds.ts'
import type { ContentSource } from './content/followedContent.ts'
import type { Problem } from './content/problems.ts'
import { measureRequests } from './http/requestMetrics.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'
import type { Settings } from './settings.ts'
import type { SiteStore } from './site.ts'

/** What is there to be measured; all of it comes while the process starts. */
interface Parts {
  site?: SiteStore
  complaints?: Awaited<ReturnType<typeof openComplaintService>>
  readiness?: Readiness
  /** What keeps the site from being shown. */
  refused?: readonly Problem[]
}

export type SiteMetrics = Awaited<ReturnType<typeof openMetrics>>

/** Serves `/metrics` from now on, where the settings name a port. */
export async function openMetrics(settings: Settings, source: Pick<ContentSource, 'git'>) {
  const parts: Parts = {}
  const registry = createMetrics({
    site: () => parts.site,
    problems: () => parts.site?.problems ?? parts.refused ?? [],
    isReady: () => parts.readiness?.() === 'ready',
    reports: () => parts.complaints && reportsOf(parts.complaints, parts.site),
    backup: () => readBackupState(settings.data),
    data: settings.data,
    git: () => source.git,
  })
  const { metricsPort } = settings
  const server = metricsPort === undefined ? undefined : await serveMetrics(settings, metricsPort, registry)
  return {
    tell: (more: Parts) => void Object.assign(parts, more),
    measure(app: FastifyInstance) {
      if (server) measureRequests(app, registry)
    },
    close: () => void server?.close(),
  }
}

const reportsOf = (
  { isAway, keys, diskSpace, unsentNotices, ...kept }: NonNullable<Parts['complaints']>,
  site: SiteStore | undefined,
) => ({
  // Of a site without channels nobody expects any.
  areTaken: site && channelIds(site.content).size === 0 ? undefined : keys.channels.length > 0 && !isAway(),
  areFilesTaken: diskSpace.tookFiles(),
  isAway: isAway(),
  unsentNotices: unsentNotices(),
  store: kept.storeId(),
  engine: kept.engine,
})
