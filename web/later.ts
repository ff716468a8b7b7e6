import { dataOf, documentPath, nowhere } from '#contract/exported.ts'
import { markedFiles } from '#contract/pageStyles.ts'
import type {} from './boot.ts'
import type { Brought } from './data/queries.ts'
import { isTall } from './device.ts'
import { idle } from './idle.ts'
import { painted, paintedIfSeen } from './painted.ts'

/*
 * What follows the first view of a document: the page that a hash asks for takes the place of this one's, the styles of the whole
 * page come, what lies below the first screen is laid out, and the app takes over when the reader wants something of it or the page
 * has been quiet for a while.
 */

const { boot } = window
const page = document.documentElement
const root = page.lang === 'en' ? '/en' : ''
/** The link when its file has come, nothing when that cannot be had. */
const settled = (link: HTMLLinkElement) =>
  new Promise<HTMLLinkElement | undefined>((done) => {
    link.onload = () => done(link)
    link.onerror = () => done(undefined)
  })
const pause = (time: number) => () => new Promise<void>((done) => setTimeout(done, time))

if (boot) {
  const { asked, wish, loaded, icons, manifest } = boot
  const own = document.querySelector<HTMLScriptElement>('#boot')
  /** What the page in the document needs, and its language. */
  let needs: DOMStringMap = { lang: page.lang, ...own?.dataset }

  const addressOf = (to: string) => history.replaceState(history.state, '', `${root}/#${to}`)

  const parsed = new Promise<void>((done) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => done())
    else done()
  })
  /** Whether the page that the address asks for stands in the document. */
  const arrived = parsed
    .then(() => boot.twin)
    .then((html) => (html === undefined ? !boot.isElsewhere : takeOver(html)))
    .catch(() => false)

  /** Puts another page's document in the place of this one's, as far as the reader sees it. */
  function takeOver(html: string): boolean {
    let css = ''
    // The policy lets no other document's style element in: its text goes into a sheet of its own.
    const bare = html.replace(/<style id="critical">([\s\S]*?)<\/style>/, (_, text: string) => {
      css = text
      return ''
    })
    const other = new DOMParser().parseFromString(bare, 'text/html')
    const there = other.getElementById('root')
    const its = other.querySelector<HTMLScriptElement>('#boot')
    // The marks of another build mean other files: the app draws its page.
    if (!there || its?.text !== own?.text) return false
    // A parsed document runs no scripts: what is for browsers without them would be elements of this page.
    for (const without of other.querySelectorAll('noscript')) without.textContent = ''
    needs = { lang: other.documentElement.lang, ...its?.dataset }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
    document.title = other.title
    document.getElementById('root')?.replaceWith(document.adoptNode(there))
    const led = there.dataset.route
    if (led && led !== asked && other.documentElement.lang === page.lang) addressOf(led) // the page has moved
    delete page.dataset.passing
    boot?.arrive()
    return true
  }

  /**
   * The styles that came inside the document give way to the whole files: all of them at once, as each change has all of the page
   * styled anew. They stay where a file is not to be had.
   */
  const replaceStyles = async () => {
    const inline = document.getElementById('critical')
    const sheets: Promise<HTMLLinkElement | undefined>[] = []
    for (const href of markedFiles(STYLES, needs.styles ?? '')) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href })
      document.head.insertBefore(link, inline)
      sheets.push(settled(link))
      await pause(0)() // asking for ten files takes a slow phone as long as drawing a part of the page
    }
    const links = await Promise.all(sheets)
    for (const link of links) if (link) link.media = ''
    if (links.every((link) => link)) {
      inline?.remove()
      document.adoptedStyleSheets = []
    }
    boot.styled?.()
  }

  /** What lies below the first screen is drawn as soon as it is close to it. */
  const letGo = () => {
    if (page.dataset.rest) page.dataset.rest = ''
  }

  const dataAddress = () => {
    const route = needs.route || nowhere
    return dataOf((needs.lang === 'en' ? '/en' : '') + (IS_EXPORT ? documentPath(route) : route))
  }
  let coming: Promise<Brought> | undefined
  /** Behind all else while nobody waits for the app. */
  let priority: 'low' | 'auto' = 'low'
  void wish.then(hurry)
  function hurry() {
    priority = 'auto'
  }
  /** Until it is there: what cannot be had is asked for again when the reader does something. */
  const fetchBrought = (): Promise<Brought> =>
    fetch(dataAddress(), { priority })
      .then((answer) => answer.json())
      .catch(() => boot.wished().then(fetchBrought))
  const bring = () => {
    coming ??= fetchBrought()
    return coming
  }

  /**
   * Fetches and compiles what the app will run, without running it: two files at a time and behind all else while nobody wants it,
   * then all together, each begun in a task of its own.
   */
  const fetchScripts = async () => {
    if (coming) return
    const data = bring()
    let before: Promise<unknown> = data
    await inOrder(data, async (href) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        fetchPriority: priority,
      })
      const came = settled(link)
      document.head.append(link)
      await Promise.race([before, wish]).then(pause(0))
      before = came
    })
  }

  /** Scripts of the app, one after the other, then those of the page, which are known with its data. */
  const inOrder = async (data: Promise<Brought>, each: (script: string) => Promise<unknown>) => {
    for (const script of APP_SCRIPTS) await each(script)
    const { app, scripts } = await data
    if (app === APP_SCRIPTS.at(-1)) for (const script of scripts) await each(script)
  }

  /** Lays out what lies below the first screen, one part at a time, whenever the browser rests. */
  const layOut = async () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-far]')) {
      await idle()
      part.dataset.near = ''
      await paintedIfSeen() // what is drawn at once after having been held back is taken by Chromium for what has moved
      part.dataset.near = 'whole'
    }
  }

  /** Milliseconds after which the app's files are fetched for a reader who does nothing but read, and then until it runs. */
  const [rest, calm] = [2_000, 3_000]
  /** Milliseconds after which a finger that still rests on the screen is not waited for. */
  const longPress = 500
  /** What takes a while would keep the rest of a press waiting: it begins when the finger has left and what that did is painted. */
  const released = wish
    .then(
      ({ type }) =>
        new Promise<unknown>((done) => {
          if (type !== 'pointerdown') return done(type)
          for (const name of ['pointerup', 'pointercancel']) addEventListener(name, done, { once: true, capture: true })
          setTimeout(done, longPress)
        }),
    )
    .then(painted)

  // Not before it is known whose page stands in the document: its styles and data come along.
  void Promise.all([wish.then(painted), arrived]).then(fetchScripts)
  // A screen that shows more than a document's styles reach does not wait, nor does an address that the app alone can answer.
  const tall = isTall()
  const whole = arrived
    .then((isThere) => (isThere && !tall ? Promise.race([loaded, released]) : undefined))
    .then(replaceStyles)
  const laidOut = Promise.all([whole, loaded]).then(layOut)
  // Let go of all at once, parts close to the screen would be laid out in one long task.
  void Promise.race([laidOut, tall ? undefined : wish]).then(() => whole.then(letGo))
  void whole.then(() => {
    const part = document.getElementById(decodeURIComponent(boot.part))
    if (part) letGo()
    part?.scrollIntoView()
  })

  void loaded.then(pause(rest)).then(() => {
    for (const [link, href] of icons) link.href = href
    if (manifest) document.head.append(manifest)
  })
  const calmed = laidOut.then(pause(rest)).then(idle).then(fetchScripts).then(pause(calm)).then(idle)
  // What has no document shows nothing before the app does.
  const first = arrived.then((isThere) => (isThere ? Promise.race([calmed, released]) : hurry()))
  boot.brought = bring
  boot.ready = Promise.all([first, whole])
    .then(letGo)
    .then(paintedIfSeen)
    .then(() => {
      delete page.dataset.rest
    })
    .then(paintedIfSeen) // the page is styled anew in a task of its own, not in the app's first
  void first.then(async () => {
    // What the app needs runs before it, each in a task of its own; the page says itself when its own are not to be had.
    await inOrder(bring(), (script) => import(/* @vite-ignore */ script).catch(() => {}).then(pause(0)))
  })
}
