import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from './routerContext.ts'

/** Lists of detail pages, by path: such a page stands in no menu, and only its content tells where it belongs. */
const lists = new Map<string, string>()
const watchers = new Set<() => void>()

const watch = (changed: () => void) => {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

/** Tells the menus which list the open detail page belongs to. */
export function useSetMenuPath(list: string) {
  const { pathname } = useLocation()
  useEffect(() => {
    lists.set(pathname, list)
    for (const changed of watchers) changed()
  }, [pathname, list])
}

/** The path that menus mark: the page's own, or the list that a detail page belongs to once its content has told. */
export function useMenuPath(): string {
  const { pathname } = useLocation()
  return useSyncExternalStore(
    watch,
    () => lists.get(pathname) ?? pathname,
    () => pathname,
  )
}
