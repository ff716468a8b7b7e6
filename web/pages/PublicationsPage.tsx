import type { Report } from '#contract/securities.ts'
import { isRefused, useCall } from '../data/api.ts'
import { reportsQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { FileLink } from '../parts/FileLink.tsx'
import { Filters } from '../parts/Filters.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { useAddress } from '../routing/useAddress.ts'
import typography from '../styles/typography.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'
import styles from './PublicationsPage.module.css'

/** Annual and ESG publications by category and year. */
export function Page() {
  return (
    <FramedBlocks>
      <Publications />
    </FramedBlocks>
  )
}

function Publications() {
  const { words, calls } = useSite()
  const { read, change, action } = useAddress()
  const asked = read('year', 'category')
  const { year = '' } = asked
  const publications = useCall(...reportsQuery(asked), true)
  if (publications.isError) {
    const clear = () => change({ year: '', category: '' })
    return (
      <Failure
        message={publications.error.message}
        onRetry={isRefused(publications.error) ? clear : () => publications.refetch()}
        words={words.state}
      />
    )
  }
  if (publications.isPending) return <ListSkeleton rows={5} />
  const { items, total, years, categories } = publications.data
  return (
    <>
      <Filters
        categories={categories}
        years={years}
        year={year}
        total={total}
        onCategory={(chosen) => change({ category: chosen })}
        onYear={(chosen) => change({ year: chosen })}
        action={action}
        served={!calls}
        words={words.list}
      />
      {items.length === 0 && (
        <Empty text={words.state.empty}>
          <p>{words.list.emptyHelp}</p>
        </Empty>
      )}
      <ul className={styles.publications} aria-busy={publications.isPlaceholderData}>
        {items.map((publication, at) => (
          <PublicationRow
            key={publication.id}
            publication={publication}
            repeated={items[at - 1]?.year === publication.year}
          />
        ))}
      </ul>
    </>
  )
}

/** A publication. Below one of the same year, its year is not shown again. */
function PublicationRow({ publication, repeated }: { publication: Report; repeated: boolean }) {
  const { words } = useSite()
  return (
    <li id={publication.id} className={styles.publication} data-repeated={repeated || undefined}>
      <p className={styles.year} aria-hidden="true">
        {publication.year}
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>{publication.title}</h2>
        <p>{publication.summary}</p>
        <p className={`${typography.quiet} ${styles.scope}`}>{words.publication.scope(publication.scope)}</p>
      </div>
      <div className={`${typography.facts} ${styles.facts}`}>
        <span className={typography.kind}>{publication.categoryName}</span>
        <span>{words.publication.pages(publication.file.pages)}</span>
        <span>
          {words.publication.published} <DateMark date={publication.date} />
        </span>
        <p className={styles.file}>
          <FileLink file={publication.file} title={publication.title} />
        </p>
      </div>
    </li>
  )
}
