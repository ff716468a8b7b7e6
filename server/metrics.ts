import { once } from 'node:events'
import { existsSync, statfsSync } from 'node:fs'
import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { BackupState } from './complaints/backup/backupState.ts'
import type { FollowedState } from './content/followedContent.ts'
import { isFileGone, type Problem } from './content/problems.ts'
import type { Settings } from './settings.ts'
import type { SiteStore } from './site.ts'

/** What is measured; it changes while the site runs. */
export interface Measured {
  /** Undefined while there is no site. */
  site():
    | Pick<SiteStore, 'content' | 'folder' | 'changedAt' | 'pictures' | 'pdfProgress' | 'searchRevision'>
    | undefined
  problems(): readonly Problem[]
  isReady(): boolean
  /** Whether reports are taken, and their database is there; undefined while that is not known. */
  reports():
    | {
        /** Undefined where the content has no channel. */
        areTaken: boolean | undefined
        areFilesTaken: boolean | undefined
        isAway: boolean
        unsentNotices: number
        /** The name of their store; undefined while it was never reached. */
        store: string | undefined
        engine: 'sqlite' | 'postgresql'
      }
    | undefined
  /** Copies of the reports; undefined while none was tried here. */
  backup(): BackupState | undefined
  /** The data folder. */
  data: string
  git(): FollowedState | undefined
}

const severities = ['error', 'warning', 'note'] as const
/** A file that lacks something elsewhere is shown all the same; a note keeps nothing back. */
const severityOf = (problem: Problem) =>
  problem.note ? 'note' : problem.elsewhere && !isFileGone(problem) ? 'warning' : 'error'

const secondsSince = (moment: number | undefined) => moment && (Date.now() - moment) / 1_000

/** The metrics of this process, in the words of Prometheus. Nothing in them tells of visitors or reports. */
export function createMetrics(measured: Measured): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { site, reports } = measured
  const gauge = gaugesOf(registry)
  gauge('site_ready', 'Whether /readyz says that the node is ready.', () => Number(measured.isReady()))
  gauge('site_clock_seconds', 'The clock of this node: seconds since 1970.', () => Date.now() / 1_000)
  contentMetrics(registry, measured)
  gauge(
    'content_revision_age_seconds',
    'Seconds since what is shown changed last, or was read first. Missing while there is no site.',
    () => secondsSince(site()?.changedAt),
  )
  gauge('pictures', 'Pictures of the content.', () => site()?.pictures.progress.total)
  gauge('pictures_prepared', 'Pictures whose files are all there.', () => site()?.pictures.progress.done)
  gauge('search_pdfs', 'PDFs of the content.', () => site()?.pdfProgress().total)
  gauge('search_pdfs_read', 'PDFs whose text search knows, or that cannot be read.', () => site()?.pdfProgress().read)
  gauge('reports_taken', 'Whether misconduct reports are taken.', () => asNumber(reports()?.areTaken))
  gauge(
    'reports_files_taken',
    'Whether reports may bring files: there is room, and files that no report has claimed leave it.',
    () => asNumber(reports()?.areFilesTaken),
  )
  gauge('reports_database_up', 'Whether the database of reports can be reached.', () => asNumber(isUp(reports())))
  gauge(
    'reports_notice_unsent',
    'Channels whose officers did not get the notice that was due.',
    () => reports()?.unsentNotices,
  )
  gauge(
    'reports_backup_age_seconds',
    'Seconds since a copy of the reports was made last. Missing where none ever was.',
    () => secondsSince(measured.backup()?.madeAt),
  )
  gauge('reports_backup_failed', 'Whether the last copy of the reports failed.', () =>
    asNumber(measured.backup()?.hasFailed),
  )
  storeMetric(registry, measured)
  diskMetrics(gauge, measured.data)
  if (measured.git()) followMetrics(registry, measured)
  return registry
}

function storeMetric(registry: Registry, { reports }: Measured) {
  new Gauge({
    name: 'reports_store_info',
    help: 'Where misconduct reports are kept. Missing while that was never reached.',
    labelNames: ['store', 'engine'],
    registers: [registry],
    collect() {
      this.reset()
      const { store, engine } = reports() ?? {}
      if (store !== undefined && engine !== undefined) this.set({ store, engine }, 1)
    },
  })
}

/** Of the disk that holds the data folder. */
function diskMetrics(gauge: ReturnType<typeof gaugesOf>, data: string) {
  const disk = () => (existsSync(data) ? statfsSync(data) : undefined)
  const bytes = (count: 'bavail' | 'blocks') => () => {
    const found = disk()
    return found && found[count] * found.bsize
  }
  gauge('data_disk_free_bytes', 'Bytes that the disk of the data folder can still take.', bytes('bavail'))
  gauge('data_disk_size_bytes', 'Bytes of the disk of the data folder.', bytes('blocks'))
}

const asNumber = (fact: boolean | undefined) => (fact === undefined ? undefined : Number(fact))
const isUp = (reports: ReturnType<Measured['reports']>) => reports && !reports.isAway

/** Makes gauges that are read when somebody asks; one without a value is missing. */
const gaugesOf = (registry: Registry) => (name: string, help: string, read: () => number | undefined) => {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read()
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })
}

function contentMetrics(registry: Registry, { problems, site, git }: Measured) {
  const registers = [registry]
  new Gauge({
    name: 'content_problems',
    help: 'What is wrong with the content; the log says what.',
    labelNames: ['severity'],
    registers,
    collect() {
      for (const severity of severities) {
        this.set({ severity }, problems().filter((problem) => severityOf(problem) === severity).length)
      }
    },
  })
  new Gauge({
    name: 'content_revision_info',
    help: 'What is shown: the hash of the content and, where it follows a repository, the commit.',
    labelNames: ['revision', 'commit'],
    registers,
    collect() {
      this.reset()
      const shown = site()
      if (shown) this.set({ revision: shown.content.revision, commit: git()?.revisionIn(shown.folder) ?? '' }, 1)
    },
  })
  new Gauge({
    name: 'search_revision_info',
    help: 'What search knows: a hash of the content and of the PDFs that have been read.',
    labelNames: ['revision'],
    registers,
    collect() {
      this.reset()
      const revision = site()?.searchRevision
      if (revision !== undefined) this.set({ revision }, 1)
    },
  })
}

function followMetrics(registry: Registry, { site, git }: Measured) {
  new Counter({
    name: 'content_git_fetches_total',
    help: 'How often the repository of the content was asked, and how it ended.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(git()?.fetches ?? {})) this.inc({ outcome }, count)
    },
  })
  const gauge = gaugesOf(registry)
  gauge(
    'content_git_reached_age_seconds',
    'Seconds since the repository of the content last answered. Missing while it never has.',
    () => secondsSince(git()?.reachedAt),
  )
  gauge('content_git_behind', 'Whether a revision has come that is not shown.', () => {
    const [shown, followed] = [site(), git()]
    return shown && followed && Number(followed.newest !== followed.revisionIn(shown.folder))
  })
}

/** Serves them on a port of their own, which visitors do not reach. */
export async function serveMetrics({ metricsHost }: Settings, port: number, registry: Registry) {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  server.listen(port, metricsHost)
  await once(server, 'listening')
  return server
}
