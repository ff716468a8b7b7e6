import { addressWords, documentPath } from '#contract/exported.ts'
import type { Brought } from './data/queries.ts'
import { isMobileAgent, isTall } from './device.ts'
import { paintedIfSeen } from './painted.ts'

/*
 * The only script that runs before the first paint, inline in the head of every real page. It marks what the styles ask for, holds
 * back another page's content when the address asks for one, and keeps a press that comes before the app. All else waits in
 * `later.ts`, which is fetched when the page has been loaded or its reader does something, whichever comes first: what is here makes
 * every document longer.
 */

/** What the document's scripts and the app share until the app has taken over. */
export interface Boot {
  /** The route that the address asks for by its hash, on a host of files by its query as well; or nothing. */
  asked: string
  /** The part of the page that the address names, as it is written there. */
  part: string
  /** The address asks for another page than this document's. */
  isElsewhere: boolean
  /** The document of that page, where its address tells; empty when it cannot be had. */
  twin?: Promise<string> | undefined
  /** All that the first view needs has come and stands on the screen. */
  loaded: Promise<unknown>
  /** The reader's first sign. */
  wish: Promise<Event>
  /** The next sign from now on. */
  wished: () => Promise<Event>
  /** What the browser would fetch before the first picture. */
  icons: (readonly [HTMLLinkElement, string])[]
  manifest: Element | null
  /** Goes where a page is to be read from. */
  arrive: () => void
  /** Tells that the styles of the whole page are in place. */
  styled?: () => void
  /** Fetches what the app takes over with the page, once. */
  brought?: () => Promise<Brought>
  /** Settles when the page that the address asks for stands in the document, or cannot be had, and its styles are in place. */
  ready?: Promise<void>
  /** The button that was pressed last before the app was there. */
  pressed?: HTMLElement | undefined
}
declare global {
  interface Window {
    boot?: Boot
  }
}

const page = document.documentElement
const route = document.currentScript?.dataset.route ?? ''
const root = page.lang === 'en' ? '/en' : ''
/** Behind a path stands the name of a part of its page, at the root a route, which may name a part as well. */
const isPart = route !== '/' && !location.hash.startsWith('#/')
const hash = isPart ? '' : location.hash.slice(1).replace(/^\/$|#.*/, '') // the root's own hash asks for nothing else
const part = location.hash.replace(/.*#(?!\/)/, '')
/** A host of files answers every query with the same document. */
const asked = hash || (IS_EXPORT ? queried() : '')
const isElsewhere = asked !== '' && asked !== route
/** Where the document of what is asked for is; on an export no query tells two apart, and the app draws what has none. */
const place = IS_EXPORT ? documentPath(asked) : asked
// One that names a language, and what is no route, are the app's to lead on.
const hasTwin = isElsewhere && /^\/(?!\/|en(\/|\?|$))/.test(asked) && !(IS_EXPORT && place.includes('?'))
const shownAs = asked || route
/**
 * Gives the address the form that the app uses. It follows the first view, or comes with the reader's first sign, before a link leads
 * on: a slow phone takes longer for it than for all else here.
 */
const toHash = () => {
  const now = location.hash.startsWith('#/') ? location.hash : `#${shownAs}`
  if (hash === '' && shownAs.length > 1) history.replaceState(history.state, '', `${root}/${now}`)
}

function queried(): string {
  const words = [...new URLSearchParams(location.search)].filter(
    ([name, value]) => addressWords.includes(name) && value,
  )
  const path = location.pathname.slice(root.length).replace(/(.)\/$/, '$1')
  return words.length > 0 ? `${path}?${new URLSearchParams(words)}` : ''
}

page.dataset.script = ''
page.dataset.rest = 'held'
if (isMobileAgent(navigator.userAgent)) page.dataset.device = 'mobile'
// Another page's content must not be seen on the way to the one that was asked for.
if (isElsewhere) page.dataset.passing = ''

const event = (name: string) => new Promise<Event>((done) => addEventListener(name, done, { once: true }))
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'click', 'hashchange'] as const
const wished = () =>
  new Promise<Event>((done) => {
    const heard = new AbortController()
    const hear = (event: Event) => {
      // A browser tells of a pointer that rests where the page has opened, too. One that does not tell how far it went has moved.
      const { movementX, movementY } = event as PointerEvent
      if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return
      heard.abort()
      done(event)
    }
    for (const name of signs) addEventListener(name, hear, { passive: true, capture: true, signal: heard.signal })
  })
/** Milliseconds that a browser takes at most to show a frame that it has painted: what is fetched before would come in between. */
const showing = 100
/** Settles when the next frame stands on the screen. A slow phone takes longer to paint it than those milliseconds. */
const seen = () => paintedIfSeen().then(() => new Promise((done) => setTimeout(done, showing)))
const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map(
  (link) => [link, link.href] as const,
)
const manifest = document.querySelector('link[rel="manifest"]')
for (const [link] of icons) link.href = 'data:,'
manifest?.remove()

/** What lies below the first screen is no longer held back. */
const show = () => delete page.dataset.rest
const boot: Boot = {
  asked,
  part,
  isElsewhere,
  twin: hasTwin
    ? fetch(root + place).then(
        (answer) => answer.text(),
        () => '',
      )
    : undefined,
  loaded: event('load').then(seen),
  wish: wished(),
  wished,
  icons,
  manifest,
  arrive() {
    const arrival = document.querySelector('[data-arrival]')
    if (!arrival) return
    show()
    arrival.scrollIntoView({ behavior: 'instant' })
  },
}
window.boot = boot
const styled = new Promise<void>((done) => {
  boot.styled = done
})
if (!isElsewhere) void event('DOMContentLoaded').then(boot.arrive)
addEventListener(
  'click',
  (event) => {
    if (!window.boot || !(event.target instanceof Element)) return
    boot.pressed = event.target.closest('button') ?? undefined
    const anchor = event.target.closest<HTMLAnchorElement>('a[href*="#"]')
    const part = anchor && document.getElementById(decodeURIComponent(anchor.hash.slice(1)))
    if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault() // the hash is the route
    void (part.closest('[data-far]') ? styled.then(show) : Promise.resolve()).then(() => {
      part.tabIndex = -1
      part.focus()
      part.scrollIntoView()
    })
  },
  { capture: true },
)

/** Without it a page is read as it is, and another one as its own document. */
const fetchLater = () => {
  import(/* @vite-ignore */ LATER).catch(() => {
    if (boot.twin) location.replace(root + place)
    delete page.dataset.passing
    show()
    boot.styled?.()
    void wished().then(fetchLater)
  })
}
// A screen that shows more than a document's styles reach does not wait. Asked earlier, its height has the unfinished page laid out.
const tall = () => new Promise<void>((done) => requestAnimationFrame(() => isTall() && done()))
void (isElsewhere ? Promise.resolve() : Promise.race([boot.loaded, boot.wish, tall()])).then(toHash).then(fetchLater)
