import { Activity, memo, useState } from 'react'
import { isIntegrity } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx'
import { ChunkedPage } from './LazyPage.tsx'
import { OwnLocation, type RouteLocation, useLocation } from './router.tsx'
import { pageFor } from './routes.ts'

/** Visited pages beyond this number are let go, the one left longest ago first. */
const most = 12

interface Kept {
  key: string
  location: RouteLocation
}

/** Pages are kept by path; a detail page by its id as well. */
const keyOf = ({ pathname, search }: RouteLocation) =>
  pathname === '/securities/detail' ? pathname + (new URLSearchParams(search).get('id') ?? '') : pathname

/** The integrity pages promise that nothing stays behind. */
const mayBeKept = ({ key }: Kept) => !isIntegrity(key)

/** Puts the location in its page's place: other pages stay as they are, so that they come back as they were left. */
export function keep(pages: Kept[], location: RouteLocation): Kept[] {
  const key = keyOf(location)
  const others = pages.filter((page) => page.key !== key && mayBeKept(page))
  return [...others.slice(Math.max(0, others.length - most + 1)), { key, location }]
}

/**
 * Shows the page of the current location and keeps visited pages alive but hidden. Each keeps its own location, so a
 * hidden list does not see the address of the page in front of it. While `passing` — the address leads on to another —
 * nothing is shown and nothing is kept of it.
 */
export function KeptPages({ passing = false }: { passing?: boolean }) {
  const location = useLocation()
  const [pages, setPages] = useState<Kept[]>(() => (passing ? [] : keep([], location)))
  const key = keyOf(location)
  // Not in an effect: all of it would be drawn and put in place twice.
  if (!passing && pages.at(-1)?.location !== location) setPages(keep(pages, location))

  return [...pages]
    .sort((a, b) => (a.key < b.key ? -1 : 1)) // a stable order: moving a kept page in the document would reset its scrollers
    .map((page) => (
      <Activity key={page.key} mode={!passing && page.key === key ? 'visible' : 'hidden'}>
        <KeptPage location={page.location} />
      </Activity>
    ))
}

/** Drawn again when its own location changes, not whenever the reader goes from one of the others to the next. */
const KeptPage = memo(({ location }: { location: RouteLocation }) => {
  const site = useSite()
  return (
    <OwnLocation value={location}>
      <ErrorBoundary words={site.words.state}>
        <ChunkedPage load={pageFor(location.pathname, site)} />
      </ErrorBoundary>
    </OwnLocation>
  )
})
