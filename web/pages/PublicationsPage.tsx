import type { Publication } from '#contract/securities.ts'
import { useCall } from '../data/api.ts'
import { reportsQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Empty } from '../parts/Empty.tsx'
import { FileLink } from '../parts/FileLink.tsx'
import { Filters } from '../parts/Filters.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'
import { Loaded } from './Loaded.tsx'
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
  const { read, change, action } = useRouteQuery()
  const filters = read('year', 'category')
  const publications = useCall(...reportsQuery(filters), true)
  return (
    <Loaded call={publications} rows={5} onRefused={() => change({ year: '', category: '' })}>
      {({ items, total, years, categories }) => (
        <>
          <Filters
            {...{ categories, years, total, action }}
            year={filters.year ?? ''}
            onCategory={(category) => change({ category })}
            onYear={(year) => change({ year })}
            served={!calls}
            words={words.list}
          />
          {items.length === 0 && (
            <Empty text={words.state.empty}>
              <p>{words.list.emptyHelp}</p>
            </Empty>
          )}
          <ul className={panel.rows} aria-busy={publications.isPlaceholderData}>
            {items.map((item) => (
              <PublicationRow key={item.id} publication={item} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}

/** A publication with a cover for the eye: what it says stands beside it. */
function PublicationRow({ publication }: { publication: Publication }) {
  const { words, mark } = useSite()
  return (
    <li id={publication.id} className={styles.publication}>
      <span className={styles.cover} data-category={publication.category} aria-hidden="true">
        <img src={mark.light} width={mark.width} height={mark.height} alt="" loading="lazy" />
        <span className={styles.year}>{publication.year}</span>
        <span className={styles.subject}>{publication.categoryName}</span>
      </span>
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
