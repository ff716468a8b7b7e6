import type { Publication } from '#contract/securities.ts'
import { isRefused, useCall } from '../data/api.ts'
import { reportsQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { FileLink } from '../parts/FileLink.tsx'
import { Filters } from '../parts/Filters.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { FramedBlocks } from './FramedBlocks.tsx'
import styles from './ReportsPage.module.css'

/** Responsibility reports by category and year. */
export function Page() {
  return (
    <FramedBlocks>
      <Reports />
    </FramedBlocks>
  )
}

function Reports() {
  const { words, calls } = useSite()
  const { read, change, action } = useRouteQuery()
  const asked = read('year', 'category')
  const { year = '' } = asked
  const reports = useCall(...reportsQuery(asked), true)
  if (reports.isError) {
    const clear = () => change({ year: '', category: '' })
    return (
      <Failure
        message={reports.error.message}
        onRetry={isRefused(reports.error) ? clear : () => reports.refetch()}
        words={words.state}
      />
    )
  }
  if (reports.isPending) return <ListSkeleton rows={5} />
  const { items, total, years, categories } = reports.data
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
      <ul className={styles.reports} aria-busy={reports.isPlaceholderData}>
        {items.map((report, at) => (
          <ReportRow key={report.id} report={report} repeated={items[at - 1]?.year === report.year} />
        ))}
      </ul>
    </>
  )
}

/** A report. Below one of the same year, its year is not shown again. */
function ReportRow({ report, repeated }: { report: Publication; repeated: boolean }) {
  const { words } = useSite()
  return (
    <li id={report.id} className={styles.report} data-repeated={repeated || undefined}>
      <p className={styles.year} aria-hidden="true">
        {report.year}
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>{report.title}</h2>
        <p>{report.summary}</p>
        <p className={styles.scope}>{words.report.scope(report.scope)}</p>
      </div>
      <div className={styles.facts}>
        <span className={styles.category}>{report.categoryName}</span>
        <span>{words.report.pages(report.file.pages)}</span>
        <span>
          {words.report.published} <DateMark date={report.date} />
        </span>
        <p className={styles.file}>
          <FileLink file={report.file} title={report.title} />
        </p>
      </div>
    </li>
  )
}
