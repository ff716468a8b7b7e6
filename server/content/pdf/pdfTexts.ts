import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lang } from '#contract/paths.ts'
import type { Log } from '../../log.ts'
import { writeWhole } from '../pictures/writeWhole.ts'
import { wordsOf } from '../words/index.ts'
import { type PdfPage, pagesOf } from './pdfPages.ts'
import type { PdfFailure } from './pdfText.ts'
import { type ReadingLimits, readPdf } from './readPdf.ts'

/** PDFs by their names below `media/`, each with the hash of its bytes. */
type PdfHashes = ReadonlyMap<string, string>

/** What PDFs say, for search. */
export interface PdfTexts {
  /** The pages of a PDF; none where it has not been read, or cannot be. */
  pagesOf(hash: string | undefined): readonly PdfPage[]
  /** Hashes of those that have been read. */
  readOf(pdfs: PdfHashes): string[]
  /** How many have been read, or are known to be unreadable, of how many. */
  progress(pdfs: PdfHashes): { read: number; total: number }
  /** Reads those in `media` that have not been read, one after the other; tells once which cannot be. Never fails. */
  read(media: string, pdfs: PdfHashes): Promise<void>
  /** Settles when nothing is read any more. */
  stop(): Promise<void>
}

type Kept = { pages: PdfPage[] } | { failure: PdfFailure }

// A long annual report, and less than the editors' program may take: the site runs beside it.
const usualLimits: ReadingLimits = { memory: 400, time: 20_000, pages: 400 }

/** What was kept in another form is read anew. */
const ending = '.pages.json'

/** The texts of PDFs, kept in a folder by the hash of their bytes: each is read once, beside the requests. */
export function openPdfTexts(folder: string, log: Log, lang: Lang, limits = usualLimits): PdfTexts {
  mkdirSync(folder, { recursive: true })
  const kept = new Set<string>()
  for (const name of readdirSync(folder)) {
    if (name.endsWith(ending)) kept.add(name.slice(0, -ending.length))
    else rmSync(join(folder, name), { force: true })
  }
  const told = new Set<string>()
  const stopping = new AbortController()
  let last: Promise<void> = Promise.resolve()
  const fileOf = (hash: string) => join(folder, `${hash}${ending}`)

  function keptOf(hash: string): Kept {
    try {
      return JSON.parse(readFileSync(fileOf(hash), 'utf8')) as Kept // we wrote it
    } catch {
      kept.delete(hash) // half of it, after a full disk: it is read anew
      return { pages: [] }
    }
  }
  async function readOne(media: string, name: string, hash: string) {
    const answer = await readPdf(await readFile(join(media, name)), { ...limits, signal: stopping.signal })
    const found: Kept = 'text' in answer ? { pages: pagesOf(answer.text) } : answer
    // What took too much once may be read when there is more of it.
    if (!('failure' in found) || found.failure !== 'pdfHeavy') {
      await writeWhole(fileOf(hash), JSON.stringify(found))
      kept.add(hash)
    }
    if ('failure' in found) tell(wordsOf(lang).pdfUnread(`media/${name}`, found.failure))
  }
  function tell(line: string) {
    if (!told.has(line)) log.error(line)
    told.add(line)
  }
  async function readAll(media: string, pdfs: PdfHashes) {
    for (const [name, hash] of pdfs) {
      if (stopping.signal.aborted) return
      if (kept.has(hash)) continue
      await readOne(media, name, hash).catch((error: Error) => {
        if (!stopping.signal.aborted) tell(`media/${name} — ${error.message}`)
      })
    }
    const wanted = new Set(pdfs.values())
    for (const hash of kept.difference(wanted)) {
      rmSync(fileOf(hash), { force: true })
      kept.delete(hash)
    }
  }
  return {
    pagesOf(hash) {
      const found = hash !== undefined && kept.has(hash) ? keptOf(hash) : { pages: [] }
      return 'pages' in found ? found.pages : []
    },
    readOf: (pdfs) => [...new Set(pdfs.values())].filter((hash) => kept.has(hash)).sort(),
    progress(pdfs) {
      const all = [...new Set(pdfs.values())]
      return { read: all.filter((hash) => kept.has(hash)).length, total: all.length }
    },
    read(media, pdfs) {
      last = last.then(() => readAll(media, pdfs))
      return last
    },
    stop() {
      stopping.abort()
      return last
    },
  }
}
