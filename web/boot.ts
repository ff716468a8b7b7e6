import { addressWords, documentPath } from '#contract/exported.ts'
import { isMobileAgent } from './device.ts'
import { idle } from './idle.ts'
import { painted } from './painted.ts'
import type { Brought } from './queries.ts'

/*
 * The only script that runs before the first paint. It stands inline in the head of every real page and does three things: it
 * fetches the page that a hash asks for when the document is another one's, it puts off the app until the page has been painted
 * and read, and it keeps a press on a button that came before the app. Everything else waits.
 */

/** What the app takes over from the document. */
export interface Boot {
  /** Fetches what the app takes over with the page, once. */
  brought: () => Promise<Brought>
  /** Settles when the page that the address asks for stands in the document, or cannot be had, and its styles are in place. */
  ready: Promise<void>
  /** The button that was pressed last before the app was there. */
  pressed?: HTMLElement | undefined
}
declare global {
  interface Window {
    boot?: Boot
  }
}

const page = document.documentElement
const own = document.currentScript
const { scripts = '', styles = '', route = '', brought = '' } = own?.dataset ?? {}
const isExport = own?.hasAttribute('data-files') ?? false
const root = page.lang === 'en' ? '/en' : ''
/** Behind a path stands the name of a part of its page, at the root a route, which may name a part as well. */
const isPart = route !== '/' && !location.hash.startsWith('#/')
const behindHash = isPart ? '' : location.hash.slice(1).replace(/^\/$|#.*/, '') // the root's own hash asks for nothing else
/** What is asked for; a host of files answers every query with the same document. */
const hash = behindHash || (isExport ? queried() : '')
/** A hash that asks for another page than this document's. */
const isElsewhere = hash !== '' && hash !== route
/** Where the document of what is asked for is; on an export no query tells two apart. */
const place = isExport ? documentPath(hash) : hash
/** The route of such a page, if it has a document; one that names a language, and what is no route, are the app's to lead on. */
const isRoute = /^\/(?!\/|en(\/|\?|$))/.test(hash) && !(isExport && place.includes('?'))
const elsewhere = isElsewhere && isRoute ? hash : undefined
/** The form of a page's address that the app uses. */
const addressOf = (asked: string) => history.replaceState(history.state, '', `${root}/#${asked}`)
const asked = hash || route
if (behindHash === '' && asked !== '/' && asked !== '') addressOf(asked)

function queried(): string {
  const words = [...new URLSearchParams(location.search)].filter(
    ([name, value]) => addressWords.includes(name) && value,
  )
  const path = location.pathname.slice(root.length).replace(/(.)\/$/, '$1')
  return words.length > 0 ? `${path}?${new URLSearchParams(words)}` : ''
}

page.dataset.script = ''
page.dataset.far = ''
if (isMobileAgent(navigator.userAgent)) page.dataset.device = 'mobile'
// Another page's content must not be seen on the way to the one that was asked for.
if (isElsewhere) page.dataset.passing = ''

/** The browser would fetch icons and manifest before the first picture: icons are empty and the manifest is not there until `rest`. */
const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map(
  (link) => [link, link.href] as const,
)
const manifest = document.querySelector('link[rel="manifest"]')
for (const [link] of icons) link.href = 'data:,'
manifest?.remove()
function showIcons() {
  for (const [link, href] of icons) link.href = href
  if (manifest) document.head.append(manifest)
}

const parsed = new Promise<void>((done) => document.addEventListener('DOMContentLoaded', () => done()))
const loaded = new Promise<void>((done) => addEventListener('load', () => done()))
const twin =
  elsewhere &&
  fetch(root + place).then(
    (answer) => answer.text(),
    () => '',
  )
/** Whether the page that the address asks for stands in the document. */
const arrived = parsed
  .then(() => twin)
  .then((html) => (html === undefined ? !isElsewhere : takeOver(html)))
  .catch(() => false)

let sheet: CSSStyleSheet | undefined
/** Files that the page in the document needs. */
let files = { scripts, styles, brought }

/** Puts another page's document in the place of this one's, as far as the reader sees it. */
function takeOver(html: string): boolean {
  let css = ''
  // The policy lets no other document's style element in: its text goes into a sheet of its own.
  const bare = html.replace(/<style id="critical">([\s\S]*?)<\/style>/, (_, text: string) => {
    css = text
    return ''
  })
  const other = new DOMParser().parseFromString(bare, 'text/html')
  const swap = (id: string) => {
    const [here, there] = [document.getElementById(id), other.getElementById(id)]
    if (here && there) here.replaceWith(document.adoptNode(there))
  }
  if (!other.getElementById('root')) return false
  // A parsed document runs no scripts: what is for browsers without them would be elements of this page.
  for (const without of other.querySelectorAll('noscript')) without.textContent = ''
  files = { ...files, ...other.getElementById('boot')?.dataset }
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  document.title = other.title
  swap('root')
  const led = document.getElementById('root')?.dataset.route
  if (led && led !== elsewhere && other.documentElement.lang === page.lang) addressOf(led) // the page has moved
  delete page.dataset.passing
  return true
}

/**
 * The styles that came inside the document give way to the whole files, which the app's chunks expect: all of them at once, as each
 * change has all of the page styled anew. What was put off counts among them.
 */
async function replaceStyles() {
  const inline = document.getElementById('critical')
  const links = files.styles.split(' ').map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href })
    document.head.insertBefore(link, inline)
    return link
  })
  const settled = (link: HTMLLinkElement) => new Promise((done) => Object.assign(link, { onload: done, onerror: done }))
  await Promise.all(links.map(settled))
  for (const link of links) link.media = ''
  inline?.remove()
  if (sheet) document.adoptedStyleSheets = []
  delete page.dataset.far
}

let coming: Promise<Brought> | undefined
/** Until it is there: what cannot be had is asked for again when the reader does something. */
const fetchBrought = (): Promise<Brought> =>
  fetch(files.brought)
    .then((answer) => answer.json())
    .catch(() => wished().then(fetchBrought))
const bring = () => {
  coming ??= fetchBrought()
  return coming
}

/** Fetches and compiles what the app will run, without running it; one at a time, as each takes a moment. */
async function fetchScripts() {
  if (coming) return
  void bring()
  for (const href of files.scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    await pause(0)()
  }
}

/** Lays out what lies below the first screen (`far.css` holds it back), one part at a time, whenever the browser rests. */
async function layOut() {
  for (const part of document.querySelectorAll<HTMLElement>(
    'main > section:nth-of-type(n + 2), main > div > :nth-child(n + 2), main > aside, footer',
  )) {
    await idle()
    part.dataset.near = ''
  }
}

const pause = (time: number) => () => new Promise<void>((done) => setTimeout(done, time))

/** Milliseconds after which the app's files are fetched for a reader who does nothing but read, and then until it runs. */
const [rest, calm] = [2_000, 3_000]
const wishes = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'click', 'hashchange'] as const
/** The reader does something. */
const wished = () =>
  new Promise<Event>((done) => {
    for (const name of wishes) addEventListener(name, done, { once: true, passive: true, capture: true })
  })
const wish = wished()

/** Milliseconds after which a finger that still rests on the screen is not waited for. */
const longPress = 500

/** The app would keep the rest of a press waiting: it runs when the finger has left and what that did is painted. */
const released = ({ type }: Event) =>
  new Promise<unknown>((done) => {
    if (type !== 'pointerdown') return done(type)
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, done, { once: true, capture: true })
    setTimeout(done, longPress)
  }).then(painted)
// Not before it is known whose page stands in the document: its data come along.
void Promise.all([wish.then(painted), arrived]).then(fetchScripts)

void loaded.then(pause(rest)).then(showIcons)
const calmed = arrived
  .then(() => loaded)
  .then(layOut)
  .then(pause(rest))
  .then(idle)
  .then(fetchScripts)
  .then(pause(calm))
  .then(idle)
// What has no document shows nothing before the app does.
const first = arrived.then((isThere) => (isThere ? Promise.race([calmed, wish.then(released)]) : undefined))
const boot: Boot = { brought: bring, ready: first.then(replaceStyles) }
window.boot = boot
// A page that is to be read from somewhere further down, so nothing above may still be a guess of its height.
void arrived.then(() => {
  const arrival = document.querySelector('[data-arrival]')
  if (!arrival) return
  delete page.dataset.far
  arrival.scrollIntoView({ behavior: 'instant' })
})
addEventListener(
  'click',
  (event) => {
    if (!window.boot || !(event.target instanceof Element)) return
    boot.pressed = event.target.closest('button') ?? undefined
    const anchor = event.target.closest<HTMLAnchorElement>('a[href*="#"]')
    const part = anchor && document.getElementById(decodeURIComponent(anchor.hash.slice(1)))
    if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault() // the hash is the route
    delete page.dataset.far
    part.tabIndex = -1
    part.focus()
    part.scrollIntoView()
  },
  { capture: true },
)
void first.then(async () => {
  void bring()
  // What the app needs runs before it, each in a task of its own; the page says itself when its own are not to be had.
  for (const file of files.scripts.split(' ')) await import(/* @vite-ignore */ file).catch(() => {}).then(pause(0))
})
