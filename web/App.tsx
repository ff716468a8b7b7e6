import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isIntegrity } from '#contract/paths.ts'
import styles from './App.module.css'
import { useSite } from './data/site.tsx'
import { headerHeightFallback } from './data/specification.ts'
import { Footer } from './parts/Footer.tsx'
import { Header } from './parts/Header.tsx'
import { NoticeProvider } from './parts/Notice.tsx'
import { nextPaint } from './parts/nextPaint.ts'
import { OfflineNotice } from './parts/OfflineNotice.tsx'
import { Progress } from './parts/Progress.tsx'
import { KeptPages } from './routing/KeepAlive.tsx'
import { rememberLanguage } from './routing/language.ts'
import { listWithoutId, redirectOf } from './routing/navigation.ts'
import { Redirect, useHow, useLocation, usePending } from './routing/router.tsx'
import { keepPlaces, placeOf, rememberPlace } from './routing/scrollPlaces.ts'
import { needsOwnDocument, track } from './routing/tracking.ts'

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
  const isWaiting = useWaiting()
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
      {isWaiting && <Progress label={words.state.loading} />}
      <Header />
      <OfflineNotice words={words.state} />
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

/** Whether a page, or an answer without which it cannot be shown, is on its way. */
function useWaiting(): boolean {
  const isPending = usePending()
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
  const how = useHow()
  useEffect(keepPlaces, [])
  // Not after the paint: the way to the top of the next page would be remembered as the place of the one before.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    if (isIntegrity(location.pathname)) return
    const remember = () => rememberPlace(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location])
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    // The reader may have scrolled the document before the app was there.
    const stays = isFirst.current || ((location.state as NavigationState | null)?.keepScroll && how !== 'pop')
    isFirst.current = false
    if (!stays) window.scrollTo({ top: how === 'pop' ? placeOf(location.key) : 0, behavior: 'instant' })
    else if (!isIntegrity(location.pathname)) rememberPlace(location.key, window.scrollY) // no scroll event will tell
  }, [location, how])
}

/** After each route change (not on one that leads on at once): language saved, tracker told, focus at the new page's start for screen readers. */
function useRouteEvents(main: React.RefObject<HTMLElement | null>, passing: boolean) {
  const { pathname } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    if (passing) return
    rememberLanguage(window.location.pathname)
    track('page', pathname)
    // Whatever covered the page lets go of it after a paint, too, and did so before.
    if (!first.current) void nextPaint().then(() => main.current?.focus({ preventScroll: true }))
    first.current = false
  }, [pathname, main, passing])
}
