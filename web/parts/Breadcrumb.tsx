import { Link } from '../routing/Link.tsx'
import styles from './Breadcrumb.module.css'

export interface Crumb {
  title: string
  /** Absent for a group, which has no page, and for the page itself. */
  link?: string | undefined
}

/** Where the page stands, from home down to itself. */
export function Breadcrumb({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav aria-label={label} className="column">
      <ol className={styles.crumbs}>
        {crumbs.map(({ title, link }, at) => (
          <li key={title + link} aria-current={at === crumbs.length - 1 && !link ? 'page' : undefined}>
            {link ? <Link to={link}>{title}</Link> : title}
          </li>
        ))}
      </ol>
    </nav>
  )
}
