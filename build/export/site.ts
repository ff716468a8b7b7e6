import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tracker } from '../../server/http/tracker.ts'
import { createPageRenderer } from '../../server/render/page.ts'
import type { SsrBundle } from '../../server/render/ssrBundle.ts'
import type { Settings } from '../../server/settings.ts'
import type { SiteStore } from '../../server/site.ts'
import { createAnswers } from './answers.ts'
import { namedIn, writeAssets, writeNamed } from './files.ts'
import { hostingFiles } from './hosting.ts'
import { pagesOf } from './pages.ts'
import { openTarget } from './target.ts'
import { textsOf } from './texts.ts'

export interface ExportOptions {
  settings: Settings
  site: SiteStore
  bundle: SsrBundle
  folder: string
  /** The operator's own, if there is one. */
  tracker?: Tracker | undefined
  /** Origin of a server that answers what files cannot; empty when there is none. */
  calls?: string
  log?: (line: string) => void
  /** Draws these routes alone. */
  isWanted?: (route: string) => boolean
}

export interface Summary {
  pages: number
  answers: number
  files: number
  bytes: number
  /** Files that are those of the export before. */
  unchanged: number
  seconds: number
}

/** How many pages are drawn between two lines of progress. */
const step = 50

/**
 * Writes the whole public site into a folder that any host of files can serve. Nothing goes over a connection: it is made by the
 * functions that the server answers with.
 * @throws Error when the front end was not built, or the folder holds something else than an export.
 */
export async function exportSite({
  site,
  bundle,
  folder,
  tracker,
  calls = '',
  log = () => {},
  ...given
}: ExportOptions): Promise<Summary> {
  const began = performance.now()
  const settings: Settings = { ...given.settings, exported: { calls } }
  const make = createPageRenderer(bundle, site, settings, tracker)
  const { revision, icons } = site.content
  const target = await openTarget(folder, { revision, origin: settings.origin, calls })
  try {
    const named = new Set<string>()
    const write = async (path: string, text: string) => {
      for (const name of namedIn(text)) named.add(name)
      await target.text(path, text)
    }
    const answers = createAnswers(site, settings.sitePrefix, write)
    let pages = 0
    for (const lang of ['zh', 'en'] as const) {
      for await (const page of pagesOf(lang, site, make, given.isWanted)) {
        await write(page.file, page.html)
        await answers.ofPage(page)
        if (++pages % step === 0) log(`pages: ${pages} drawn`)
      }
      await answers.ofAll(lang)
    }
    for (const [path, text] of textsOf(site, settings)) await write(path, text)
    if (tracker) await target.text(tracker.address, tracker.script)
    for (const [path, text] of hostingFiles(folder, settings)) await target.bytes(path, Buffer.from(text))
    log(`answers: ${answers.count}; pictures, films and documents: ${named.size}`)
    await target.bytes('/favicon.ico', await readFile(join(settings.data, icons.ico)))
    await writeAssets(target, settings)
    await writeNamed(target, named, settings)
    await target.finish()
    return { pages, answers: answers.count, ...target.written, seconds: (performance.now() - began) / 1000 }
  } catch (error) {
    await target.abandon()
    throw error
  }
}
