import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Lang } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import { useLocation } from '../routing/routerContext.ts'
import control from '../styles/control.module.css'
import styles from './ArrivalNotice.module.css'

/** What session storage keeps from one document to the next: the language and the route that stand in for a text. */
const key = 'standsIn'

/** Notes, or takes back, that a route stands in for a text that its language lacks. A browser that refuses storage says nothing of it. */
export function noteArrival(lang: Lang, route: string | undefined) {
  try {
    if (route === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, `${lang} ${route}`)
  } catch {
    // Private windows may refuse.
  }
}

const arrivalIn = (lang: Lang) => {
  try {
    const [of, route] = sessionStorage.getItem(key)?.split(' ') ?? []
    return of === lang ? route : undefined
  } catch {
    return undefined
  }
}

/** Says on the page that the switch of the language has led to that it is another one, until it is closed. */
export function ArrivalNotice() {
  const { lang, titles, words } = useSite()
  const { pathname } = useLocation()
  const [arrival, setArrival] = useState<string>()
  useEffect(() => setArrival(arrivalIn(lang)), [lang])
  if (arrival !== pathname) return null
  const close = () => {
    noteArrival(lang, undefined)
    setArrival(undefined)
  }
  return (
    <div role="status" className={`column ${styles.notice}`}>
      <p>{words.menu.arrived(titles[pathname] ?? words.home)}</p>
      <button type="button" className={control.icon} aria-label={words.notice.dismiss} onClick={close}>
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  )
}
