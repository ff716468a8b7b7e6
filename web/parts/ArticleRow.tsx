import type { ArticleSummary } from '#contract/article.ts'
import { Link } from '../router.tsx'
import styles from './ArticleRow.module.css'
import { DateMark } from './DateMark.tsx'
import { Picture } from './Picture.tsx'

interface Props {
  article: ArticleSummary
  /** The list's first story, with its picture large. */
  lead?: boolean
}

/** An item of a news-like list: date and category, title, summary, and the picture where there is one. */
export function ArticleRow({ article, lead = false }: Props) {
  return (
    <li className={styles.row} data-lead={lead}>
      <article className={styles.article} data-pictured={article.picture !== undefined}>
        <p className={styles.meta}>
          <DateMark date={article.date} />
          <span className={styles.category}>{article.categoryName}</span>
          {article.number && <span>{article.number}</span>}
          {article.kind === 'media' && <span>{article.source}</span>}
        </p>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link to={article.link} className={styles.link}>
              {article.title}
            </Link>
          </h2>
          <p className={styles.summary}>{article.summary}</p>
        </div>
        {article.picture && (
          <div className={styles.picture}>
            <Picture
              picture={article.picture}
              sizes={lead ? '(min-width: 64em) 44rem, 92vw' : '(min-width: 48em) 16rem, 7rem'}
              first={lead}
            />
          </div>
        )}
      </article>
    </li>
  )
}
