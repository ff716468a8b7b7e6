import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Content, loadContent } from './content/index.ts'
import { type KeptContent, openKeptContent } from './content/keptContent.ts'
import { createPictureQueue, type PictureQueue } from './content/pictures/pictureQueue.ts'
import { ContentError, isProblem, type Problem, problemText } from './content/problems.ts'
import { createTimetable } from './content/timetable.ts'
import type { Log } from './log.ts'
import { openSearch, type SearchStore } from './search/index.ts'
import type { Settings } from './settings.ts'

/** Content and its search index, which always change together. */
export interface SiteStore {
  readonly content: Content
  readonly search: SearchStore
  /** What is wrong with files that are left out or shown as they last were good. */
  readonly problems: readonly Problem[]
  /** Makes what is missing of the pictures, beside the requests. */
  readonly pictures: PictureQueue
  /** Reads the folder again and swaps in whole what can be shown; says what is wrong with the rest. */
  reload(): Promise<boolean>
  /** Calls `listener` after each swap. */
  onSwap(listener: () => void): void
  /** Settles when nothing is written any more. */
  close(): Promise<void>
}

/** Milliseconds after which content that could not be read is tried again. */
const retryAfter = 60_000

/**
 * Opens the site; its pictures may still be missing (`pictures`). @throws ContentError when a file that it cannot be without is broken and
 * was never good.
 * @param showAll drafts and what is too early or over as well, for those who write
 */
export async function openSite(settings: Settings, log: Log, { showAll = false } = {}): Promise<SiteStore> {
  await mkdir(settings.data, { recursive: true, mode: 0o700 }) // reports are kept there
  const listeners: (() => void)[] = []
  const pictures = createPictureQueue(log)
  const kept = openKeptContent(join(settings.data, 'kept.sqlite'))
  const tell = problemTeller(log)
  let problems: readonly Problem[] = []
  const read = async (now: number) => {
    const fresh = await readWith(settings, log, { kept, now, showAll })
    problems = fresh.problems
    tell(problems)
    return fresh
  }
  // One after the other: both would write the same files.
  let last: Promise<unknown> = Promise.resolve()
  const load = (now?: number): Promise<Content> => {
    const next = last.then(() => read(now ?? Date.now()))
    last = next.catch(() => undefined)
    return next
  }
  const index = (content: Content, replaces?: SearchStore) => openIndex(settings, log, content, replaces)
  let content = await load()
  let search = index(content)
  pictures.want(content.pictures)
  const swap = (fresh: Content) => {
    search = index(fresh, search)
    content = fresh
    pictures.want(content.pictures)
    log.info(`content changed: now at revision ${fresh.revision}`)
    for (const listener of listeners) listener()
  }
  const reload = async () => {
    try {
      let fresh = await load()
      // What was read before a moment is not shown after it.
      while ((fresh.nextChange ?? Number.POSITIVE_INFINITY) <= Date.now()) fresh = await load()
      const isNew = fresh.revision !== content.revision
      if (isNew) swap(fresh)
      timetable.plan(fresh.nextChange)
      return isNew
    } catch (error) {
      // Nothing that an editor saves, and no full disk, may end the running site.
      const reasons = error instanceof ContentError ? error.problems.map(problemText) : [String(error)]
      for (const reason of reasons) log.error(`content kept as it was: ${reason}`)
      timetable.plan(Date.now() + retryAfter)
      return false
    }
  }
  const timetable = createTimetable(load, swap, reload)
  timetable.plan(content.nextChange)

  return {
    get content() {
      return content
    },
    get search() {
      return search
    },
    get problems() {
      return problems
    },
    pictures,
    reload,
    onSwap: (listener) => void listeners.push(listener),
    async close() {
      timetable.stop()
      search.close()
      kept.close()
      await pictures.stop()
    },
  }
}

const readWith = (settings: Settings, log: Log, own: { kept: KeptContent; now: number; showAll: boolean }) =>
  loadContent({
    ...own,
    folder: settings.content,
    pictures: join(settings.data, 'pictures'),
    parseCache: join(settings.data, 'parsed.jsonl'),
    onParsed: every(2_000, (files) => log.info(`reading content: ${files} files parsed`)),
  })

/** Tells each problem and note once, and when all problems are mended. */
function problemTeller(log: Log) {
  let told = new Set<string>()
  let noted = new Set<string>()
  return (problems: readonly Problem[]) => {
    const texts = new Set(problems.filter(isProblem).map(problemText))
    for (const text of texts.difference(told)) log.error(`left out, or shown as it last was good: ${text}`)
    if (told.size > 0 && texts.size === 0) log.info('all problems of the content are mended')
    told = texts
    const notes = new Set(problems.filter(({ note }) => note).map(problemText))
    for (const text of notes.difference(noted)) log.info(text)
    noted = notes
  }
}

const openIndex = (settings: Settings, log: Log, content: Content, replaces?: SearchStore) =>
  openSearch({
    file: join(settings.data, 'search.sqlite'),
    revision: content.revision,
    *entries() {
      yield* content.zh.searchEntries()
      yield* content.en.searchEntries()
    },
    replaces,
    onProgress: every(5_000, (entries) => log.info(`preparing search: ${entries} entries`)),
  })

/** Tells every `step`th number: of what takes no time nobody needs to hear. */
const every = (step: number, tell: (done: number) => void) => (done: number) => {
  if (done > 0 && done % step === 0) tell(done)
}
