import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInChina } from '#contract/day.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { type ComplaintStore, createComplaintStore } from './index.ts'
import { completeKeys, type OfficersOfContent, type ServerKeys } from './keys.ts'
import { createLimits, type Limits } from './limits.ts'
import { migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import { createUploadStore, type UploadStore } from './uploads.ts'

type StoreSettings = Pick<Settings, 'data' | 'databaseUrl'>

/** Opens the store of sealed complaints: PostgreSQL where the settings name one, else a file in the data folder. */
export async function openComplaintStores({ data, databaseUrl }: StoreSettings, today: () => string) {
  await mkdir(data, { recursive: true })
  const database = databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl) // its driver is loaded where it is used
    : openSqlite(join(data, 'complaints.sqlite'))
  await migrate(database, databaseUrl ? 'BYTEA' : 'BLOB')
  return { complaints: createComplaintStore(database, today), uploads: createUploadStore(database) }
}

interface ServiceOptions {
  settings: StoreSettings & Pick<Settings, 'retentionDays'>
  /** The content, as long as it names officers, and whether it changes. */
  site: { readonly content: { officers: OfficersOfContent }; onSwap(listener: () => void): void }
  log: Log
  now?: () => number
}

const hour = 60 * 60 * 1000

/** Everything that the calls of the sealed complaint need. */
export interface ComplaintService {
  complaints: ComplaintStore
  uploads: UploadStore
  /** Asked anew each time: they may change with the content. */
  readonly keys: ServerKeys
  limits: Limits
  /** Milliseconds, for what is deleted after a time. */
  now: () => number
}

/** Opens the stores, reads the keys and deletes once an hour what is over. `close` ends it. */
export async function openComplaintService({ settings, site, log, now = Date.now }: ServiceOptions) {
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
  const deleteExpired = () =>
    stores.complaints
      .deleteExpired(
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
  await deleteExpired()
  const timer = setInterval(deleteExpired, hour).unref()
  return {
    ...stores,
    get keys() {
      return keys
    },
    limits: createLimits(now),
    now,
    deleteExpired,
    async close() {
      clearInterval(timer)
      await stores.complaints.close()
    },
  }
}
