import { useId } from 'react'
import type { ArticleSummary, HomeNews as HomeNewsData } from '#contract/article.ts'
import { useCall } from '../data/api.ts'
import { homeQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { ArrowLink } from '../parts/ArrowLink.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ImageView } from '../parts/ImageView.tsx'
import { Meta } from '../parts/Meta.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { Link } from '../routing/Link.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import styles from './HomeNews.module.css'

/** News by type: a lead story with its picture and a list of the next four. */
export function HomeNews() {
  const { words } = useSite()
  const id = useId()
  const news = useCall(...homeQueries.news)
  if (news.isError) return <Failure message={news.error.message} onRetry={() => news.refetch()} words={words.state} />
  if (news.isPending) return <ListSkeleton rows={4} />
  return (
    <div className={styles.types}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{words.homePage.newsTabs}</legend>
        {news.data.map(({ type, title }, at) => (
          <label key={type}>
            <input type="radio" className="visually-hidden" name={id} value={at} defaultChecked={at === 0} />
            {title}
          </label>
        ))}
      </fieldset>
      {news.data.map((group, at) => (
        <Group key={group.type} group={group} at={at} />
      ))}
    </div>
  )
}

/** The news of one type. The style sheet shows that of the chosen type, before the app is there as well. */
function Group({ group: { title, link, items }, at }: { group: HomeNewsData[number]; at: number }) {
  const { words } = useSite()
  const [leadStory, ...others] = items
  return (
    <section className={styles.group} data-at={at} aria-label={title}>
      <p className={styles.all}>
        <ArrowLink to={link}>
          {words.list.more} <span className="visually-hidden">{title}</span>
        </ArrowLink>
      </p>
      <div className={styles.news}>
        {leadStory && <LeadStory article={leadStory} />}
        <ul className={styles.list}>
          {others.map((article) => (
            <li key={article.id} className={styles.item}>
              <Facts article={article} />
              <h3 className={styles.title}>
                <Link to={article.link} className={panel.cover}>
                  {article.title}
                </Link>
              </h3>
              <p className={styles.brief}>{article.summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
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
        <Facts article={article} />
        <h3 className={typography.xl}>
          <Link to={article.link} className={panel.cover}>
            {article.title}
          </Link>
        </h3>
        <p className={styles.summary}>{article.summary}</p>
      </div>
    </article>
  )
}

const Facts = ({ article }: { article: ArticleSummary }) => (
  <Meta>
    <DateMark date={article.date} />
    <span>{article.categoryName}</span>
  </Meta>
)
