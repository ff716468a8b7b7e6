import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { dayInChina } from '#contract/day.ts'
import { isIntegrity } from '#contract/paths.ts'
import { type CompressedBody, compressBody, compressFurther } from '../http/compression.ts'
import type { HtmlPage, RenderHtmlPage } from '../render/page.ts'
import type { PageAddress } from '../render/pageAddress.ts'
import type { SiteStore } from '../site.ts'

/** Milliseconds after the start when the pages are rendered: the first one takes a while, and first visits would wait. */
const afterStart = 1_000

/** A page with its bytes. */
interface RenderedPage {
  page: HtmlPage
  body: CompressedBody
}

/** The integrity pages of a day, all of them rendered before anybody asks: that they are there says nothing about who came. */
export function createIntegrityPages(app: FastifyInstance, site: SiteStore, make: RenderHtmlPage) {
  let rendered = { day: '', pages: new Map<string, RenderedPage>() }
  const nameOf = ({ lang, path }: PageAddress) => `${lang} ${path}`

  async function renderAll() {
    const pages = new Map<string, RenderedPage>()
    const current = { day: dayInChina(Date.now()), pages }
    rendered = current
    for (const lang of site.content.languages) {
      for (const path of [...site.content[lang].pages.keys()].filter(isIntegrity)) {
        await yieldToRequests() // who asks for anything meanwhile waits for one page at most
        if (rendered !== current) return // there is newer content
        const place: PageAddress = { lang, path, search: '' }
        const page = await make(place)
        if ('to' in page) continue
        pages.set(nameOf(place), { page, body: compressBody(page.html) })
      }
    }
    for (const [name, { page, body }] of pages) pages.set(name, { page, body: await compressFurther(body) })
  }
  const prerender = () => void renderAll().catch(() => {}) // the fault is told to those who ask for the page

  let timer: NodeJS.Timeout
  app.addHook('onReady', async () => {
    timer = setTimeout(prerender, afterStart).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
  site.onSwap(prerender)
  return {
    find(place: PageAddress): RenderedPage | undefined {
      if (rendered.day !== dayInChina(Date.now())) prerender()
      return place.search === '' ? rendered.pages.get(nameOf(place)) : undefined
    },
  }
}
