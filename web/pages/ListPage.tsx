import { Rss } from 'lucide-react'
import type { ArticleSummary } from '#contract/article.ts'
import { type FeedName, feedPath } from '#contract/paths.ts'
import { isRefused, useCall } from '../data/api.ts'
import { listQuery, lists } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { ArticleRow } from '../parts/ArticleRow.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { Filters } from '../parts/Filters.tsx'
import { Pagination } from '../parts/Pagination.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { VideoGrid } from '../parts/VideoGrid.tsx'
import { useLocation } from '../routing/router.tsx'
import { useAddress } from '../routing/useAddress.ts'
import { FramedBlocks } from './FramedBlocks.tsx'
import styles from './ListPage.module.css'
import { pageTurn, useListHead } from './listPaging.ts'

const pictured = ({ picture }: ArticleSummary) => picture !== undefined

/** A list with filters and page numbers in the address: news, events, announcements, securities news, dynamics. */
export function Page() {
  return (
    <div className={styles.page}>
      <FramedBlocks>
        <List />
      </FramedBlocks>
    </div>
  )
}

function List() {
  const { words, lang, calls } = useSite()
  const { pathname } = useLocation()
  const feed = feeds[pathname]
  const { read, change, addressWith, action } = useAddress()
  const { head, count } = useListHead<HTMLDivElement, HTMLParagraphElement>()
  const asked = read('page', 'year', 'category')
  const { page = '1', year = '', category = '' } = asked
  const videos = lists[pathname]?.type === 'video'
  const list = useCall(...listQuery(pathname, asked), true)

  if (list.isError) {
    const clear = () => change({ page: '', year: '', category: '' })
    return (
      <Failure
        message={list.error.message}
        onRetry={isRefused(list.error) ? clear : () => list.refetch()}
        words={words.state}
      />
    )
  }
  if (list.isPending) return <ListSkeleton rows={8} />
  const { items, total, pageSize, years, categories } = list.data
  const pages = Math.ceil(total / pageSize)
  const [first] = items
  const lead = page === '1' && first && pictured(first) ? first : undefined
  const rows = items.filter((article) => article !== lead)

  return (
    <div ref={head} className={styles.list} aria-busy={list.isPlaceholderData}>
      <Filters
        categories={categories}
        years={years}
        year={year}
        total={total}
        page={{ at: Number(page), of: pages }}
        countRef={count}
        onCategory={(typeCode) => change({ category: typeCode, page: '' })}
        onYear={(chosen) => change({ year: chosen, page: '' })}
        action={action}
        served={!calls}
        words={words.list}
      />
      {items.length === 0 && (
        <Empty text={total > 0 ? words.list.beyond : words.state.empty}>
          {(year || category || total > 0) && (
            <>
              {total === 0 && <p>{words.list.emptyHelp}</p>}
              <button
                type="button"
                className={styles.reset}
                onClick={() => change({ page: '', year: '', category: '' })}
              >
                {total > 0 ? words.list.first : words.list.reset}
              </button>
            </>
          )}
        </Empty>
      )}
      {items.length > 0 &&
        (videos ? (
          <VideoGrid videos={items} words={words} />
        ) : (
          <ul className={styles.rows}>
            {items.map((article) => (
              <ArticleRow
                key={article.id}
                article={article}
                lead={article === lead}
                pictured={rows.filter(pictured).length * 2 > rows.length}
                words={words}
              />
            ))}
          </ul>
        ))}
      <Pagination
        page={Number(page)}
        pages={pages}
        to={(at) => addressWith({ page: at === 1 ? '' : String(at) })}
        state={pageTurn}
        words={words.list}
      />
      {feed && (
        <a className={styles.feed} href={feedPath(feed, lang)} type="application/rss+xml">
          <Rss aria-hidden="true" size={18} /> {words.list.feed}
        </a>
      )}
    </div>
  )
}

/** The feed that carries a list's items; media reports and films have none. */
const feeds: Record<string, FeedName> = {
  '/announcement': 'announcements',
  '/securities/marketNews': 'securities',
  '/companyDynamic': 'news',
  '/enterpriseDynamics': 'news',
  '/industryNews': 'news',
}
