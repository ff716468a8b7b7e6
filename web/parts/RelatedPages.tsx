import type { Page } from '#contract/page.ts'
import { Link } from '../routing/Link.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import { Picture } from './Picture.tsx'
import styles from './RelatedPages.module.css'

interface Props {
  pages: Page['related']
  title: string
}

/** Pages that a reader of this one may want next, each with the banner of its own. */
export function RelatedPages({ pages, title }: Props) {
  if (pages.length === 0) return null
  return (
    <aside className={styles.related} aria-label={title}>
      <div className="column">
        <h2 className={typography.xl}>{title}</h2>
        <ul className={styles.pages} data-count={pages.length}>
          {pages.map((page) => (
            <li key={page.to} className={`${panel.card} ${styles.page}`}>
              <Picture picture={page.picture} sizes="(min-width: 48em) 44rem, 7rem" className={styles.picture} />
              <div className={styles.words}>
                <Link to={page.to} className={`${panel.cover} ${styles.title}`}>
                  {page.title}
                </Link>
                <p className={styles.text}>{page.subtitle}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
