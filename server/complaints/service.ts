import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInChina } from '#contract/day.ts'
import { graceDays } from '#contract/deadlines.ts'
import { nonceMinutes } from '#sealing/sizes.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { watchAvailability } from './availability.ts'
import { createDailyKeys, type DailyKeys } from './dailyKeys.ts'
import { StoreError } from './database.ts'
import { createDiskSpaceGuard, type DiskSpaceGuard, hasRoom } from './diskSpace.ts'
import { createFailureCount, type FailureCount } from './failureCount.ts'
import { createFilesLog } from './filesLog.ts'
import { type ComplaintStore, createComplaintStore } from './index.ts'
import { readKeys, rememberNamed, type ServerKeys } from './keys.ts'
import { createLimits, type Limits } from './limits.ts'
import { migratedDatabase } from './migratedDatabase.ts'
import { createNonces, type Nonces } from './nonces.ts'
import { openedWhenUsed } from './openedWhenUsed.ts'
import { openNotice } from './openNotice.ts'
import { createRecords, type Records } from './records.ts'
import { openSqlite } from './sqlite.ts'
import { assertSameStore, markStore } from './storeMark.ts'
import { createUploadQuota, partLifetime, type UploadQuota } from './uploadQuota.ts'
import { createUploadStore, type UploadStore } from './uploads.ts'

type StoreSettings = Pick<Settings, 'data' | 'databaseUrl'> & Partial<Pick<Settings, 'databaseRoom'>>

/**
 * Opens the store of sealed complaints: PostgreSQL where the settings name one, which may be away, else a file in the data folder, whose
 * disk may be full.
 */
export async function openComplaintStores({ data, databaseUrl, databaseRoom = 0 }: StoreSettings, today: () => string) {
  await keepFolder(data)
  const opened = databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl, databaseRoom * 1024 * 1024) // its driver is loaded where it is used
    : openedWhenUsed(() => openSqlite(join(data, 'complaints.sqlite'), today))
  const database = migratedDatabase(opened, databaseUrl ? 'postgres' : 'sqlite')
  const reach = () => database.query('SELECT 1')
  await reach().catch((error) => {
    if (!(error instanceof StoreError && (databaseUrl !== '' || error.isDiskFull))) throw error
  })
  return {
    /** Settles when the database can be used. @throws StoreError */
    reach,
    complaints: createComplaintStore(database, today),
    uploads: createUploadStore(database),
    records: createRecords(database),
  }
}

/** Makes the data folder, for its owner alone. */
async function keepFolder(data: string) {
  await mkdir(data, { recursive: true, mode: 0o700 })
  if (((await stat(data)).mode & 0o077) !== 0) await chmod(data, 0o700).catch(() => undefined) // somebody else's folder
}

interface ServiceOptions {
  settings: StoreSettings &
    Pick<Settings, 'lang' | 'retentionDays' | 'keys' | 'host' | 'origin' | 'allowTrialKeys' | 'databaseRoom'> &
    Pick<Settings, 'noticeSmtpUrl' | 'noticeFrom' | 'noticeEvery'>
  log: Log
  now?: () => number
}

const minute = 60_000
const day = 24 * 60 * minute
const betweenSweeps = 15 * minute
const challengeMinutes = 2

/** Everything that the calls of the sealed complaint need. */
export interface ComplaintService {
  complaints: ComplaintStore
  uploads: UploadStore
  records: Records
  /** Where the reports are kept. */
  engine: 'sqlite' | 'postgresql'
  keys: ServerKeys
  limits: Limits
  quota: UploadQuota
  diskSpace: DiskSpaceGuard
  /** For work. */
  nonces: Nonces
  /** For requests of the desk. */
  challenges: Nonces
  failures: FailureCount
  /** Whether the database is away or its disk full: then no report is taken. */
  isAway: () => boolean
  /** The name of the store, the same on all nodes that share it; undefined while it was never reached. */
  storeId: () => string | undefined
  /** Days after closing for which a case is kept, 0 without end. */
  retentionDays: number
  /** Milliseconds, for what is deleted after a time. */
  now: () => number
  /** YYYY-MM-DD, for whose keys count. */
  today: () => string
}

/** A quarter of an hour in UTC, `YYYY-MM-DDTHH:MM`: the first that begins at or after a time. */
export const quarterAfter = (time: number) =>
  new Date(Math.ceil(time / betweenSweeps) * betweenSweeps).toISOString().slice(0, 16)

/** Opens the stores, reads the keys and deletes four times an hour what is over. `close` ends it. */
export async function openComplaintService({ settings, log, now = Date.now }: ServiceOptions) {
  assertSameStore(settings)
  const stores = await openComplaintStores(settings, () => dayInChina(now()))
  const { databaseUrl } = settings
  const keys = await readKeys({ settings, records: stores.records, log })
  const nonceKeys = createDailyKeys(stores.records, now)
  const availability = await watchShared(stores, { ...settings, keys, nonceKeys }, log)
  const { keyAt } = nonceKeys
  const service: ComplaintService = {
    ...stores,
    engine: databaseUrl ? 'postgresql' : 'sqlite',
    keys,
    limits: createLimits(now),
    quota: createUploadQuota(now),
    diskSpace: createDiskSpaceGuard(
      { diskSpace: stores.complaints.diskSpace, unclaimed: stores.uploads.unclaimedBytes },
      now,
    ),
    nonces: createNonces({ keyAt, purpose: 'work', lifetime: nonceMinutes * minute, now }),
    challenges: createNonces({ keyAt, purpose: 'desk', lifetime: challengeMinutes * minute, now }),
    failures: createFailureCount(),
    isAway: availability.isAway,
    storeId: availability.storeId,
    retentionDays: settings.retentionDays,
    now,
    today: () => dayInChina(now()),
  }
  let ordered = ''
  const logFiles = createFilesLog(service.diskSpace, log, now)
  const sweep = async () => {
    for (const line of service.failures.take()) log.error(line)
    if (!availability.isReached()) return
    try {
      await nonceKeys.renew()
      await deleteExpired(service, settings.retentionDays, log)
      await logFiles()
    } catch {
      // That the disk is full has been said.
      if (!service.isAway())
        log.error('the store of reports cannot be reached; it is tried again in a quarter of an hour')
    }
    const today = dayInChina(now())
    if (ordered === today) return
    ordered = today
    await stores.complaints.forgetOrder().catch(() => {
      ordered = '' // the database cannot be reached: with the next sweep
    })
  }
  await sweep()
  const stopSweeps = everyQuarter(sweep, now)
  const notice = await openNotice({ ...service, settings, log })
  notice?.start()
  return {
    ...service,
    /** Channels whose officers did not get the notice that was due. */
    unsentNotices: () => notice?.unsent() ?? 0,
    deleteExpired: sweep,
    async close() {
      stopSweeps()
      notice?.stop()
      availability.stop()
      await stores.complaints.close()
    },
  }
}

/** Shares with the other nodes what has to be shared, whenever the database can be reached. */
async function watchShared(
  { reach, records }: Awaited<ReturnType<typeof openComplaintStores>>,
  { data, databaseUrl, lang, keys, nonceKeys }: SharedWith,
  log: Log,
) {
  let isNamed = databaseUrl !== ''
  let storeId: string | undefined
  const share = async () => {
    await reach()
    if (storeId === undefined) await markStore({ data, databaseUrl, lang })
    storeId ??= await records.storeId()
    if (!isNamed) await rememberNamed(keys, records)
    isNamed = true
    await nonceKeys.renew()
  }
  const hasRoomHere = async () => databaseUrl !== '' || hasRoom(data)
  const availability = await watchAvailability({ reach: share, hasRoom: hasRoomHere, log, lang, data })
  return { ...availability, storeId: () => storeId }
}
type SharedWith = Pick<Settings, 'data' | 'databaseUrl' | 'lang'> & { keys: ServerKeys; nonceKeys: DailyKeys }

/** Does something whenever a quarter of an hour begins, until what is returned is called. */
function everyQuarter(act: () => Promise<void>, now: () => number) {
  let interval: NodeJS.Timeout | undefined
  const begin = () => {
    interval = setInterval(act, betweenSweeps).unref()
    return act()
  }
  const first = setTimeout(begin, betweenSweeps - (now() % betweenSweeps)).unref()
  return () => {
    clearTimeout(first)
    clearInterval(interval)
  }
}

/**
 * Deletes what is over. When files crowd that no report claims, those go into which nothing came since the quarter of an hour began: the
 * times at which they expire tell no more. A reporter's browser that is still sending is told what is missing, and sends it again.
 */
async function deleteExpired({ complaints, diskSpace, now }: ComplaintService, retentionDays: number, log: Log) {
  const nowText = new Date(now()).toISOString().slice(0, 16)
  const deleted = await complaints.deleteExpired({
    now: nowText,
    filesBefore: (await diskSpace.isCrowded()) ? quarterAfter(now() + partLifetime) : nowText,
    closedBefore: retentionDays > 0 ? dayInChina(now() - retentionDays * day) : undefined,
    graceBefore: dayInChina(now() - graceDays * day),
  })
  if (deleted.uploads > 0) log.info(`files that no report claimed were deleted: ${deleted.uploads}`)
  if (deleted.complaints > 0) log.info(`closed reports whose time was over were deleted: ${deleted.complaints}`)
  const warning = await diskSpace.warning()
  if (warning) log.error(warning)
}
