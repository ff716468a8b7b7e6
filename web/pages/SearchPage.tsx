import { phoneNumber, telOf } from '#contract/phone.ts'
import * as routes from '#contract/routes.ts'
import type { SearchAnswer, SearchHit } from '#contract/search.ts'
import { isRefused, isUnserved, useCall } from '../data/api.ts'
import { searchQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { useSuggestions } from '../data/suggestions.ts'
import { Choices } from '../parts/Choices.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { Meta } from '../parts/Meta.tsx'
import { Pagination } from '../parts/Pagination.tsx'
import { SearchForm } from '../parts/SearchForm.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { Link } from '../routing/Link.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import control from '../styles/control.module.css'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import type { Words } from '../words/zh.ts'
import { pageTurn, useListHead } from './listPaging.ts'
import styles from './SearchPage.module.css'
import { SearchTips } from './SearchTips.tsx'
import { PopularLinks, SectionLinks } from './Suggestions.tsx'
import { useDescription, useTitle } from './useTitle.ts'

/** Site search: heading, number of results, kinds as filters, results with date and marked passage. */
export function Page() {
  const { words, titles, calls } = useSite()
  const { read, change } = useRouteQuery()
  const { head, count } = useListHead<HTMLDivElement, HTMLHeadingElement>()
  const { suggestions, ask } = useSuggestions()
  const { keyword = '', page = '1', kind = '' } = read('keyword', 'page', 'kind')
  const hasKeyword = keyword.trim() !== ''
  const { found: search, tips } = searchQueries({ keyword, page, kind })
  const answer = useCall(...search, true)
  useTitle(keyword ? words.search.results(keyword) : titles[routes.search])
  // With results it is not worth a call of its own.
  const content = useCall(...tips)
  useDescription(hasKeyword ? words.search.startHelp : content.data?.description)
  const found = hasKeyword ? answer.data : undefined
  const nothing = found?.kinds.length === 0
  const unserved = isUnserved(answer.error)
  const retry = () => (isRefused(answer.error) ? change({ page: '', kind: '' }) : answer.refetch())

  return (
    <div ref={head} className={`column ${styles.page}`}>
      <div>
        <h1 ref={count} tabIndex={-1} className={styles.title}>
          {hasKeyword
            ? headingOf(keyword, answer.isPlaceholderData ? undefined : found, words.search)
            : words.search.start}
        </h1>
        <SearchForm
          keyword={keyword}
          onSearch={(typed) => change({ keyword: typed, page: '', kind: '' })}
          suggestions={suggestions}
          onType={ask}
          words={words.search}
        />
        {found && (
          <p role="status" className="visually-hidden">
            {words.search.count(found.total)}
          </p>
        )}
        {!hasKeyword && <p className={styles.help}>{words.search.startHelp}</p>}
        <noscript>
          <p className={styles.help}>{calls?.origin === '' ? words.state.unserved : words.search.needsScript}</p>
        </noscript>
        {nothing && <p className={styles.help}>{words.search.noneHelp}</p>}
      </div>
      {answer.isLoading && (
        <div className={styles.found}>
          <ListSkeleton rows={6} />
        </div>
      )}
      {answer.isError && (
        <Failure message={answer.error.message} onRetry={unserved ? undefined : retry} words={words.state} />
      )}
      {(!hasKeyword || nothing || unserved) && <Beginnings />}
      {found && !nothing && <Results found={found} keyword={keyword} kind={kind} />}
    </div>
  )
}

/** Kinds as filters, and one page of results. */
function Results({ found, keyword, kind }: { found: SearchAnswer; keyword: string; kind: string }) {
  const { words } = useSite()
  const { change, addressWith } = useRouteQuery()
  return (
    <div className={styles.found}>
      <div className={styles.bar}>
        <KindFilter
          answer={found}
          kind={kind}
          onChoose={(chosen) => change({ kind: chosen, page: '' })}
          keyword={keyword}
        />
      </div>
      <div>
        {found.corrected && <p className={styles.corrected}>{words.search.corrected(found.corrected)}</p>}
        {found.missing && <p className={styles.corrected}>{partly(found.missing, words.search)}</p>}
        {found.leftOut && (
          <p className={styles.corrected}>
            {words.search.leftOut(found.leftOut.map(words.search.missed).join(words.search.and))}
          </p>
        )}
        {found.total === 0 && <p className={styles.help}>{words.search.noneOfKind}</p>}
        {found.total > 0 && found.items.length === 0 && (
          <Empty text={words.list.beyond}>
            <Link to={addressWith({ page: '' })} className={control.link} state={pageTurn}>
              {words.list.first}
            </Link>
          </Empty>
        )}
        <ol className={panel.rows}>
          {found.items.map((hit) => (
            <Hit key={hit.link} hit={hit} />
          ))}
        </ol>
        <Pagination
          page={found.page}
          pages={Math.ceil(found.total / found.pageSize)}
          to={(at) => addressWith({ page: at === 1 ? '' : String(at) })}
          state={pageTurn}
          words={words.list}
        />
      </div>
    </div>
  )
}

/** What was asked, and what came of it once that is known. */
function headingOf(keyword: string, found: SearchAnswer | undefined, words: Words['search']): string {
  if (!found) return words.results(keyword)
  return found.kinds.length === 0 ? words.none(keyword) : words.found(keyword, found.total)
}

/** Says that not all of the words were found: which of them nothing has, or that nothing has them together. */
const partly = (missing: string[], { missing: sentence, missed, or, apart }: Words['search']) =>
  missing.length > 0 ? sentence(missing.map(missed).join(or)) : apart

/** Where a reader may begin without a word, or after one that led nowhere. */
function Beginnings() {
  const { words } = useSite()
  return (
    <div className={styles.beginnings}>
      <div>
        <h2 className={typography.heading}>{words.search.sections}</h2>
        <SectionLinks />
      </div>
      <PopularLinks />
      <SearchTips />
    </div>
  )
}

interface FilterProps {
  answer: SearchAnswer
  kind: string
  keyword: string
  onChoose: (kind: string) => void
}

function KindFilter({ answer, kind, keyword, onChoose }: FilterProps) {
  const { action } = useRouteQuery()
  const { words } = useSite()
  const all = answer.kinds.reduce((sum, { count }) => sum + count, 0)
  const labelled = (value: string, label: string, count: number) => ({
    value,
    label: (
      <>
        {label} <span>{count}</span>
      </>
    ),
  })
  return (
    <form action={action}>
      <input type="hidden" name="keyword" value={keyword} />
      <Choices
        name="kind"
        legend={words.search.kind}
        choices={[
          labelled('', words.search.all, all),
          ...answer.kinds.map((entry) => labelled(entry.kind, words.search.kinds[entry.kind], entry.count)),
        ]}
        chosen={kind}
        onChoose={onChoose}
        upright
      />
    </form>
  )
}

/** The page of a PDF that an address leads to. */
const pageOf = (link: string) => /#page=(\d+)$/.exec(link)?.[1]

function Hit({ hit }: { hit: SearchHit }) {
  const { words } = useSite()
  const page = pageOf(hit.link)
  const title = <Marked segments={hit.title} />
  return (
    <li className={styles.hit} data-answers={hit.answer !== undefined || undefined}>
      <Meta>
        <span className={typography.kind}>{words.search.kinds[hit.kind]}</span>
        {page && <span>{words.search.page(page)}</span>}
        {hit.date && <DateMark date={hit.date} />}
      </Meta>
      <h2 className={styles.name}>
        {page ? (
          <a href={hit.link} className={panel.cover}>
            {title}
          </a>
        ) : (
          <Link to={hit.link} className={panel.cover}>
            {title}
          </Link>
        )}
      </h2>
      {hit.answer === undefined ? (
        <p className={typography.muted}>
          <Marked segments={hit.excerpt} />
        </p>
      ) : (
        <p className={styles.answer}>{withPhones(hit.answer)}</p>
      )}
    </li>
  )
}

/** Telephone numbers can be called. */
const withPhones = (answer: string) =>
  answer.split(phoneNumber).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={telOf(part)}>
        {part}
      </a>
    ),
  )

const Marked = ({ segments }: { segments: SearchHit['title'] }) =>
  segments.map(({ text, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
    hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
