import { documentPath, nowhere } from '#contract/exported.ts'
import { type Lang, rootPath } from '#contract/paths.ts'
import type { AskedCall } from '#web/startup/ssr.tsx'
import { type RenderHtmlPage, readAddress } from '../../server/render/page.ts'
import type { SiteStore } from '../../server/site.ts'

/** A page of an export. */
export interface ExportedPage {
  lang: Lang
  route: string
  /** Where it is written. */
  file: string
  html: string
  /** Calls that it made. */
  asked: AskedCall[]
}

/** Every page and article of a language, and of each list the pages behind the first as they become known. */
export async function* pagesOf(
  lang: Lang,
  site: SiteStore,
  make: RenderHtmlPage,
  isWanted: (route: string) => boolean = () => true,
): AsyncGenerator<ExportedPage> {
  const root = rootPath(lang).slice(0, -1)
  const routes = routesOf(lang, site).filter(isWanted)
  for (const route of routes) {
    const { html, asked, isLed } = await drawn(root + route, site, make)
    const address = root + documentPath(route)
    yield { lang, route, file: `${address}index.html`, html, asked }
    if (!isLed && !route.includes('?')) routes.push(...behindFirst(route, asked))
  }
  const { html, asked } = await drawn(root + nowhere, site, make)
  yield { lang, route: nowhere, file: `${root}/404.html`, html, asked }
}

function routesOf(lang: Lang, site: SiteStore): string[] {
  const { zh, en } = site.content
  const articles = Object.values(site.content[lang].lists).flatMap((list) => list.map(({ link }) => link))
  return [...new Set(['/', ...zh.pages.keys(), ...en.pages.keys()]), ...articles]
}

/** The document of an address. One that leads on gets the document that it leads to: a file cannot send its reader elsewhere. */
async function drawn(address: string, site: SiteStore, make: RenderHtmlPage) {
  const first = await make(readAddress(address, site))
  const isLed = 'to' in first
  const document = isLed ? await make(readAddress(first.to, site)) : first
  if ('to' in document) throw new Error(`${address} leads on from page to page`)
  return { ...document, isLed }
}

/** A list whose year its reader may choose is the page's own; one that has a page number goes on behind its first page. */
function behindFirst(route: string, asked: AskedCall[]): string[] {
  return asked.flatMap(({ query, data }) => {
    if (!('year' in query && 'page' in query) || !data) return []
    const { total, pageSize } = data as { total: number; pageSize: number } // what has pages and years is a list
    const pages = Math.ceil(total / pageSize)
    return Array.from({ length: Math.max(0, pages - 1) }, (_, at) => `${route}?page=${at + 2}`)
  })
}
