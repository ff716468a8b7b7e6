import { useId, useState } from 'react'
import type { ArticleSummary } from '#contract/article.ts'
import { useCall } from '../data/api.ts'
import { homeQueries } from '../data/routeQueries.ts'
import { ArrowLink } from '../parts/ArrowLink.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ImageView } from '../parts/ImageView.tsx'
import { Meta } from '../parts/Meta.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { Link } from '../router.tsx'
import { useSite } from '../site.tsx'
import styles from './HomeNews.module.css'

/** News by type: a lead story with its picture and a list of the next four. */
export function HomeNews() {
  const { words } = useSite()
  const id = useId()
  const news = useCall(...homeQueries.news)
  const [chosen, setChosen] = useState(0)
  if (news.isError) return <Failure message={news.error.message} onRetry={() => news.refetch()} words={words.state} />
  if (news.isPending) return <ListSkeleton rows={4} />
  const group = news.data[chosen] ?? news.data[0]
  if (!group) return null
  const [leadStory, ...others] = group.items

  const move = (event: React.KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    const next = (chosen + by + news.data.length) % news.data.length
    setChosen(next)
    document.getElementById(`${id}tab${next}`)?.focus()
  }
  return (
    <>
      <div className={styles.head}>
        <div role="tablist" aria-label={words.homePage.newsTabs} className={styles.tabs} onKeyDown={move}>
          {news.data.map(({ type, title }, at) => (
            <button
              key={type}
              id={`${id}tab${at}`}
              type="button"
              role="tab"
              aria-selected={at === chosen}
              aria-controls={`${id}panel`}
              tabIndex={at === chosen ? 0 : -1}
              onClick={() => setChosen(at)}
            >
              {title}
            </button>
          ))}
        </div>
        <ArrowLink to={group.link}>
          {words.list.more} <span className="visually-hidden">{group.title}</span>
        </ArrowLink>
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}tab${chosen}`} className={styles.news}>
        {leadStory && <LeadStory article={leadStory} />}
        <ul className={styles.list}>
          {others.map((article) => (
            <li key={article.id} className={styles.item}>
              <Meta>
                <DateMark date={article.date} />
                <span>{article.categoryName}</span>
              </Meta>
              <h3 className={styles.title}>
                <Link to={article.link}>{article.title}</Link>
              </h3>
              <p className={styles.brief}>{article.summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function LeadStory({ article }: { article: ArticleSummary }) {
  const { words } = useSite()
  return (
    <article className={styles.lead} data-pictured={!!article.picture || undefined}>
      {article.picture && (
        <ImageView
          src={article.picture}
          sizes="(min-width: 64em) 36rem, 92vw"
          playable={article.videoInfo !== undefined}
          words={words.image}
        />
      )}
      <div>
        <Meta>
          <DateMark date={article.date} />
          <span>{article.categoryName}</span>
        </Meta>
        <h3 className={styles.leadTitle}>
          <Link to={article.link}>{article.title}</Link>
        </h3>
        <p className={styles.summary}>{article.summary}</p>
      </div>
    </article>
  )
}
