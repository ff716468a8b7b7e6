import type { Certification } from '#contract/company.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useCall } from '../data/api.ts'
import { ownQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { CardList } from '../parts/CardList.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import typography from '../styles/typography.module.css'
import styles from './CertificationPage.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'

const listId = 'certification-list'

/** The certificates as cards in a row, each readable in the viewer, among the words on how to read them. */
export function Page() {
  const { words } = useSite()
  return (
    <FramedBlocks sections={[{ id: listId, title: words.certificates.title }]}>
      <Certificates />
    </FramedBlocks>
  )
}

function Certificates() {
  const { words } = useSite()
  const certificates = useCall(...ownQueries.CertificationPage)
  if (certificates.isError)
    return <Failure message={certificates.error.message} onRetry={() => certificates.refetch()} words={words.state} />
  if (certificates.isPending) return <ListSkeleton rows={4} />
  return (
    <section id={listId} className={styles.certificates}>
      <Heading>{words.certificates.title}</Heading>
      {certificates.data.length === 0 ? (
        <Empty text={words.state.empty} />
      ) : (
        <CardList
          label={words.certificates.title}
          words={words}
          cards={certificates.data.map((entry) => ({
            id: entry.id,
            img: entry.picture,
            preview: true,
            text: <Entry entry={entry} />,
          }))}
        />
      )}
    </section>
  )
}

/** What the picture of a certificate would show stands in words where there is none. */
function Entry({ entry: { title, standard, number, scope, body, expires, picture } }: { entry: Certification }) {
  const { words } = useSite()
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={`${typography.kind} ${styles.standard}`}>{standard}</p>
      {!picture && (
        <>
          <p>{scope}</p>
          <p className={typography.quiet}>{number}</p>
        </>
      )}
      <p className={typography.quiet}>{body}</p>
      <p className={typography.quiet}>
        {words.certificates.until} <DateMark date={expires} />
      </p>
    </>
  )
}
