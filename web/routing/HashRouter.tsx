import { type ReactNode, useCallback, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { type SiteContext, useSite } from '../data/site.tsx'
import { hashAddress, meantRoute, otherDocument, routeOf, routeOfLink } from './address.ts'
import { isSameVisit, openRoute, readEntry, type Visit, writeEntry } from './historyEntry.ts'
import { isPlainClick } from './Link.tsx'
import {
  LocationContext,
  type Navigate,
  NavigateContext,
  NavigationTypeContext,
  PendingContext,
} from './routerContext.ts'

/*
 * Hash routing. The route stands behind the `#`, its query inside it: `/#/companyDynamic?year=2024`. Links name the address of a
 * route's own document, which works without the app too; a click on one is followed inside the app. Decision 3 says why this is not
 * a library.
 */

/** Brings what a page needs to be shown at all. Until it is there the page before stays. It never fails. */
type Preload = (pathname: string) => Promise<unknown> | undefined

interface Props {
  /** The route that the document shows: the first render is the server's. An address that asks for more is followed then. */
  documentRoute?: string | undefined
  preload?: Preload
  children: ReactNode
}

/** Follows the address of the browser, which it gives the form that readers see. */
export function HashRouter({ documentRoute, preload, children }: Props) {
  const site = useSite()
  const { visit, isPending, show } = useVisit(documentRoute ?? meantRoute(openRoute(), site), preload)
  const navigate = useCallback<Navigate>(
    (to, options) => {
      const next = writeEntry(to, options)
      if (next) show(next)
    },
    [show],
  )
  useBrowser(site, navigate, show)
  return (
    <NavigateContext value={navigate}>
      <PendingContext value={isPending}>
        <NavigationTypeContext value={visit.type}>
          <LocationContext value={visit.location}>{children}</LocationContext>
        </NavigationTypeContext>
      </PendingContext>
    </NavigateContext>
  )
}

/** What is shown. A page is rendered in pieces between frames, so that the press on its link is painted at once. */
function useVisit(first: string, preload: Preload | undefined) {
  const [visit, setVisit] = useState(() => readEntry(first))
  const [isPending, startTransition] = useTransition()
  const latest = useRef(visit)
  // Stable, so that an effect that navigates does not run again because it did.
  const show = useCallback(
    (next: Visit) => {
      const isThere = isSameVisit(latest.current, next)
      latest.current = next
      if (isThere) return // a page that is still being hydrated is left alone
      const loading = preload?.(next.location.pathname)
      if (!loading) return startTransition(() => setVisit(next))
      startTransition(async () => {
        await loading
        // A page that took longer than a reader likes to wait does not come in front of the next.
        if (latest.current === next) startTransition(() => setVisit(next))
      })
    },
    [preload],
  )
  return { visit, isPending, show }
}

/** Follows Back, Forward, addresses that are typed, and links in texts. */
function useBrowser(site: SiteContext, navigate: Navigate, show: (visit: Visit) => void) {
  // Before the effects of pages, one of which may lead on.
  useLayoutEffect(() => {
    const follow = () => {
      const other = otherDocument(location, site)
      if (other) return location.replace(other)
      history.replaceState(history.state, '', hashAddress(site.root, meantRoute(routeOf(location), site)))
      show(readEntry())
    }
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || link.target || !isPlainClick(event)) return
      const route = routeOfLink(link, site)
      if (route === undefined) return
      event.preventDefault()
      navigate(route)
    }
    follow()
    window.addEventListener('popstate', follow)
    document.addEventListener('click', click) // after React: what a component has followed is not followed again
    return () => {
      window.removeEventListener('popstate', follow)
      document.removeEventListener('click', click)
    }
  }, [site, navigate, show])
}
