import { ArrowRight } from 'lucide-react'
import type { ArticleSummary } from '#contract/article.ts'
import { Link } from '../routing/Link.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import type { Words } from '../words/zh.ts'
import styles from './ArticleRow.module.css'
import { LargeDate } from './DateMark.tsx'
import { ImageView } from './ImageView.tsx'
import { NonBreaking } from './NonBreaking.tsx'

interface Props {
  article: ArticleSummary
  /** The list's first story, with its picture large. */
  lead?: boolean
  /** Whether the rows of the list show their pictures. */
  pictured?: boolean
  words: Pick<Words, 'list' | 'image'>
}

/** An item of a news-like list: date and category, title, summary, and the picture where there is one. */
export function ArticleRow({ article, lead = false, pictured = true, words }: Props) {
  const hasPicture = article.picture !== undefined && (pictured || lead)
  return (
    <li className={styles.row} data-lead={lead || undefined}>
      <article
        className={styles.article}
        data-pictured={hasPicture || undefined}
        data-plain={!(pictured || lead) || undefined}
      >
        <p className={`${typography.facts} ${styles.meta}`}>
          <LargeDate date={article.date} />
          <span className={styles.about}>
            <span className={typography.kind}>{article.categoryName}</span>
            {article.number && <span>{article.number}</span>}
            {article.kind === 'media' && <span>{article.source}</span>}
          </span>
        </p>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link to={article.link} className={panel.cover}>
              {article.title}
            </Link>
          </h2>
          <p className={styles.summary}>
            <NonBreaking text={article.summary} />
          </p>
          {lead && (
            // For the eye: the title is the link, and covers the whole row.
            <span className={styles.read} aria-hidden="true">
              {words.list.read} <ArrowRight size={18} />
            </span>
          )}
        </div>
        {hasPicture && (
          <div className={styles.picture}>
            <ImageView
              src={article.picture}
              isCollect={article.isCollect}
              sizes={lead ? '(min-width: 48em) 40rem, 92vw' : '(min-width: 48em) 16rem, 7rem'}
              first={lead}
              fill
              words={words.image}
            />
          </div>
        )}
      </article>
    </li>
  )
}
