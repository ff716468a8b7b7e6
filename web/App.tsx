import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isIntegrity } from '#contract/paths.ts'
import styles from './App.module.css'
import { isReachable } from './data/reachable.ts'
import { useSite } from './data/site.tsx'
import { headerHeightFallback } from './data/specification.ts'
import { KeepAlive } from './KeepAlive.tsx'
import { ArrivalNotice } from './parts/ArrivalNotice.tsx'
import { Footer } from './parts/Footer.tsx'
import { Header } from './parts/Header.tsx'
import { NoticeProvider } from './parts/Notice.tsx'
import { nextPaint } from './parts/nextPaint.ts'
import { OfflineNotice } from './parts/OfflineNotice.tsx'
import { Progress } from './parts/Progress.tsx'
import { rememberLanguage } from './routing/language.ts'
import { redirectFor } from './routing/navigation.ts'
import {
  type NavigationState,
  useIsPending,
  useLocation,
  useNavigate,
  useNavigationType,
} from './routing/routerContext.ts'
import { noteScrollPosition, scrollPositionOf, storeScrollPositions } from './routing/scrollPositions.ts'
import { needsOwnDocument, track } from './routing/tracking.ts'

/** The shell around every page: header, content, footer, and what happens at each navigation. */
export function App() {
  const site = useSite()
  const { words } = site
  const location = useLocation()
  const redirect = redirectFor(location, site)
  const isReloading = needsOwnDocument(location.pathname)
  const isLeadingOn = redirect !== undefined || isReloading
  const main = useRef<HTMLElement>(null)
  const isWaiting = useWaiting()
  useLayoutEffect(() => {
    if (isReloading) window.location.reload()
  }, [isReloading])
  useRedirect(redirect)
  useTopPadding(main)
  useScroll()
  useRouteEvents(main, isLeadingOn)
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
      {isWaiting && <Progress label={words.state.loading} />}
      <Header />
      <OfflineNotice words={words.state} isReachable={isReachable} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-home={location.pathname === '/' || undefined}
      >
        <ArrivalNotice />
        <KeepAlive isLeadingOn={isLeadingOn} />
      </main>
      <Footer />
    </NoticeProvider>
  )
}

/** Leads on to another route, which takes the place of the entry. */
function useRedirect(to: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true })
  }, [to, navigate])
}

/** Whether a page, or an answer without which it cannot be shown, is on its way. */
function useWaiting(): boolean {
  const isPending = useIsPending()
  return useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0 || isPending
}

/** The content begins below the fixed header, whose height is measured at every navigation and when it changes; home's banner lies under it. */
function useTopPadding(main: React.RefObject<HTMLElement | null>) {
  const location = useLocation()
  useLayoutEffect(() => {
    const header = document.querySelector('header')
    const measure = () => {
      const height = header?.getBoundingClientRect().height || headerHeightFallback
      main.current?.style.setProperty('--content-top', location.pathname === '/' ? '0px' : `${height}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [location, main])
}

/** Every navigation scrolls to the top; Back, Forward and reload return to where the page was left. The integrity pages leave no trace. */
function useScroll() {
  const location = useLocation()
  const type = useNavigationType()
  useEffect(storeScrollPositions, [])
  // Not after the paint: the way to the top of the next page would be remembered as the place of the one before.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    if (isIntegrity(location.pathname)) return
    const remember = () => noteScrollPosition(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location])
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    // The reader may have scrolled the document before the app was there.
    const stays = isFirst.current || ((location.state as NavigationState | null)?.keepScroll && type !== 'pop')
    isFirst.current = false
    if (type === 'pop') document.documentElement.dataset.returned = '' // a place is found where all has its height
    if (!stays) window.scrollTo({ top: type === 'pop' ? scrollPositionOf(location.key) : 0, behavior: 'instant' })
    else if (!isIntegrity(location.pathname)) noteScrollPosition(location.key, window.scrollY) // no scroll event will tell
  }, [location, type])
}

/** After each route change (not on one that leads on at once): language saved, tracker told, focus at the new page's start for screen readers. */
function useRouteEvents(main: React.RefObject<HTMLElement | null>, isLeadingOn: boolean) {
  const { pathname } = useLocation()
  const { lang } = useSite()
  const first = useRef(true)
  useEffect(() => {
    if (isLeadingOn) return
    rememberLanguage(lang)
    track('page', pathname)
    // Whatever covered the page lets go of it after a paint, too, and did so before.
    if (!first.current) void nextPaint().then(() => main.current?.focus({ preventScroll: true }))
    first.current = false
  }, [pathname, lang, main, isLeadingOn])
}
