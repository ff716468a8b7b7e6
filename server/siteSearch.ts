import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Content } from './content/index.ts'
import { openPdfTexts, type PdfTexts } from './content/pdf/pdfTexts.ts'
import type { Log } from './log.ts'
import { openSearch, type SearchStore } from './search/index.ts'
import type { Settings } from './settings.ts'

/** The search index of the content that was asked for last, made when it is asked for. */
export function createSiteSearch(settings: Settings, log: Log) {
  const pdfTexts = openPdfTexts(join(settings.data, 'pdf'), log, settings.lang)
  let isClosed = false
  let last: { content: Content; read: string; index: SearchStore } | undefined
  const open = (content: Content, read: string) => {
    const index = openIndex(settings, log, { content, read, pdfTexts, replaces: last?.index })
    last = { content, read, index }
    return index
  }
  const readOf = (content: Content) => hash('sha1', pdfTexts.readOf(content.pdfs).join(' '))
  return {
    of: (content: Content): SearchStore => (last?.content === content ? last.index : open(content, readOf(content))),
    /** Reads PDFs that have not been read. With what they say the index is made anew, of the content that there is then. */
    async readPdfs(folder: string, contentNow: () => Content, onRenewed: () => void) {
      await pdfTexts.read(join(folder, 'media'), contentNow().pdfs)
      const content = contentNow()
      const read = readOf(content)
      if (isClosed || (last?.content === content && last.read === read)) return
      open(content, read)
      onRenewed()
    },
    async close() {
      isClosed = true
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
