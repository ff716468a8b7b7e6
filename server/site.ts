import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lang } from '#contract/paths.ts'
import { type Content, type ContentOptions, loadContent } from './content/index.ts'
import { type KeptContent, openKeptContent } from './content/keptContent.ts'
import { createPictureQueue, type PictureQueue } from './content/pictures/pictureQueue.ts'
import { ContentError, isProblem, type Problem, problemText } from './content/problems.ts'
import { createScheduleTimer } from './content/scheduleTimer.ts'
import { wordsOf } from './content/words/index.ts'
import { faultText } from './faults.ts'
import type { Log } from './log.ts'
import type { SearchStore } from './search/index.ts'
import type { Settings } from './settings.ts'
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
  const prepare = async (fresh: Content) => (showAll ? undefined : search.prepare(fresh))
  const reader = createReader(settings, log, { kept, showAll, anyDay, folderNow, prepare })
  let content = await reader.load().catch(async (error) => {
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
  scheduleTimer.plan(content.nextChange)

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

/** Reads the content as it is shown at a moment, and tells what is wrong with it. One reading after the other: two would write the same files. */
function createReader(
  settings: Settings,
  log: Log,
  { folderNow, prepare, ...own }: Required<SiteOptions> & { kept: KeptContent; prepare(fresh: Content): Promise<void> },
) {
  const tell = problemTeller(log, settings.lang)
  const kept = keptTeller(log, settings)
  let problems: readonly Problem[] = []
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** What was wrong at the last reading. */
    get problems() {
      return kept.problems ?? problems
    },
    tellKept: kept.tell,
    load(now?: number): Promise<Content> {
      const next = last.then(async () => {
        const fresh = await readWith(settings, log, { ...own, folder: folderNow(), now: now ?? Date.now() })
        problems = fresh.problems
        tell(problems)
        await prepare(fresh)
        kept.clear()
        return fresh
      })
      last = next.catch(() => undefined)
      return next
    },
  }
}

type Reading = Pick<ContentOptions, 'folder' | 'kept' | 'now' | 'showAll' | 'anyDay'>
const readWith = (settings: Settings, log: Log, own: Reading) =>
  loadContent({
    ...own,
    quoteDays: settings.quoteDays,
    pictures: join(settings.data, 'pictures'),
    parseCache: join(settings.data, 'parsed.jsonl'),
    onParsed: every(2_000, (files) => log.info(`reading content: ${files} files parsed`)),
  })

/** Tells each problem and note once, and when all problems are mended. */
function problemTeller(log: Log, lang: Lang) {
  const words = wordsOf(lang)
  let told = new Set<string>()
  let noted = new Set<string>()
  return (problems: readonly Problem[]) => {
    const textsOf = (told: readonly Problem[]) => new Set(told.map((problem) => problemText(problem, lang)))
    const texts = textsOf(problems.filter(isProblem))
    for (const text of texts.difference(told)) log.error(words.leftOut(text))
    if (told.size > 0 && texts.size === 0) log.info(words.mended)
    told = texts
    const notes = textsOf(problems.filter(({ note }) => note))
    for (const text of notes.difference(noted)) log.info(text)
    noted = notes
  }
}

/** Tells why content stays as it was, once as long as it is the same, and when it can be read again. */
function keptTeller(log: Log, settings: Settings) {
  const { lang } = settings
  const words = wordsOf(lang)
  let last = ''
  let problems: readonly Problem[] | undefined
  return {
    /** Why it stays; undefined while it does not. */
    get problems() {
      return problems
    },
    tell(error: unknown) {
      const isOfContent = error instanceof ContentError
      problems = isOfContent ? error.problems : [faultOf(error)]
      const told = isOfContent ? problems.map((one) => problemText(one, lang)) : [faultText(error, settings)]
      if (told.join() !== last) for (const problem of told) log.error(words.keptAsItWas(problem))
      last = told.join()
    },
    clear() {
      if (problems) log.info(words.readAgain)
      last = ''
      problems = undefined
    },
  }
}

/** A fault of the machine in the place of a problem, for those who count. */
const faultOf = (error: unknown): Problem => ({
  file: '.',
  reason: { is: 'notReadable', code: (error as NodeJS.ErrnoException).code ?? '' },
})

/** Tells every `step`th number: of what takes no time nobody needs to hear. */
const every = (step: number, tell: (done: number) => void) => (done: number) => {
  if (done > 0 && done % step === 0) tell(done)
}
