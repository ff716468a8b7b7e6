import { setImmediate as otherWork } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { dayInChina } from '#contract/day.ts'
import { isIntegrity } from '#contract/paths.ts'
import { createAnswers, type Prepared, prepare, send } from '../answers.ts'
import { followsContent, securityPolicy } from '../policy.ts'
import type { Bundle } from '../render/bundle.ts'
import { createDocuments, type Place, placeOf } from '../render/page.ts'
import type { Settings } from '../settings.ts'
import type { SiteStore } from '../stores/site.ts'
import { type Tracker, trackerRoute } from '../tracker.ts'

type Kept = { status: number; policy: string; answer: Prepared } | { to: string }

/** Documents in memory, some 25 KB each: all pages in both languages and as many articles again. */
const mostKept = 500
/** Milliseconds after the start when the integrity pages are drawn. */
const afterStart = 1_000

/**
 * Every address outside `/api` gets a document: its page as real HTML, which the app hydrates in a browser. What is neither a
 * page nor an article gets the page that says so, with status 404; what has moved in this language leads on.
 */
export function documentRoutes(
  app: FastifyInstance,
  site: SiteStore,
  settings: Settings,
  bundle: Bundle,
  tracker?: Tracker,
) {
  if (tracker) trackerRoute(app, tracker)
  const make = createDocuments(bundle, site, settings, tracker)
  const kept = createAnswers<Promise<Kept>>(mostKept)
  site.onSwap(() => {
    kept.clear()
    drawAhead()
  })

  async function prepared(place: Place, isKept: boolean): Promise<Kept> {
    const document = await make(place)
    if ('to' in document) return document
    const { status, html, policy } = document
    return { status, policy: securityPolicy(policy), answer: prepare(html, 'text/html; charset=utf-8', isKept) }
  }
  /** Some pages say what is coming and what is past: a day is as long as a document may be kept. */
  const keyOf = (place: Place) => `${today()} ${place.lang} ${place.path}${place.search}`
  function known(place: Place): Promise<Kept> {
    const key = keyOf(place)
    const found = kept.get(key, () => prepared(place, true))
    found.catch(() => kept.delete(key))
    return found
  }
  /** The integrity pages of a day. */
  let ahead = { day: '', pages: new Map<string, Kept>() }
  /** Draws all of them before anybody asks: that they are there says nothing about who came. */
  function drawAhead() {
    const drawn = { day: today(), pages: new Map<string, Kept>() }
    ahead = drawn
    const draw = async () => {
      for (const lang of ['zh', 'en'] as const) {
        for (const path of [...site.content[lang].pages.keys()].filter(isIntegrity)) {
          await otherWork() // who asks for anything meanwhile waits for one page at most
          if (ahead !== drawn) return // there is newer content
          const place: Place = { lang, path, search: '' }
          drawn.pages.set(keyOf(place), await prepared(place, true))
        }
      }
    }
    void draw().catch(() => {}) // the fault is told to those who ask for the page
  }
  // Beside the first visits: the first page that is drawn takes a while, and the start would wait for it.
  app.addHook('onListen', async () => void setTimeout(drawAhead, afterStart).unref())
  function integrityPage(place: Place): Kept | Promise<Kept> {
    if (ahead.day !== today()) drawAhead()
    return ahead.pages.get(keyOf(place)) ?? prepared(place, false)
  }
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const place = placeOf(request.url, site)
    const { revision } = site.content
    // What people search for is without number, so it is not kept; nothing about a visit to the integrity pages is.
    const isKept = !(place.path === '/search' && place.search) && !isIntegrity(place.path)
    const document = await (isKept ? known(place) : integrityPage(place))
    if ('to' in document) return reply.header('cache-control', followsContent).redirect(document.to, 302)
    reply
      .code(document.status)
      .header('content-security-policy', document.policy)
      .header('cache-control', isIntegrity(place.path) ? 'no-store' : followsContent)
      .header('vary', 'accept-encoding')
    if (isIntegrity(place.path)) reply.header('referrer-policy', 'no-referrer')
    const isCurrent = site.content.revision === revision
    return send(request, reply, document.answer, isKept && isCurrent ? site.repeats : undefined, tomorrow())
  })
}

const today = () => dayInChina(Date.now())
/** The next midnight in China, in milliseconds. */
const tomorrow = () => Date.parse(`${today()}T00:00:00+08:00`) + 24 * 60 * 60 * 1000
