import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Content } from './content/index.ts'
import { openPdfTexts, type PdfTexts } from './content/pdf/pdfTexts.ts'
import type { Log } from './log.ts'
import { openSearch, type SearchStore } from './search/index.ts'
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

/** The search index of the content that was asked for last, made when it is asked for. */
export function createSiteSearch(settings: Settings, log: Log) {
  const pdfTexts = openPdfTexts(join(settings.data, 'pdf'), log, settings.lang)
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let pause = aMinute / 2
  let last: { content: Content; read: string; index: SearchStore } | undefined
  const open = (content: Content, read: string) => {
    const index = openIndex(settings, log, { content, read, pdfTexts, replaces: last?.index })
    last = { content, read, index }
    return index
  }
  const readOf = (content: Content) => hash('sha1', pdfTexts.readOf(content.pdfs).join(' '))
  return {
    of: (content: Content): SearchStore => (last?.content === content ? last.index : open(content, readOf(content))),
    pdfProgress: ({ pdfs }: Content) => pdfTexts.progress(pdfs),
    /**
     * Reads PDFs that have not been read, and tries again those that cannot be read now. With what they say the index is made anew, of the
     * content that there is then.
     */
    async readPdfs(site: ShownSite) {
      clearTimeout(timer)
      await pdfTexts.read(join(site.folder(), 'media'), site.content().pdfs)
      if (isClosed) return
      const content = site.content()
      const { read, total } = pdfTexts.progress(content.pdfs)
      pause = read === total ? aMinute / 2 : Math.min(2 * pause, anHour)
      if (read < total) timer = setTimeout(() => void this.readPdfs(site), pause).unref()
      const stamp = readOf(content)
      if (last?.content === content && last.read === stamp) return
      open(content, stamp)
      site.onRenewed()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await pdfTexts.stop()
      last?.index.close()
    },
  }
}

interface Indexed {
  content: Content
  read: string
  pdfTexts: PdfTexts
  replaces: SearchStore | undefined
}

const openIndex = (settings: Settings, log: Log, { content, read, pdfTexts, replaces }: Indexed) =>
  openSearch({
    file: join(settings.data, 'search.sqlite'),
    revision: `${content.revision} ${read}`,
    searchWords: content[content.languages[0] ?? 'zh'].searchWords,
    *entries() {
      const linesOf = (href: string) => pdfTexts.linesOf(content.pdfs.get(href.replace('/media/', '')))
      for (const lang of content.languages) yield* content[lang].searchEntries(linesOf)
    },
    replaces,
    onProgress: (entries) => {
      if (entries > 0 && entries % 5_000 === 0) log.info(`preparing search: ${entries} entries`)
    },
  })
