import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInChina } from '#contract/day.ts'
import type { Settings } from '../settings.ts'
import type { Log, SiteStore } from '../site.ts'
import { createComplaintStore } from './index.ts'
import { completeKeys } from './keys.ts'
import { createLimits } from './limits.ts'
import { migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import { createUploadStore } from './uploads.ts'

type Where = Pick<Settings, 'data' | 'databaseUrl'>

/** Opens the store of sealed reports: PostgreSQL where the settings name one, else a file in the data folder. */
export async function openComplaintStores({ data, databaseUrl }: Where, today: () => string) {
  await mkdir(data, { recursive: true })
  const database = databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl) // its driver is loaded where it is used
    : openSqlite(join(data, 'complaints.sqlite'))
  await migrate(database, databaseUrl ? 'BYTEA' : 'BLOB')
  return { complaints: createComplaintStore(database, today), uploads: createUploadStore(database) }
}

export interface ComplaintOptions {
  settings: Where & Pick<Settings, 'retentionDays'>
  site: Pick<SiteStore, 'content' | 'onSwap'>
  log: Log
  now?: () => number
}

const hour = 60 * 60 * 1000

/** Everything that the calls of the sealed report need; deletes once an hour what is over. `close` ends it. */
export async function openComplaints({ settings, site, log, now = Date.now }: ComplaintOptions) {
  const stores = await openComplaintStores(settings, () => dayInChina(now()))
  const readKeys = () => completeKeys(site.content.officers, settings.data, log.info)
  let keys = await readKeys()
  site.onSwap(() => {
    readKeys().then(
      (fresh) => {
        keys = fresh
      },
      (error) => log.error(`the officers’ keys were kept as they were: ${error.message}`),
    )
  })
  const sweep = () =>
    stores.complaints
      .sweep(
        new Date(now()).toISOString().slice(0, 13),
        settings.retentionDays > 0 ? dayInChina(now() - settings.retentionDays * 24 * hour) : undefined,
      )
      .then(
        ({ uploads, complaints }) => {
          if (uploads > 0) log.info(`files that no report claimed within a day were deleted: ${uploads}`)
          if (complaints > 0) log.info(`closed reports whose time of storage was over were deleted: ${complaints}`)
        },
        () => log.error('the store of reports cannot be reached; it is tried again in an hour'),
      )
  await sweep()
  const timer = setInterval(sweep, hour).unref()
  return {
    ...stores,
    get keys() {
      return keys
    },
    limits: createLimits(now),
    now,
    sweep,
    async close() {
      clearInterval(timer)
      await stores.complaints.close()
    },
  }
}
