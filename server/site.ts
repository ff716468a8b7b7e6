import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from './content/index.ts'
import { openKeptContent } from './content/keptContent.ts'
import { createPictureQueue, type PictureQueue } from './content/pictures/pictureQueue.ts'
import type { Problem } from './content/problems.ts'
import { createScheduleTimer } from './content/scheduleTimer.ts'
import { faultText } from './faults.ts'
import type { Log } from './log.ts'
import type { SearchStore } from './search/index.ts'
import type { Settings } from './settings.ts'
import { createSiteReader } from './siteReader.ts'
import { createSiteSearch } from './siteSearch.ts'

/** Content and its search index, which always change together. */
export interface SiteStore {
  readonly content: Content
  readonly search: SearchStore
  /** What is wrong with files that are left out or shown as they last were good, or why all of the content stays as it was. */
  readonly problems: readonly Problem[]
  /** The content folder that it was read from: films and PDFs are sent from there. */
  readonly folder: string
  /** When what is shown changed last, or was read first (milliseconds since 1970). */
  readonly changedAt: number
  /** Makes what is missing of the pictures, beside the requests. */
  readonly pictures: PictureQueue
  /** Reads the folder again and swaps in whole what can be shown; says what is wrong with the rest. */
  reload(): Promise<boolean>
  /** A hash of what search knows, the same on nodes that find the same; undefined where nothing can be found. */
  readonly searchRevision: string | undefined
  /** PDFs whose text search knows, or that cannot be read, of how many. */
  pdfProgress(): { read: number; total: number }
  /** Reads the PDFs that have not been read, beside the requests; search then knows what they say. */
  readPdfs(): Promise<void>
  /** Calls `listener` after each swap. */
  onSwap(listener: () => void): void
  /** Settles when nothing is written any more. */
  close(): Promise<void>
}

interface SiteOptions {
  /** Shows drafts and what is too early or over as well: for those who write. */
  showAll?: boolean
  /** Takes a day that is still to come for no mistake. */
  anyDay?: boolean
  /** The folder that is to be read at this moment. */
  folderNow?: () => string
}

/** Milliseconds after which content that could not be read is tried again. */
const retryAfter = 60_000

/**
 * Opens the site; its pictures may still be missing (`pictures`). @throws ContentError when a file that it cannot be without is broken and
 * was never good.
 */
export async function openSite(
  settings: Settings,
  log: Log,
  { showAll = false, anyDay = showAll, folderNow = () => settings.content }: SiteOptions = {},
): Promise<SiteStore> {
  await mkdir(settings.data, { recursive: true, mode: 0o700 }) // reports are kept there
  const listeners: (() => void)[] = []
  const tell = () => listeners.forEach((listener) => void listener())
  const pictures = createPictureQueue(log, { unwritten: (error) => faultText(error, settings) })
  const kept = openKeptContent(join(settings.data, 'kept.sqlite'))
  const search = createSiteSearch(settings, log)
  // Who writes looks at pages all the time and searches hardly ever.
  const own = { kept, showAll, anyDay, folderNow, search: showAll ? undefined : search }
  const reader = createSiteReader(settings, log, own)
  let content = await reader.loadFirst().catch(async (error) => {
    await search.close()
    kept.close()
    throw error
  })
  let [folder, changedAt] = [content.folder, Date.now()]
  if (!showAll) search.of(content)
  pictures.want(content.pictures)
  const moveTo = (fresh: Content) => {
    folder = fresh.folder
    pictures.want(fresh.pictures)
  }
  const swap = (fresh: Content) => {
    if (!showAll) search.of(fresh)
    ;[content, changedAt] = [fresh, Date.now()]
    moveTo(fresh)
    log.info(`content changed: now at revision ${fresh.revision}`)
    tell()
  }
  const reload = async () => {
    try {
      let fresh = await reader.load()
      // What was read before a moment is not shown after it.
      while ((fresh.nextChange ?? Number.POSITIVE_INFINITY) <= Date.now()) fresh = await reader.load()
      const isNew = fresh.revision !== content.revision
      if (isNew) swap(fresh)
      else if (fresh.folder !== folder) moveTo(fresh) // the same: the former folder may go
      scheduleTimer.plan(fresh.nextChange)
      return isNew
    } catch (error) {
      if (isClosed) return false
      // Nothing that an editor saves, and no full disk, may end the running site.
      reader.tellKept(error)
      scheduleTimer.plan(Date.now() + retryAfter)
      return false
    }
  }
  let isClosed = false
  const scheduleTimer = createScheduleTimer(reader.load, swap, reload)
  scheduleTimer.plan(reader.isKept ? Date.now() + retryAfter : content.nextChange)

  return {
    get content() {
      return content
    },
    get search() {
      return search.of(content)
    },
    get problems() {
      return reader.problems
    },
    get folder() {
      return folder
    },
    get changedAt() {
      return changedAt
    },
    get searchRevision() {
      return search.revision()
    },
    ...{ pictures, reload },
    pdfProgress: () => search.pdfProgress(content),
    readPdfs: () => search.readPdfs({ folder: () => folder, content: () => content, onRenewed: tell }),
    onSwap: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true
      scheduleTimer.stop()
      await search.close()
      kept.close()
      await pictures.stop()
    },
  }
}
