import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Content } from './content/index.ts'
import { openPdfTexts, type PdfTexts } from './content/pdf/pdfTexts.ts'
import { faultText } from './faults.ts'
import type { Log } from './log.ts'
import { type PreparedSearch, prepareSearch, type SearchStore } from './search/index.ts'
import { atOnce, inPieces, type Steps } from './search/steps.ts'
import type { Settings } from './settings.ts'

/** Milliseconds after which PDFs that were not read are tried again: twice as many each time, up to an hour. */
const [aMinute, anHour] = [60_000, 3_600_000]

/** What is shown now; what is read for it may come when it has changed. */
interface ShownSite {
  folder(): string
  content(): Content
  /** Told when search has become another. */
  onRenewed(): void
}

export type SiteSearch = ReturnType<typeof createSiteSearch>

/** The search index of the content that is shown, and of what will be shown next. */
export function createSiteSearch(settings: Settings, log: Log) {
  const pdfTexts = openPdfTexts(join(settings.data, 'pdf'), log, settings.lang)
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let pause = aMinute / 2
  let last: { content: Content; read: string; index: SearchStore } | undefined
  /** In the order in which they were made. */
  const prepared = new Map<Content, Ready>()
  let preparing: Promise<unknown> = Promise.resolve()
  const readOf = (content: Content) => hash('sha1', pdfTexts.readOf(content.pdfs).join(' '))
  function* stepsOf(content: Content, read = readOf(content)): Steps<Ready> {
    return { read, index: yield* indexSteps(settings, log, { content, read, pdfTexts }) }
  }

  /** What was prepared before this is of no use any more. */
  const put = (content: Content) => {
    const ready = prepared.get(content) ?? atOnce(stepsOf(content))
    for (const [other, { index }] of prepared) {
      prepared.delete(other)
      if (other === content) break
      index.drop()
    }
    last = { content, read: ready.read, index: ready.index.put(last?.index) }
    return last.index
  }
  const prepareNow = async (content: Content) => {
    const read = readOf(content)
    if (last?.content.revision === content.revision && last.read === read) return
    const ready = await inPieces(stepsOf(content, read), stopped.signal)
    prepared.get(content)?.index.drop()
    prepared.set(content, ready)
  }
  const site = {
    /** Makes the index of what will be shown, between requests; one after the other. */
    prepare(content: Content): Promise<void> {
      const next = preparing.then(() => prepareNow(content))
      preparing = next.catch(() => undefined)
      return next
    },
    /** Takes the index that there is for what will be shown, whatever it was made of, until there is room for a new one. */
    async prepareStored(content: Content): Promise<void> {
      const read = readOf(content)
      const index = atOnce(indexSteps(settings, log, { content, read, pdfTexts, isStored: true }))
      prepared.set(content, { read: 'stored', index })
    },
    /** The index of this content from now on; made in one piece where it was not prepared. */
    of: (content: Content): SearchStore => (last?.content === content ? last.index : put(content)),
    pdfProgress: ({ pdfs }: Content) => pdfTexts.progress(pdfs),
    /** A hash of what the index in use was made of: content, and PDFs as far as they have been read; undefined before there is one. */
    revision: () => last && hash('sha1', `${last.content.revision} ${last.read}`).slice(0, 12),
    /**
     * Reads PDFs that have not been read, and tries again those that cannot be read now. With what they say the index is made anew, of the
     * content that there is then.
     */
    async readPdfs(shown: ShownSite) {
      clearTimeout(timer)
      timer = undefined
      await pdfTexts.read(join(shown.folder(), 'media'), shown.content().pdfs)
      if (stopped.signal.aborted) return
      const { read, total } = pdfTexts.progress(shown.content().pdfs)
      pause = read === total ? aMinute / 2 : Math.min(2 * pause, anHour)
      if (read < total) timer = setTimeout(() => void site.readPdfs(shown), pause).unref()
      const content = shown.content()
      if (last?.content === content && last.read === readOf(content)) return
      try {
        await site.prepare(content)
        // Of content that came meanwhile they are read at its own swap.
        if (shown.content() !== content || !prepared.has(content)) return
        put(content)
      } catch (error) {
        if (stopped.signal.aborted) return
        log.error(faultText(error, settings)) // no full disk may end the running site
        timer ??= setTimeout(() => void site.readPdfs(shown), anHour).unref()
        return
      }
      shown.onRenewed()
    },
    async close() {
      stopped.abort()
      clearTimeout(timer)
      await Promise.all([pdfTexts.stop(), preparing])
      for (const { index } of prepared.values()) index.drop()
      last?.index.close()
    },
  }
  return site
}

/** An index, with the stamp of what was read of the PDFs in it. */
interface Ready {
  read: string
  index: PreparedSearch
}

interface Indexed {
  content: Content
  read: string
  pdfTexts: PdfTexts
  isStored?: boolean
}

const indexSteps = (settings: Settings, log: Log, { content, read, pdfTexts, isStored = false }: Indexed) =>
  prepareSearch({
    isStored,
    file: join(settings.data, 'search.sqlite'),
    revision: `${content.revision} ${read}`,
    searchWords: content[content.languages[0] ?? 'zh'].searchWords,
    *entries() {
      const pagesOf = (href: string) => pdfTexts.pagesOf(content.pdfs.get(href.replace('/media/', '')))
      for (const lang of content.languages) yield* content[lang].searchEntries(pagesOf)
    },
    onProgress: (entries) => {
      if (entries > 0 && entries % 5_000 === 0) log.info(`preparing search: ${entries} entries`)
    },
  })
