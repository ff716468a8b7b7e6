import { useLayoutEffect, useRef } from 'react'
import type { NavigationItem } from '#contract/site.ts'
import { Link } from '../routing/Link.tsx'
import { intoSight } from './intoSight.ts'
import styles from './TabBar.module.css'

/** The pages of a group as tabs, each a link, in one row that scrolls, with the open one in sight. */
export function TabBar({ items, current, label }: { items: NavigationItem[]; current: string; label: string }) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the open tab stands depends on which it is
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!tab || !list.current) return
    const { scrollLeft, clientWidth } = list.current
    // A row in which it is seen stays where it is: a finger may be on its way to another tab.
    const isSeen = tab.offsetLeft >= scrollLeft && tab.offsetLeft + tab.offsetWidth <= scrollLeft + clientWidth
    if (!isSeen) list.current.scrollLeft = tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2
  }, [current])
  if (items.length < 2) return null
  return (
    <nav className={`${styles.bar} band`} aria-label={label}>
      <ul ref={list} className={`fading ${styles.tabs}`} onFocus={intoSight}>
        {items.map((item) => (
          <li key={item.id} className={styles.cell}>
            <Link to={item.link} className={styles.tab} aria-current={item.link === current ? 'page' : undefined}>
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
