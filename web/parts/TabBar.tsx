import { useLayoutEffect, useRef } from 'react'
import type { NavigationItem } from '#contract/site.ts'
import { Link } from '../routing/Link.tsx'
import styles from './TabBar.module.css'

/**
 * The pages of a group as tabs, each a link, the open one in sight. 56 px high on desktops, 165 px (three rows of 55) on
 * phones.
 */
export function TabBar({ items, current, label }: { items: NavigationItem[]; current: string; label: string }) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the open tab stands depends on which it is
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  if (items.length < 2) return null
  const columns = [2, 4, 5].includes(items.length) ? 2 : 3
  return (
    <nav className={`${styles.bar} band`} aria-label={label}>
      <ul ref={list} className={styles.tabs} data-columns={columns}>
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
