import { Rss } from 'lucide-react'
import type { ArticleList, ArticleSummary } from '#contract/article.ts'
import { feedPath } from '#contract/paths.ts'
import { listAt } from '#contract/routes.ts'
import { useCall } from '../data/api.ts'
import { listQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { ArticleRow } from '../parts/ArticleRow.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Filters } from '../parts/Filters.tsx'
import { Pagination } from '../parts/Pagination.tsx'
import { VideoGrid } from '../parts/VideoGrid.tsx'
import { useLocation } from '../routing/routerContext.ts'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import panel from '../styles/panel.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'
import styles from './ListPage.module.css'
import { Loaded } from './Loaded.tsx'
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
  const { pathname } = useLocation()
  const { read, change } = useRouteQuery()
  const filters = read('page', 'year', 'category')
  const list = useCall(...listQuery(pathname, filters), true)
  return (
    <Loaded call={list} rows={8} onRefused={() => change(nothing)}>
      {(data) => <Listed data={data} filters={filters} isBusy={list.isPlaceholderData} />}
    </Loaded>
  )
}

const nothing = { page: '', year: '', category: '' }

interface ListedProps {
  data: ArticleList
  filters: Partial<typeof nothing>
  /** What is shown is that of the question before. */
  isBusy: boolean
}

/** Filters, the items of one page, the numbers of the others, and the list's feed. */
function Listed({ data, filters, isBusy }: ListedProps) {
  const { words, root, calls } = useSite()
  const feed = listAt(useLocation().pathname)?.feed
  const { change, addressWith, action } = useRouteQuery()
  const { head, count } = useListHead<HTMLDivElement, HTMLParagraphElement>()
  const { items, total, pageSize, years, categories } = data
  const page = Number(filters.page ?? 1)
  const pages = Math.ceil(total / pageSize)
  return (
    <div ref={head} className={styles.list} aria-busy={isBusy}>
      <Filters
        {...{ categories, years, total, action }}
        year={filters.year ?? ''}
        page={{ at: page, of: pages }}
        countRef={count}
        onCategory={(category) => change({ category, page: '' })}
        onYear={(year) => change({ year, page: '' })}
        served={!calls}
        words={words.list}
      />
      {items.length > 0 ? (
        <Items items={items} isFirst={page === 1} />
      ) : (
        <NoItems
          isBeyond={total > 0}
          isFiltered={Boolean(filters.year || filters.category)}
          onReset={() => change(nothing)}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        to={(at) => addressWith({ page: at === 1 ? '' : String(at) })}
        state={pageTurn}
        words={words.list}
      />
      {feed && (
        <a className={styles.feed} href={feedPath(feed, root)} type="application/rss+xml">
          <Rss aria-hidden="true" size={18} /> {words.list.feed}
        </a>
      )}
    </div>
  )
}

/** Films as cards, everything else as rows, the first of the first page large. */
function Items({ items, isFirst }: { items: ArticleSummary[]; isFirst: boolean }) {
  const { words } = useSite()
  const { pathname } = useLocation()
  if (listAt(pathname)?.kind === 'video') return <VideoGrid videos={items} words={words} />
  const [first] = items
  const lead = isFirst && first && pictured(first) ? first : undefined
  const rows = items.filter((article) => article !== lead)
  return (
    <ul className={panel.rows}>
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
  )
}

/** Nothing of what was asked, or nothing on a page beyond the last. */
function NoItems({ isBeyond, isFiltered, onReset }: { isBeyond: boolean; isFiltered: boolean; onReset: () => void }) {
  const { list, state } = useSite().words
  return (
    <Empty text={isBeyond ? list.beyond : state.empty}>
      {(isFiltered || isBeyond) && (
        <>
          {!isBeyond && <p>{list.emptyHelp}</p>}
          <button type="button" className={styles.reset} onClick={onReset}>
            {isBeyond ? list.first : list.reset}
          </button>
        </>
      )}
    </Empty>
  )
}
