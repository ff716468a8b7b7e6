import { ArrowRight } from 'lucide-react'
import type { Page } from '#contract/page.ts'
import type { NavigationItem } from '#contract/site.ts'
import { useSite } from '../data/site.tsx'
import { Link } from '../routing/Link.tsx'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import styles from './RelatedPages.module.css'

interface Props {
  /** The page that follows in the section. */
  next: NavigationItem | undefined
  related: Page['related']
}

const most = 2

/** How a page ends: two ways onward, to the page that follows in the section and to those that a reader may want next. */
export function RelatedPages({ next, related }: Props) {
  const { words, titles } = useSite()
  const ways = [
    ...(next ? [{ label: words.nextPage, to: next.link, title: next.title }] : []),
    ...related
      .filter((to) => to !== next?.link)
      .flatMap((to) => (titles[to] ? [{ label: words.relatedPage, to, title: titles[to] }] : [])),
  ].slice(0, most)
  if (ways.length === 0) return null
  return (
    <nav className="band" aria-label={words.onward}>
      <ul className={`column ${styles.ways}`}>
        {ways.map(({ label, to, title }) => (
          <li key={to}>
            <Link to={to} className={`${control.ahead} ${styles.way}`}>
              <span className={typography.quiet}>{label}</span>
              <span className={styles.title}>
                {title} <ArrowRight aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
