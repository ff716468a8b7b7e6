import { expect, type Page } from '@playwright/test'

export type Lang = 'zh' | 'en'
export const languages = ['zh', 'en'] as const satisfies Lang[]

/** A phone held upright. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
export const desktop = { viewport: { width: 1440, height: 900 } }
export const sizes = { 1440: desktop, 390: phone }

/** What the daily command leaves out, because it runs the same in another language or size; `npm run test:all` runs it too. */
export const all = { tag: '@all' }
/** The details of a test or a group of tests that every commit runs, or `test:all` alone. */
export const daily = (isDaily: boolean): { tag?: string } => (isDaily ? {} : all)

/** A language and a size. */
export interface Look {
  lang: Lang
  width: 390 | 1440
  size: typeof phone | typeof desktop
  details: { tag?: string }
}
/**
 * Language and size of what is walked in both. Of the four pairs every commit sees two, in which each language and each size is
 * there once; a spec passes `details` to its `test.describe`.
 */
export const looks: Look[] = [
  { lang: 'zh', width: 1440, size: desktop, details: {} },
  { lang: 'en', width: 390, size: phone, details: {} },
  { lang: 'zh', width: 390, size: phone, details: all },
  { lang: 'en', width: 1440, size: desktop, details: all },
]
/** Without movement there is nothing to wait for. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** `main` is the language at the root. */
export const address = (route: string, lang: Lang = 'zh', main: Lang = 'zh') =>
  `${lang === main ? '/' : `/${lang}/`}#${route}`

/** The address of a route's own document. */
export const real = (route: string, lang: Lang = 'zh', main: Lang = 'zh') =>
  lang === main ? route : `/${lang}${route}`

/** Opens the document of a route and waits until all of it is there. */
export async function open(page: Page, route: string, lang: Lang = 'zh', main: Lang = 'zh') {
  const answer = await page.goto(real(route, lang, main))
  await settled(page)
  return answer
}

/** Goes to a route in the open document, as the address bar would. */
export const go = (page: Page, route: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, route)

/** Holds the app's scripts, or those whose address matches, until they are let go; what starts the app comes, as the load event waits for it. */
export async function holdApp(page: Page, scripts = /assets\/(?!main)[^/]*\.js$/) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Waits until the app answers: the page is hydrated, which React says itself, and the router has given its address the hash form. Home
 * may do without one; whatever is opened by its hash has it from the beginning, so that the address alone would tell too early.
 * @returns The milliseconds from the navigation until then.
 */
export async function hydrated(page: Page): Promise<number> {
  const there = await page.waitForFunction(() => {
    const places = [document, document.documentElement, document.body, ...document.body.children]
    const isThere = places.some((place) => {
      const held = Object.entries(place).find(([name]) => name.startsWith('__reactContainer$'))
      return held !== undefined && held[1]?.stateNode.current.memoizedState.isDehydrated === false
    })
    return isThere && (/^#\//.test(location.hash) || /^\/((en|zh)\/)?$/.test(location.pathname)) && performance.now()
  })
  return Number(await there.jsonValue())
}

/** Waits until every section of the page has its place: one after the other gets it, when nothing else is to be done. */
export const laidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.later')].every(
      (section) => section.style.contentVisibility === 'visible' || !section.checkVisibility(),
    ),
  )

/** Waits for the app, one heading, no skeleton, a place for all and, where it is given, for a title that differs from `before`. */
export async function settled(page: Page, before?: string) {
  await hydrated(page)
  await page.waitForFunction(
    (former) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility())
      const waiting = shown('main div[aria-hidden="true"], main [aria-busy="true"]').length > 0
      return !waiting && shown('h1').length > 0 && document.title !== former
    },
    before,
    { timeout: 15_000 },
  )
  await laidOut(page)
}

/** Comes to a route from inside the app, so that it asks its calls: what comes along with a document is not asked for. */
export async function enter(page: Page, route: string, lang: Lang = 'zh') {
  await open(page, '/honest', lang)
  await go(page, route)
}

/** Goes to a route in the open document and waits until all of it is there. */
export async function visit(page: Page, route: string) {
  const before = await page.title()
  await go(page, route)
  await settled(page, before)
}

/** Grey lines that stand for what is on its way. */
export const skeletons = (page: Page) => page.locator('main div[aria-hidden="true"]:visible')

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Scrolls the window and waits until the page has been told. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.addEventListener('scroll', () => requestAnimationFrame(() => done()), { once: true })
        window.scrollTo({ top: y, behavior: 'instant' })
      }),
    top,
  )

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The address behind the hash, in the form that the visitor sees. */
export const expectRoute = (page: Page, route: string) =>
  expect.poll(() => decodeURIComponent(new URL(page.url()).hash.slice(1) || '/')).toBe(route)

/** Every wrong thing that the page does while it is used: errors in the console, requests to another host. */
export function watch(page: Page): string[] {
  const wrong: string[] = []
  page.on(
    'console',
    (message) => message.type() === 'error' && wrong.push(`${page.url()}: ${message.text()} ${message.location().url}`),
  )
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:/.test(protocol) && hostname !== '127.0.0.1') wrong.push(`${page.url()} asked ${request.url()}`)
  })
  return wrong
}

/** Marks what the server has rendered, so that it is known again once the app is there. */
export const markRendered = (page: Page) =>
  page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { isRendered: true }))
export const isStillRendered = (page: Page) =>
  page.evaluate(() => (document.querySelector('h1') as (Element & { isRendered?: true }) | null)?.isRendered ?? false)

/** Calls for content, beside the names of the site: what the report asks, for everybody some seconds after the start, is another matter. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isOfReport = /^\/api\/compliance\//.test(pathname) || /path=%2Fhonest%2F(report|query)$/.test(search)
    if (pathname.startsWith('/api/') && !isOfReport && !pathname.endsWith('/getSite')) calls.push(pathname + search)
  })
  return calls
}

/** Stops what the styles move, so that its first moment can be looked at. @returns What lets it go on. */
export async function holdMovement(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 })
}
