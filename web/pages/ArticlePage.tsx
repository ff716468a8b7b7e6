import { ArrowLeft, Link2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Text } from '#blocks/prose/Prose.tsx'
import { Split } from '#blocks/split/Split.tsx'
import type { Article } from '#contract/article.ts'
import { isHiddenIn } from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import { useCall } from '../data/api.ts'
import { articleQuery, pageQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Failure } from '../parts/Failure.tsx'
import { FileLink } from '../parts/FileLink.tsx'
import { FilmButton } from '../parts/FilmButton.tsx'
import { FilmDialog } from '../parts/FilmDialog.tsx'
import { Picture } from '../parts/Picture.tsx'
import { RevisionNote } from '../parts/RevisionNote.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { useCopy } from '../parts/useCopy.ts'
import { Link } from '../routing/Link.tsx'
import { useSetMenuPath } from '../routing/menuPath.ts'
import { placeInNavigation } from '../routing/navigation.ts'
import { useLocation } from '../routing/routerContext.ts'
import control from '../styles/control.module.css'
import panel from '../styles/panel.module.css'
import styles from './ArticlePage.module.css'
import { ArticleRelated } from './ArticleRelated.tsx'
import { LazyNotFound } from './LazyNotFound.tsx'
import { missingOf, missingTitle } from './missing.ts'
import { useDescription, useTitle } from './useTitle.ts'

/** The detail page: `/securities/detail?id=…` for securities news, the catch-all `/:id` for everything else. */
export function Page() {
  const { words } = useSite()
  const { pathname, search } = useLocation()
  const id = pathname === routes.securitiesDetail ? (new URLSearchParams(search).get('id') ?? '') : pathname.slice(1)
  const detail = useCall(...articleQuery(pathname, id))
  const missing = missingOf(detail.error)
  useTitle(missing ? missingTitle(missing, words) : detail.data?.title)
  useDescription(detail.data?.summary)

  if (missing) return <LazyNotFound {...missing} />
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
  const place = placeInNavigation(navigation, article.section)
  useSetMenuPath(article.section)
  const listHidden = place !== undefined && isHiddenIn(lang, place.item)
  return (
    <>
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
          <Head article={article} />
          <div>
            <Figure article={article} />
            <Text html={article.body} />
            <nav className={styles.neighbours} aria-label={`${words.article.previous} / ${words.article.next}`}>
              <Neighbour label={words.article.previous} to={article.previous} none={words.article.none} />
              <Neighbour label={words.article.next} to={article.next} none={words.article.none} />
            </nav>
            {!listHidden && (
              <Link to={article.section} className={`${control.link} ${styles.back}`}>
                <ArrowLeft aria-hidden="true" size={18} /> {words.article.back}
              </Link>
            )}
          </div>
        </div>
      </article>
      {article.kind === 'securities' && <Quoting />}
      <ArticleRelated article={article} />
    </>
  )
}

/** Title, facts and summary, and ways to take the article along. */
function Head({ article }: { article: Article }) {
  const { words } = useSite()
  const copy = useCopy(words.article.copyFailed)
  return (
    <div className={styles.head}>
      <div className={styles.facts}>
        <dl className={styles.meta}>
          <Fact name={words.list.category}>{article.categoryName}</Fact>
          <Fact name={words.article.date}>
            <DateMark date={article.date} />
          </Fact>
          {article.updated && (
            <Fact name={words.article.updated}>
              <DateMark date={article.updated} />
            </Fact>
          )}
          <Fact name={words.article.source}>{article.source}</Fact>
          {article.number && <Fact name={words.article.number}>{article.number}</Fact>}
        </dl>
        <button
          type="button"
          className={`${control.link} ${styles.share}`}
          onClick={() => copy(window.location.href, words.article.copied)}
        >
          <Link2 aria-hidden="true" size={16} /> <span>{words.article.copyLink}</span>
        </button>
      </div>
      <h1 className={styles.title}>{article.title}</h1>
      <p className={styles.summary}>{article.summary}</p>
      {article.revised && <RevisionNote {...article.revised} />}
      {article.file && <FileLink file={article.file} title={article.title} />}
    </div>
  )
}

/** Its film, which plays here, or its picture. */
function Figure({ article }: { article: Article }) {
  const { words } = useSite()
  const [playing, setPlaying] = useState(false)
  const { videoInfo, picture } = article
  if (!videoInfo && !picture) return null
  return (
    <div className={styles.figure}>
      {videoInfo ? (
        <>
          <FilmButton film={article} sizes={sizes} onPlay={() => setPlaying(true)} words={words} />
          <FilmDialog film={playing ? article : undefined} onClose={() => setPlaying(false)} words={words.video} />
        </>
      ) : (
        picture && <Picture picture={picture} sizes={sizes} first />
      )}
    </div>
  )
}

/** What the page of securities news says about quoting it; an article can be read without it. */
function Quoting() {
  const page = useCall(...pageQuery(routes.securitiesDetail))
  const quoting = page.data?.blocks.find((block) => block.type === 'split')
  return (
    quoting && (
      <aside className={`column ${styles.quoting}`}>
        <Split {...quoting} />
      </aside>
    )
  )
}

const sizes = '(min-width: 48em) 704px, 92vw'

/** A fact in the line above the title: what it is, is heard and not shown. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="visually-hidden">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Neighbour = ({ label, to, none }: { label: string; to: Article['previous']; none: string }) => (
  <p className={`${panel.card} ${styles.neighbour}`} data-none={!to || undefined}>
    <span>{label}</span>
    {to ? <Link to={to.link}>{to.title}</Link> : <span>{none}</span>}
  </p>
)
