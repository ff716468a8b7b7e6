import { useEffect, useRef, useState } from 'react'

/** What the address says: `#/company`, `#/page/honest/report`, `#/waiting`. */
export interface Route {
  kind: string
  id: string
  /** The field that is to have the focus: `#/page/culture?at=en.title`. */
  at?: string
  /** The list over several kinds from which an item was opened, and which stays beside it: `#/company/harvest?in=all`. */
  in?: string
}

export function addressOf({ kind, id, at, in: list }: Partial<Route>): string {
  const query = new URLSearchParams({ ...(at && { at }), ...(list && { in: list }) }).toString()
  return `#/${kind ?? ''}${id ? `/${id}` : ''}${query && `?${query}`}`
}

export function routeIn(hash: string): Route {
  const [place = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [kind = '', ...rest] = decodeURI(place).split('/')
  const asked = new URLSearchParams(query)
  const [at, list] = [asked.get('at'), asked.get('in')]
  return { kind, id: rest.join('/'), ...(at !== null && { at }), ...(list !== null && { in: list }) }
}

/**
 * The route, and a way that was asked for while `isBlocked` said no: the address goes back, and the reader is asked. `go` leaves without
 * asking.
 */
export function useRoute() {
  const [route, setRoute] = useState(() => routeIn(location.hash))
  const [asked, setAsked] = useState<string>()
  const isBlocked = useRef<() => boolean>(() => false)
  const here = useRef(location.hash)
  useEffect(() => {
    const follow = () => {
      if (location.hash === here.current) return
      if (isBlocked.current()) {
        setAsked(location.hash)
        history.pushState(null, '', here.current || '#/')
        return
      }
      here.current = location.hash
      setRoute(routeIn(location.hash))
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const go = (address: string) => {
    isBlocked.current = () => false
    here.current = address
    setAsked(undefined)
    history.pushState(null, '', address)
    setRoute(routeIn(address))
  }
  return { route, asked, go, stay: () => setAsked(undefined), isBlocked }
}
