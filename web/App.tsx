import { useEffect, useLayoutEffect, useRef } from 'react'
import styles from './App.module.css'
import { headerHeightFallback } from './constants.ts'
import { KeptPages } from './KeptPages.tsx'
import { rememberLanguage } from './language.ts'
import { showLateFont } from './lateFont.ts'
import { listWithoutId, redirectOf } from './navigation.ts'
import { painted } from './painted.ts'
import { Connection } from './parts/Connection.tsx'
import { Footer } from './parts/Footer.tsx'
import { Header } from './parts/Header.tsx'
import { NoticeProvider } from './parts/Notice.tsx'
import { Redirect, useHow, useLocation } from './router.tsx'
import { useSite } from './site.tsx'
import { needsOwnDocument, track } from './tracking.ts'

/** State of a navigation that stays on its page: filters and page numbers of a list. */
export interface NavigationState {
  keepScroll?: boolean
}

/** The shell around every page: header, content, footer, and what happens at each navigation. */
export function App() {
  const { navigation, lang, words } = useSite()
  const location = useLocation()
  const redirect = listWithoutId(location) ?? redirectOf(navigation, location.pathname, lang)
  const isApart = needsOwnDocument(location.pathname)
  const passing = redirect !== undefined || isApart
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (isApart) window.location.reload()
  }, [isApart])
  useTopPadding(main)
  useScroll()
  useRouteEvents(main, passing)
  return (
    <NoticeProvider dismiss={words.notice.dismiss}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link for assistive technology; the hash itself is the route */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {words.skipToContent}
      </a>
      <Header />
      <Connection words={words.state} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-home={location.pathname === '/' || undefined}
      >
        {redirect && <Redirect to={redirect} />}
        <KeptPages passing={passing} />
      </main>
      <Footer />
    </NoticeProvider>
  )
}

/** The content begins below the fixed header, whose height is measured at every navigation; home's banner lies under it. */
function useTopPadding(main: React.RefObject<HTMLElement | null>) {
  const location = useLocation()
  useLayoutEffect(() => {
    const header = document.querySelector('header')
    const height = header?.getBoundingClientRect().height || headerHeightFallback
    main.current?.style.setProperty('--content-top', location.pathname === '/' ? '0px' : `${height}px`)
  }, [location, main])
}

const places = new Map<string, number>()

/** Every navigation scrolls to the top; Back and Forward return to where the page was left. */
function useScroll() {
  const location = useLocation()
  const how = useHow()
  // Not after the paint: the way to the top of the next page would be remembered as the place of the one before.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => places.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location.key])
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    // The reader may have scrolled the document before the app took it over.
    const stays = isFirst.current || ((location.state as NavigationState | null)?.keepScroll && how !== 'pop')
    isFirst.current = false
    if (stays) {
      places.set(location.key, window.scrollY) // no scroll event will tell
      return
    }
    window.scrollTo({ top: how === 'pop' ? (places.get(location.key) ?? 0) : 0, behavior: 'instant' })
  }, [location, how])
}

/** After each route change (not on one that leads on at once): language saved, tracker told, focus at the new page's start for screen readers. */
function useRouteEvents(main: React.RefObject<HTMLElement | null>, passing: boolean) {
  const { pathname } = useLocation()
  const first = useRef(true)
  useLayoutEffect(() => {
    if (pathname) showLateFont()
  }, [pathname])
  useEffect(() => {
    if (passing) return
    rememberLanguage(window.location.pathname)
    track('page', pathname)
    // Whatever covered the page lets go of it after a paint, too, and did so before.
    if (!first.current) void painted().then(() => main.current?.focus({ preventScroll: true }))
    first.current = false
  }, [pathname, main, passing])
}
