import { createContext, use } from 'react'

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
export type NavigationType = 'push' | 'replace' | 'pop'

/** State of a navigation that stays on its page: filters and page numbers of a list. */
export interface NavigationState {
  keepScroll?: boolean
}

export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void

/* Contexts of their own, so that a link is not rendered again at each navigation. */
export const LocationContext = createContext<RouteLocation | undefined>(undefined)
export const NavigationTypeContext = createContext<NavigationType>('push')
export const NavigateContext = createContext<Navigate>(() => {})
export const PendingContext = createContext(false)

/** The location of the page this is part of: a page that is kept alive has its own, and takes no notice of the browser's. */
export function useLocation(): RouteLocation {
  const location = use(LocationContext)
  if (!location) throw new Error('routing needs a HashRouter')
  return location
}

export const useNavigationType = (): NavigationType => use(NavigationTypeContext)
export const useNavigate = (): Navigate => use(NavigateContext)
/** Whether a page is on its way while the one before is still shown. */
export const useIsPending = (): boolean => use(PendingContext)
