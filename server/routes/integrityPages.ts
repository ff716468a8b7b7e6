import { setImmediate as otherWork } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { dayInChina } from '#contract/day.ts'
import { isIntegrity } from '#contract/paths.ts'
import { type PackedBody, pack, packFurther } from '../http/compression.ts'
import type { Document, MakeDocument, Place } from '../render/page.ts'
import type { SiteStore } from '../site.ts'

/** Milliseconds after the start when the pages are drawn: the first page that is drawn takes a while, and first visits would wait. */
const afterStart = 1_000

/** A document with its bytes. */
interface Rendered {
  document: Document
  body: PackedBody
}

/** The integrity pages of a day, all of them drawn before anybody asks: that they are there says nothing about who came. */
export function createIntegrityPages(app: FastifyInstance, site: SiteStore, make: MakeDocument) {
  let drawn = { day: '', pages: new Map<string, Rendered>() }
  const nameOf = ({ lang, path }: Place) => `${lang} ${path}`

  async function drawAll() {
    const pages = new Map<string, Rendered>()
    const own = { day: dayInChina(Date.now()), pages }
    drawn = own
    for (const lang of ['zh', 'en'] as const) {
      for (const path of [...site.content[lang].pages.keys()].filter(isIntegrity)) {
        await otherWork() // who asks for anything meanwhile waits for one page at most
        if (drawn !== own) return // there is newer content
        const place: Place = { lang, path, search: '' }
        const document = await make(place)
        if ('to' in document) continue
        pages.set(nameOf(place), { document, body: pack(document.html) })
      }
    }
    for (const [name, packed] of pages) pages.set(name, { ...packed, body: await packFurther(packed.body) })
  }
  const drawAhead = () => void drawAll().catch(() => {}) // the fault is told to those who ask for the page

  let timer: NodeJS.Timeout
  app.addHook('onReady', async () => {
    timer = setTimeout(drawAhead, afterStart).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
  site.onSwap(drawAhead)
  return {
    find(place: Place): Rendered | undefined {
      if (drawn.day !== dayInChina(Date.now())) drawAhead()
      return place.search === '' ? drawn.pages.get(nameOf(place)) : undefined
    },
  }
}
