import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { Article } from '#contract/article.ts'
import { CallError, useCall } from '../api.ts'
import { Text } from '../blocks/Prose.tsx'
import { placeOf } from '../navigation.ts'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Failure } from '../parts/Failure.tsx'
import { FilmButton } from '../parts/FilmButton.tsx'
import { useNotice } from '../parts/Notice.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { VideoDialog } from '../parts/VideoDialog.tsx'
import { Link, useLocation } from '../router.tsx'
import { useSite } from '../site.tsx'
import styles from './ArticlePage.module.css'
import { NotFound } from './NotFoundPage.tsx'
import { useTitle } from './PageFrame.tsx'

/** The detail page: `/securities/detail?id=…` for securities news, the catch-all `/:id` for everything else. */
export function Page() {
  const { words } = useSite()
  const { pathname, search } = useLocation()
  const securities = pathname === '/securities/detail'
  const id = securities ? (new URLSearchParams(search).get('id') ?? '') : pathname.slice(1)
  const detail = useCall(securities ? 'securitiesDetail' : 'newsDetail', id === '' ? undefined : { id })
  const missing = id === '' || (detail.error instanceof CallError && detail.error.status === 404)
  useTitle(missing ? words.notFound.title : detail.data?.title)

  if (missing) return <NotFound />
  if (detail.isError) {
    return <Failure message={detail.error.message} onRetry={() => detail.refetch()} words={words.state} standalone />
  }
  if (detail.isPending) {
    return (
      <div className={`column ${styles.waiting}`} aria-busy="true">
        <Skeleton lines={12} />
      </div>
    )
  }
  return <Detail article={detail.data} />
}

function Detail({ article }: { article: Article }) {
  const { words, navigation, titles, lang } = useSite()
  const say = useNotice()
  const [playing, setPlaying] = useState(false)
  const place = placeOf(navigation, article.section)
  const listHidden = lang === 'en' && place?.item.enHidden

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      say(words.article.copied)
    } catch {
      say(words.article.copyFailed) // not allowed on an insecure origin
    }
  }

  return (
    <article className={styles.article}>
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[
          { title: words.home, link: '/' },
          ...(place ? [{ title: place.section.title, link: place.section.link }] : []),
          ...(listHidden ? [] : [{ title: titles[article.section] ?? '', link: article.section }]),
        ]}
      />
      <div className={`column ${styles.body}`}>
        <header className={styles.head}>
          <p className={styles.category}>{article.categoryName}</p>
          <h1 className={styles.title}>{article.title}</h1>
          <div className={styles.line}>
            <dl className={styles.meta}>
              <div>
                <dt>{words.article.date}</dt>
                <dd>
                  <DateMark date={article.date} />
                </dd>
              </div>
              <div>
                <dt>{words.article.source}</dt>
                <dd>{article.source}</dd>
              </div>
              {article.number && (
                <div>
                  <dt>{words.article.number}</dt>
                  <dd>{article.number}</dd>
                </div>
              )}
            </dl>
            <button type="button" className={styles.share} onClick={copyLink}>
              <Link2 aria-hidden="true" size={16} /> {words.article.copyLink}
            </button>
          </div>
        </header>
        {article.videoInfo ? (
          <FilmButton
            film={article}
            sizes="(min-width: 64em) 48rem, 92vw"
            onPlay={() => setPlaying(true)}
            words={words}
          />
        ) : (
          article.picture && (
            <figure className={styles.figure}>
              <Picture picture={article.picture} sizes="(min-width: 64em) 48rem, 92vw" first />
              <figcaption>{article.picture.alt}</figcaption>
            </figure>
          )
        )}
        <p className={styles.summary}>{article.summary}</p>
        <Text html={article.body} />
        <nav className={styles.neighbours} aria-label={`${words.article.previous} / ${words.article.next}`}>
          <Neighbour label={words.article.previous} to={article.previous} none={words.article.none} />
          <Neighbour label={words.article.next} to={article.next} none={words.article.none} />
        </nav>
        {!listHidden && (
          <Link to={article.section} className={styles.back}>
            {words.article.back}
          </Link>
        )}
      </div>
      {article.videoInfo && (
        <VideoDialog
          src={article.videoInfo}
          title={article.title}
          show={playing}
          onClose={() => setPlaying(false)}
          words={words.video}
        />
      )}
    </article>
  )
}

const Neighbour = ({ label, to, none }: { label: string; to: Article['previous']; none: string }) => (
  <p className={styles.neighbour}>
    <span>{label}</span>
    {to ? <Link to={to.link}>{to.title}</Link> : <span>{none}</span>}
  </p>
)
