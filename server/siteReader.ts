import { join } from 'node:path'
import type { Lang } from '#contract/paths.ts'
import { type Content, type ContentOptions, loadContent } from './content/index.ts'
import type { KeptContent } from './content/keptContent.ts'
import { ContentError, isProblem, type Problem, problemText } from './content/problems.ts'
import { wordsOf } from './content/words/index.ts'
import { faultText, isDiskFull } from './faults.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'
import type { SiteSearch } from './siteSearch.ts'

interface ReaderOptions {
  kept: KeptContent
  showAll: boolean
  anyDay: boolean
  /** The folder that is to be read at this moment. */
  folderNow(): string
  /** None for those who look at pages all the time and search hardly ever. */
  search: SiteSearch | undefined
}

/** Reads the content as it is shown at a moment, and tells what is wrong with it. One reading after the other: two would write the same files. */
export function createSiteReader(settings: Settings, log: Log, { folderNow, search, ...own }: ReaderOptions) {
  const tell = problemTeller(log, settings.lang)
  const kept = keptTeller(log, settings)
  let problems: readonly Problem[] = []
  let last: Promise<unknown> = Promise.resolve()
  const reader = {
    /** What was wrong at the last reading. */
    get problems() {
      return kept.problems ?? problems
    },
    /** Whether what is shown stays as it was. */
    get isKept() {
      return kept.problems !== undefined
    },
    tellKept: kept.tell,
    load(now?: number): Promise<Content> {
      const prepare = async (fresh: Content) => {
        problems = fresh.problems
        tell(problems)
        await search?.prepare(fresh)
      }
      const next = last.then(async () => {
        const fresh = await readWith(settings, log, { ...own, prepare, folder: folderNow(), now: now ?? Date.now() })
        kept.clear()
        return fresh
      })
      last = next.catch(() => undefined)
      return next
    },
    /**
     * The content of a start. What needs room on a full disk is read as it last was good: a node that is started anew has to come back.
     */
    async loadFirst(): Promise<Content> {
      try {
        return await reader.load()
      } catch (error) {
        if (!isDiskFull(error)) throw error
        const onlyKept = {
          ...own,
          onlyKept: true,
          prepare: search?.prepareStored,
          folder: folderNow(),
          now: Date.now(),
        }
        const content = await readWith(settings, log, onlyKept).catch(() => {
          throw error // nothing is kept, or not even that has room
        })
        kept.tell(error)
        return content
      }
    },
  }
  return reader
}

type Reading = Pick<ContentOptions, 'folder' | 'kept' | 'onlyKept' | 'now' | 'showAll' | 'anyDay' | 'prepare'>
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
