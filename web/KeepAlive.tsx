import { Activity, memo, useState } from 'react'
import { isIntegrity } from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import { useSite } from './data/site.tsx'
import { LazyPage } from './LazyPage.tsx'
import { ErrorBoundary } from './parts/ErrorBoundary.tsx'
import { LocationContext, type RouteLocation, useLocation } from './routing/routerContext.ts'
import { pageFor } from './routing/routes.ts'

/** Visited pages beyond this number are let go, the one left longest ago first. */
const mostKept = 12

interface KeptPage {
  key: string
  location: RouteLocation
}

/** Pages are kept by path; a detail page by its id as well. */
const keyOf = ({ pathname, search }: RouteLocation) =>
  pathname === routes.securitiesDetail ? pathname + (new URLSearchParams(search).get('id') ?? '') : pathname

/** The integrity pages promise that nothing stays behind. */
const mayBeKept = ({ key }: KeptPage) => !isIntegrity(key)

/** Puts the location in its page's place: other pages stay as they are, so that they come back as they were left. */
export function keep(pages: KeptPage[], location: RouteLocation): KeptPage[] {
  const key = keyOf(location)
  const others = pages.filter((page) => page.key !== key && mayBeKept(page))
  return [...others.slice(Math.max(0, others.length - mostKept + 1)), { key, location }]
}

/**
 * Shows the page of the current location and keeps visited pages alive but hidden. Each keeps its own location, so a
 * hidden list does not see the address of the page in front of it. While `isLeadingOn` – the address leads to another –
 * nothing is shown and nothing is kept of it.
 */
export function KeepAlive({ isLeadingOn = false }: { isLeadingOn?: boolean }) {
  const location = useLocation()
  const [pages, setPages] = useState<KeptPage[]>(() => (isLeadingOn ? [] : keep([], location)))
  const key = keyOf(location)
  // Not in an effect: all of it would be drawn and put in place twice.
  if (!isLeadingOn && pages.at(-1)?.location !== location) setPages(keep(pages, location))

  return [...pages]
    .sort((a, b) => (a.key < b.key ? -1 : 1)) // a stable order: moving a kept page in the document would reset its scrollers
    .map((page) => (
      <Activity key={page.key} mode={!isLeadingOn && page.key === key ? 'visible' : 'hidden'}>
        <PageAt location={page.location} />
      </Activity>
    ))
}

/** Drawn again when its own location changes, not whenever the reader goes from one of the others to the next. */
const PageAt = memo(({ location }: { location: RouteLocation }) => {
  const site = useSite()
  return (
    <LocationContext value={location}>
      <ErrorBoundary words={site.words.state}>
        <LazyPage load={pageFor(location.pathname, site)} />
      </ErrorBoundary>
    </LocationContext>
  )
})
