import type { ArticleSummary } from '#contract/article.ts'
import { Link } from '../router.tsx'
import styles from './ArticleRow.module.css'
import { DateMark } from './DateMark.tsx'
import { Meta } from './Meta.tsx'
import { Picture } from './Picture.tsx'

/** A row of a news-like list: date, category, title, summary, and the picture where there is one. */
export function ArticleRow({ article }: { article: ArticleSummary }) {
  return (
    <li className={styles.row}>
      <article className={styles.article} data-pictured={article.picture !== undefined}>
        <div className={styles.words}>
          <Meta>
            <DateMark date={article.date} />
            <span>{article.categoryName}</span>
            {article.number && <span>{article.number}</span>}
            {article.kind === 'media' && <span>{article.source}</span>}
          </Meta>
          <h2 className={styles.title}>
            <Link to={article.link} className={styles.link}>
              {article.title}
            </Link>
          </h2>
          <p className={styles.summary}>{article.summary}</p>
        </div>
        {article.picture && (
          <div className={styles.picture}>
            <Picture picture={article.picture} sizes="(min-width: 64em) 18rem, 40vw" />
          </div>
        )}
      </article>
    </li>
  )
}
