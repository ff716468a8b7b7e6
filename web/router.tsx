import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

/*
 * Hash routing. The route stands behind the `#`, its query inside it: `/#/companyDynamic?year=2024`. The pages need one
 * location, links and navigation, and each kept page its own location; decision 3 says why this is not a library.
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
/** Apart from the location, so that links are not drawn again at each navigation. */
const NavigateContext = createContext<Navigate>(() => {})
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
const known = new Set<string>()
const newKey = () => Math.random().toString(36).slice(2, 10)

/** The location of the browser. An entry that is not ours yet — a first visit, a plain link — gets its key here. */
function readLocation(): { location: RouteLocation; how: How } {
  const entry = history.state as HistoryState | null
  if (entry?.key) {
    const how = known.has(entry.key) ? 'pop' : 'push'
    known.add(entry.key)
    return { location: { ...parseRoute(location.hash), key: entry.key, state: entry.state }, how }
  }
  const key = newKey()
  known.add(key)
  history.replaceState({ key, state: undefined } satisfies HistoryState, '')
  return { location: { ...parseRoute(location.hash), key, state: undefined }, how: 'push' }
}

/**
 * Follows the hash of the browser's address. A page is drawn in pieces between frames, so that the press on its link is painted
 * at once.
 */
export function HashRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(readLocation)
  const first = useRef(current.location.key)
  // Before the effects of pages, one of which may lead on.
  useLayoutEffect(() => {
    const follow = () => setCurrent(readLocation())
    window.addEventListener('popstate', follow)
    // Of what happened while the page was drawn, between frames, nothing was told.
    if ((history.state as HistoryState | null)?.key !== first.current) follow()
    return () => window.removeEventListener('popstate', follow)
  }, [])
  // Stable, so that an effect that navigates does not run again because it did.
  const navigate = useCallback<Navigate>((to, { replace: asked = false, state } = {}) => {
    const isOver = (history.state as HistoryState | null)?.over === true
    if (isOver && to === window.location.hash.slice(1)) return // its own page: the menu closes, which gives up the entry
    const replace = asked || isOver
    const key = newKey()
    known.add(key)
    const entry = { key, state } satisfies HistoryState
    if (replace) history.replaceState(entry, '', `#${to}`)
    else history.pushState(entry, '', `#${to}`)
    const location = { ...parseRoute(to), key, state }
    startTransition(() => setCurrent({ location, how: asked ? 'replace' : 'push' }))
  }, [])
  return (
    <NavigateContext value={navigate}>
      <RouterContext value={current}>{children}</RouterContext>
    </NavigateContext>
  )
}

/** One fixed location: on the server and in tests of a part. */
export function StaticRouter({
  route,
  onRedirect,
  children,
}: {
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
  return <RouterContext value={router}>{children}</RouterContext>
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

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  state?: unknown
  /** Takes the place of the current entry of the browser's history. */
  replace?: boolean
}

/** A link to a route. Clicks with a modifier, or on a link with a target, are left to the browser. */
export function Link({ to, state, replace = false, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !plain || rest.target) return
    event.preventDefault()
    navigate(to, { state, replace })
  }
  return <a {...rest} href={`#${to}`} onClick={clicked} />
}

/** Leads on to another route as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  const { onRedirect } = given(use(RouterContext))
  onRedirect?.(to)
  useEffect(() => navigate(to, { replace: true }), [to, navigate])
  return null
}
