import type { NavigationItem } from '#contract/site.ts'
import { Link } from '../router.tsx'
import styles from './TabBar.module.css'

/** The pages of a group as tabs, each a link. 56 px high on desktops, 165 px (three rows of 55) on phones. */
export function TabBar({ items, current, label }: { items: NavigationItem[]; current: string; label: string }) {
  if (items.length < 2) return null
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.tabs} data-count={items.length}>
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
