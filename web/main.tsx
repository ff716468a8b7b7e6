import { documentState } from './startup/documentState.ts'
import { restoreScroll } from './startup/restoreScroll.ts'

/*
 * The one script of a document. It starts the app once the largest paint is over and the browser is idle, without waiting for the
 * reader: what can be done before is done by the platform.
 */

/** Milliseconds after which a slow first picture is no longer waited for, and then a browser that is never idle. */
const [slowLoad, neverIdle] = [1_500, 500]

const loaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === 'complete') return done()
    addEventListener('load', () => done(), { once: true })
    setTimeout(done, slowLoad)
  })
const idle = () =>
  new Promise<void>((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => done(), { timeout: neverIdle }) : setTimeout(done, 100),
  )

/** On a quick line the load event comes before the first paint, which scripts would only delay. It is over when the browser says so. */
const painted = () =>
  new Promise<void>((done) =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      done()
    }).observe({ type: 'paint', buffered: true }),
  )

/** Not at the module's top: a module that waits keeps the bundler from joining what comes together. */
async function startWhenPainted() {
  const state = documentState()
  restoreScroll()
  if (!state.startsAtOnce) await loaded()
  await painted()
  // A slow line brings all that the app starts with while the browser is still busy.
  const fetchAhead = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link))
  for (const href of state.scripts) fetchAhead({ rel: 'modulepreload', href })
  if (state.styles) fetchAhead({ rel: 'preload', as: 'style', href: state.styles })
  const site = fetch(state.site, { headers: { lang: document.documentElement.lang.slice(0, 2) } }).catch(
    () => undefined,
  )
  if (!state.startsAtOnce) await idle()
  // The document names the app: this file shares none with it, which would have to come first.
  const { start }: typeof import('./startup/hydrate.tsx') = await import(/* @vite-ignore */ state.app)
  await start(state, site)
}

void startWhenPainted()
