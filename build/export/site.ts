import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { documentAddress } from '#contract/documentAddress.ts'
import { feedPath, rootPath } from '#contract/paths.ts'
import { notices } from '#contract/routes.ts'
import { buildApp } from '../../server/app.ts'
import { feedsOf } from '../../server/render/feedTitle.ts'
import type { SsrBundle } from '../../server/render/ssrBundle.ts'
import type { Settings } from '../../server/settings.ts'
import type { SiteStore } from '../../server/site.ts'
import type { Tracker } from '../../server/tracker.ts'
import { createAnswers } from './answers.ts'
import { createCrawler, isFile } from './crawler.ts'
import { openFolder } from './folder.ts'
import { hostingFiles } from './hosting.ts'

interface ExportOptions {
  settings: Settings
  site: SiteStore
  bundle: SsrBundle
  folder: string
  /** The operator's own, if there is one. */
  tracker?: Tracker | undefined
  /** Origin of a server that answers what files cannot; empty when there is none. */
  calls?: string
  log?: (line: string) => void
  /** Takes the documents of these addresses alone. */
  isWanted?: (address: string) => boolean
}

/** How many pages are written between two lines of progress. */
const step = 50

/**
 * Writes the whole public site into a folder that any host of files can serve: what the running app answers at every address that is
 * known or named by another answer.
 * @throws Error when something is named that is not there, or the folder holds something else than an export.
 */
export async function exportSite({ settings, site, bundle, tracker, calls = '', ...options }: ExportOptions) {
  const began = performance.now()
  const { log = () => {}, isWanted = () => true } = options
  const { revision, languages } = site.content
  const folder = await openFolder(options.folder, { revision, origin: settings.origin, calls })
  const app = await buildApp({ settings: { ...settings, exported: { calls } }, site, bundle, tracker })
  try {
    const { addresses, take } = createCrawler(app, folder, settings.origin)
    const answers = createAnswers(settings.sitePrefix, take)
    for (const lang of languages) {
      const { byId, lots } = site.content[lang]
      const numbers = lots.samples.map(({ number }) => number)
      await answers.ofLanguage(lang, byId.keys(), numbers)
    }
    for (const address of await startingAddresses(site, settings)) addresses.add(address)
    let pages = 0
    // A set goes on with what is added to it.
    for (const address of addresses) {
      if (isFile(address)) await take(address, address)
      else if (isWanted(address)) {
        const document = await take(address, address.endsWith('/') ? `${address}index.html` : `${address}.html`)
        if (!document) continue // an article that this language lacks
        await answers.ofDocument(document.body)
        if (++pages % step === 0) log(`pages: ${pages} written`)
      }
    }
    for (const [path, text] of await hostingFiles(options.folder, settings, languages))
      await folder.write(path, Buffer.from(text))
    await folder.finish()
    return { pages, answers: answers.count, ...folder.written, seconds: (performance.now() - began) / 1000 }
  } catch (error) {
    await folder.abandon()
    throw error
  } finally {
    await app.close()
  }
}
export type Summary = Awaited<ReturnType<typeof exportSite>>

/** What no other answer names for certain; the sitemap leads to all articles, pages to the further pages of lists. */
async function startingAddresses(site: SiteStore, { dist }: Settings): Promise<string[]> {
  const { languages } = site.content
  const pages = new Set(languages.flatMap((lang) => [...site.content[lang].pages.keys()]))
  const assets = (await readdir(join(dist, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name))
  const ofLanguages = languages.flatMap((lang) => {
    const root = rootPath(lang, languages)
    return [
      ...['/', '/404', ...pages].map((path) => documentAddress(root, path)),
      ...feedsOf(site.content[lang]).map((name) => feedPath(name, root)),
      ...(site.content[lang].calendar.events.length > 0 ? [`${root}calendar.ics`] : []),
    ]
  })
  return [
    ...ofLanguages,
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
    notices,
    ...assets.map((name) => `/assets/${name}`),
  ]
}
