import type { Article } from '#contract/article.ts'
import { useCall } from '../data/api.ts'
import { relatedQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Link } from '../routing/Link.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import styles from './ArticleRelated.module.css'

const most = 3

/** The newest items of the same list and category, besides the neighbours that the article names itself. */
export function ArticleRelated({ article }: { article: Article }) {
  const { words } = useSite()
  const list = useCall(...relatedQuery(article.section, article.category, most + 3))
  const named = [article.id, article.previous?.id, article.next?.id]
  const items = (list.data?.items ?? []).filter(({ id }) => !named.includes(id)).slice(0, most)
  if (items.length === 0) return null
  const pictured = items.every(({ picture }) => picture) // one picture among three would look like a fault
  return (
    <aside className={`${styles.related} band`} aria-label={words.article.related}>
      <div className="column">
        <h2 className={styles.heading}>{words.article.related}</h2>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              {pictured && item.picture && (
                <div className={styles.picture}>
                  <Picture picture={item.picture} sizes="(min-width: 48em) 25rem, 92vw" />
                </div>
              )}
              <p className={typography.quiet}>
                <DateMark date={item.date} />
              </p>
              <Link to={item.link} className={`${panel.cover} ${styles.link}`}>
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
