import type { Publication } from '#contract/securities.ts'
import { useCall } from '../data/api.ts'
import { reportsQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Empty } from '../parts/Empty.tsx'
import { FileLink } from '../parts/FileLink.tsx'
import { Filters } from '../parts/Filters.tsx'
import { NonBreaking, Title } from '../parts/NonBreaking.tsx'
import { Picture } from '../parts/Picture.tsx'
import { RevisionNote } from '../parts/RevisionNote.tsx'
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
          <div aria-busy={publications.isPlaceholderData}>
            <Leading publications={items.filter(({ large }) => large)} />
            {yearsOf(items.filter(({ large }) => !large)).map(({ year, publications }) => (
              <section key={year} className={styles.year} aria-labelledby={`reports-${year}`}>
                <h2 id={`reports-${year}`} className={styles.number}>
                  {year}
                </h2>
                <ul className={panel.rows}>
                  {publications.map((item) => (
                    <li key={item.id} id={item.id} className={styles.entry}>
                      <Cover publication={item} />
                      <Words publication={item} />
                      <File publication={item} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </Loaded>
  )
}

/** The reports that a reader is likely to have come for, their covers large. */
function Leading({ publications }: { publications: Publication[] }) {
  if (publications.length === 0) return null
  return (
    <ul className={styles.leading}>
      {publications.map((item) => (
        <li key={item.id} id={item.id} className={styles.entry}>
          <Cover publication={item} />
          <Words publication={item} />
        </li>
      ))}
    </ul>
  )
}

/** Publications by the year that they report on, in their order. */
function yearsOf(items: Publication[]) {
  const years = [...new Set(items.map(({ year }) => year))]
  return years.map((year) => ({ year, publications: items.filter((item) => item.year === year) }))
}

/** A cover for the eye: what it says stands beside it. */
function Cover({ publication: { category, year, kind, picture } }: { publication: Publication }) {
  const { mark } = useSite()
  return (
    <span className={styles.cover} data-category={category} aria-hidden="true">
      <img src={mark.light} width={mark.width} height={mark.height} alt="" loading="lazy" className={styles.mark} />
      <span className={styles.kind}>{kind}</span>
      <span>{year}</span>
      {picture && <Picture picture={picture} sizes="18rem" className={styles.picture} />}
    </span>
  )
}

/** What a publication is, what it says and covers. */
function Words({ publication }: { publication: Publication }) {
  const { words } = useSite()
  const { kind, categoryName, title, summary, scope, file, date, revised, large } = publication
  const Heading = large ? 'h2' : 'h3'
  return (
    <div className={styles.words}>
      <p className={typography.facts}>
        <span className={typography.kind}>{kind}</span>
        {kind !== categoryName && <span>{categoryName}</span>}
        <span>{words.publication.pages(file.pages)}</span>
        <span>
          {words.publication.published} <DateMark date={date} />
        </span>
      </p>
      <Heading className={styles.title}>
        <Title text={title} />
      </Heading>
      <p>
        <NonBreaking text={summary} />
      </p>
      <p className={`${typography.quiet} ${styles.scope}`}>
        <NonBreaking text={words.publication.scope(scope)} />
      </p>
      {revised && <RevisionNote {...revised} />}
      {large && <File publication={publication} />}
    </div>
  )
}

const File = ({ publication: { file, title } }: { publication: Publication }) => (
  <p className={styles.file}>
    <FileLink file={file} title={title} />
  </p>
)
