import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import { documentAddress } from '#contract/documentAddress.ts'
import type { Lang } from '#contract/paths.ts'
import { hashAddress, otherDocument, routeOf, routeOfLink } from './address.ts'

import { needsOwnDocument } from './tracking.ts'

/*
 * Hash routing. The route stands behind the `#`, its query inside it: `/#/companyDynamic?year=2024`. Links name the address of a
 * route's own document, which works without the app too; a click on one is followed inside the app. The pages need one location,
 * links and navigation, and each kept page its own location; decision 3 says why this is not a library.
 */

export interface RouteLocation {
  /** Route, always with a leading slash. */
  pathname: string
  /** Query with its question mark, or empty. */
  search: string
  /** Names the entry of the browser's history. */
  key: string
  state: unknown
}

/** How the location came about: a new entry, the current one replaced, or Back and Forward. */
export type How = 'push' | 'replace' | 'pop'

export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void

interface Router {
  location: RouteLocation
  how: How
  /** Told of what leads on while it is drawn: without a browser nothing is ever led on. */
  onRedirect?: ((to: string) => void) | undefined
}

const RouterContext = createContext<Router | undefined>(undefined)
/** What never changes stands apart from the location, so that links are not rendered again at each navigation. */
const NavigateContext = createContext<Navigate>(() => {})
const AddressContext = createContext<(route: string) => string>((route) => route)
/** Whether a page is on its way. */
const PendingContext = createContext(false)
const LocationContext = createContext<RouteLocation | undefined>(undefined)

/** Splits a route into path and query; doubled slashes and a slash at the end are folded, the name of a part is left out. */
export function parseRoute(route: string): Pick<RouteLocation, 'pathname' | 'search'> {
  const [path = '', ...rest] = route.replace(/^#|(?<=.)#.*/g, '').split('?')
  const pathname = `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return { pathname, search: rest.length > 0 ? `?${rest.join('?')}` : '' }
}

interface HistoryState {
  key: string
  state: unknown
  /** The entry stands for a menu that lies over the page (parts/backCloses.ts): the next page takes its place. */
  over?: boolean
}
interface Current {
  location: RouteLocation
  how: How
}
const known = new Set<string>()
const newKey = () => Math.random().toString(36).slice(2, 10)

/** The location of the browser. An entry that is not ours yet — a first visit, a plain link — gets its key here. */
function readLocation(route = routeOf(location)): Current {
  const entry = history.state as HistoryState | null
  if (entry?.key) {
    const how = known.has(entry.key) ? 'pop' : 'push'
    known.add(entry.key)
    return { location: { ...parseRoute(route), key: entry.key, state: entry.state }, how }
  }
  const key = newKey()
  known.add(key)
  history.replaceState({ key, state: undefined } satisfies HistoryState, '')
  return { location: { ...parseRoute(route), key, state: undefined }, how: 'push' }
}

interface HashRouterProps {
  lang?: Lang
  /** The route that the document shows: the first render is the server's. An address that asks for more is followed then. */
  shown?: string | undefined
  /** Brings what a page needs to be shown at all. Until it is there the page before stays. It never fails. */
  prepare?: (pathname: string) => Promise<unknown> | undefined
  children: ReactNode
}

/**
 * Follows the address of the browser, which it gives the form that readers see. A page is rendered in pieces between frames, so that
 * the press on its link is painted at once.
 */
export function HashRouter({ lang = 'zh', shown, prepare, children }: HashRouterProps) {
  const [current, setCurrent] = useState(() => readLocation(shown))
  const [pending, startTransition] = useTransition()
  /** The location that was asked for last. */
  const asked = useRef(current)
  // Stable, so that an effect that navigates does not run again because it did.
  const show = useCallback(
    (next: Current) => {
      const isThere = isSame(asked.current, next)
      asked.current = next
      if (isThere) return // a page that is still being hydrated is left alone
      const onItsWay = prepare?.(next.location.pathname)
      if (!onItsWay) return startTransition(() => setCurrent(next))
      startTransition(async () => {
        await onItsWay
        // A page that took longer than the reader's patience does not come in front of the next.
        if (asked.current === next) startTransition(() => setCurrent(next))
      })
    },
    [prepare],
  )
  const navigate = useCallback<Navigate>(
    (to, { replace = false, state } = {}) => {
      const isOpen = routeOf(location) === to
      const isOver = (history.state as HistoryState | null)?.over === true
      if (isOver && isOpen) return // its own page: the menu closes, which gives up the entry
      const key = newKey()
      known.add(key)
      const entry = { key, state } satisfies HistoryState
      // The link of the page that is open adds no entry.
      if (replace || isOver || isOpen) history.replaceState(entry, '', hashOf(to))
      else history.pushState(entry, '', hashOf(to))
      show({ location: { ...parseRoute(to), key, state }, how: replace ? 'replace' : 'push' })
    },
    [show],
  )
  const addressOf = useCallback((route: string) => documentAddress(lang, route), [lang])
  // Before the effects of pages, one of which may lead on.
  useLayoutEffect(() => {
    const follow = () => {
      const other = otherDocument(location, lang)
      if (other) return location.replace(other)
      const next = readLocation()
      history.replaceState(history.state, '', hashAddress(lang, routeOf(location)))
      show(next)
    }
    const click = (event: globalThis.MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || link.target || !isPlain(event)) return
      const route = routeOfLink(link, lang)
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
  }, [lang, navigate, show])
  return (
    <AddressContext value={addressOf}>
      <NavigateContext value={navigate}>
        <PendingContext value={pending}>
          <RouterContext value={current}>{children}</RouterContext>
        </PendingContext>
      </NavigateContext>
    </AddressContext>
  )
}

const isSame = (one: Current, other: Current) =>
  (['key', 'pathname', 'search'] as const).every((name) => one.location[name] === other.location[name])

const hashOf = (route: string) => `#${route}`

/** A click that asks for nothing but the link, and that nobody has taken. */
const isPlain = (
  event: Pick<globalThis.MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)

/** One fixed location: on the server and in tests of a part. */
export function StaticRouter({
  route,
  lang = 'zh',
  onRedirect,
  children,
}: Pick<HashRouterProps, 'lang'> & {
  route: string
  onRedirect?: (to: string) => void
  children: ReactNode
}) {
  const router = useMemo(
    (): Router => ({
      location: { ...parseRoute(route), key: 'static', state: undefined },
      how: 'push',
      onRedirect,
    }),
    [route, onRedirect],
  )
  const addressOf = useCallback((to: string) => documentAddress(lang, to), [lang])
  return (
    <AddressContext value={addressOf}>
      <RouterContext value={router}>{children}</RouterContext>
    </AddressContext>
  )
}

/** Gives a kept page a location of its own. */
export const OwnLocation = LocationContext

function given(router: Router | undefined): Router {
  if (!router) throw new Error('routing needs a HashRouter')
  return router
}

/** The location of the page this is part of: its own for a kept page, which then takes no notice of the browser's, else that. */
export const useLocation = (): RouteLocation => use(LocationContext) ?? given(use(RouterContext)).location

export const useHow = (): How => given(use(RouterContext)).how
export const useNavigate = (): Navigate => use(NavigateContext)
/** Makes the address of a route's own document, by which links name it. */
export const useAddressOf = () => use(AddressContext)
/** Whether a page is on its way while the one before is still shown. */
export const usePending = () => use(PendingContext)

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  state?: unknown
  /** Takes the place of the current entry of the browser's history. */
  replace?: boolean
}

/** A link to a route, which names the route's own document. Clicks with a modifier, or on a link with a target, are left to the browser. */
export function Link({ to, state, replace = false, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlain(event) || rest.target || needsOwnDocument(parseRoute(to).pathname)) return
    event.preventDefault()
    navigate(to, { state, replace })
  }
  return <a {...rest} href={useAddressOf()(to)} onClick={clicked} />
}

/** Leads on to another route as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  const { onRedirect } = given(use(RouterContext))
  onRedirect?.(to)
  useEffect(() => navigate(to, { replace: true }), [to, navigate])
  return null
}
