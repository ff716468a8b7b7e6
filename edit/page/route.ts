import { useEffect, useRef, useState } from 'react'

/** What the address says: `#/company`, `#/page/honest/report`, `#/waiting`. */
export interface Route {
  kind: string
  id: string
}

export const addressOf = ({ kind, id }: Partial<Route>): string => `#/${kind ?? ''}${id ? `/${id}` : ''}`

export function routeIn(hash: string): Route {
  const [kind = '', ...rest] = decodeURI(hash.replace(/^#\/?/, '')).split('/')
  return { kind, id: rest.join('/') }
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
