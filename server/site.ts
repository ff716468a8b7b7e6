import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Content, loadContent } from './content/index.ts'
import { createPictureQueue, type PictureQueue } from './content/pictures/pictureQueue.ts'
import { ContentError, problemText } from './content/problems.ts'
import type { Log } from './log.ts'
import { openSearch, type SearchStore } from './search/index.ts'
import type { Settings } from './settings.ts'

/** Content and its search index, which always change together. */
export interface SiteStore {
  readonly content: Content
  readonly search: SearchStore
  /** Makes what is missing of the pictures, beside the requests. */
  readonly pictures: PictureQueue
  /** Reads the folder again; on success swaps everything in whole, else keeps the old and says why. */
  reload(): Promise<boolean>
  /** Calls `listener` after each swap. */
  onSwap(listener: () => void): void
  /** Settles when nothing is written any more. */
  close(): Promise<void>
}

/** Opens the site; its pictures may still be missing (`pictures`). @throws ContentError when the content cannot be used. */
export async function openSite(settings: Settings, log: Log): Promise<SiteStore> {
  await mkdir(settings.data, { recursive: true, mode: 0o700 }) // reports are kept there
  const listeners: (() => void)[] = []
  const pictures = createPictureQueue(log)
  const load = contentLoader(settings, log)
  const index = (content: Content, replaces?: SearchStore) => openIndex(settings, log, content, replaces)
  let content = await load(true)
  let search = index(content)
  pictures.want(content.pictures)

  return {
    get content() {
      return content
    },
    get search() {
      return search
    },
    pictures,
    async reload() {
      try {
        const fresh = await load()
        if (fresh.revision === content.revision) return false
        search = index(fresh, search)
        content = fresh
        pictures.want(content.pictures)
        log.info(`content changed: now at revision ${fresh.revision}`)
        for (const listener of listeners) listener()
        return true
      } catch (error) {
        // Nothing that an editor saves, and no full disk, may end the running site.
        const reasons = error instanceof ContentError ? error.problems.map(problemText) : [String(error)]
        for (const reason of reasons) log.error(`content kept as it was: ${reason}`)
        return false
      }
    },
    onSwap: (listener) => void listeners.push(listener),
    async close() {
      search.close()
      await pictures.stop()
    },
  }
}

/** Reads the content; a picture that cannot be read at the start is replaced. */
function contentLoader(settings: Settings, log: Log) {
  /** Pictures that could not be read at the start. One that an editor breaks later keeps its content from being taken. */
  const broken = new Set<string>()
  return (isStart = false) =>
    loadContent({
      folder: settings.content,
      pictures: join(settings.data, 'pictures'),
      parseCache: join(settings.data, 'parsed.jsonl'),
      isTolerated(problem) {
        if (isStart) {
          log.error(`a drawing stands for it: ${problemText(problem)}`)
          broken.add(problem.file)
        }
        return broken.has(problem.file)
      },
      onParsed: every(2_000, (files) => log.info(`reading content: ${files} files parsed`)),
    })
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
