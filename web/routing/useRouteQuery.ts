import { useSite } from '../data/site.tsx'
import { useLocation, useNavigate } from './routerContext.ts'

/** Filters, tabs, page numbers and search words live in the hash's query; an empty value is left out. */
export function useRouteQuery() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { root } = useSite()

  const addressWith = (changes: Record<string, string>) => {
    const query = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') query.delete(name)
      else query.set(name, value)
    }
    return pathname + (query.size > 0 ? `?${query}` : '')
  }
  return {
    addressWith,
    /** The page's own address, for its forms. */
    action: root + pathname.slice(1),
    read: <N extends string>(...names: N[]) => {
      const query = new URLSearchParams(search)
      return Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined])) as Partial<Record<N, string>>
    },
    change: (changes: Record<string, string>, replace = false) =>
      navigate(addressWith(changes), { replace, state: { keepScroll: true } }),
  }
}
