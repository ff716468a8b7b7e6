import { useQuery } from '@tanstack/react-query'
import type { Release } from '#contract/edit/overviews.ts'
import { api } from '../api.ts'
import { Pending } from '../Failure.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { shownTime } from '../shownTime.ts'
import { StateMark } from './StateMark.tsx'

/** What became public lately: when, by whom, and what. */
export function Releases() {
  const { lists: say } = useLanguage()
  const found = useQuery({ queryKey: ['releases'], queryFn: () => api.releases() })
  return (
    <section className={styles.page}>
      <PageTitle className={styles.title}>{say.releases}</PageTitle>
      <Pending of={found} />
      {found.data?.releases.length === 0 && <p>{say.release.none}</p>}
      <ol className={styles.cards}>
        {found.data?.releases.map((release) => (
          <ReleaseCard key={release.revision} release={release} />
        ))}
      </ol>
    </section>
  )
}

function ReleaseCard({ release: { by, at, writers, items, others } }: { release: Release }) {
  const { words, lists: say, kinds, lang } = useLanguage()
  return (
    <li className={styles.card}>
      <p className={styles.meta}>
        <span>{say.release.by(by, shownTime(at, lang))}</span>
        {writers.length > 0 && <span>{say.release.written(writers.join(words.comma))}</span>}
      </p>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={`${item.kind}/${item.id}`} className={styles.row}>
            <ItemLink item={item} />
            <span className={styles.meta}>
              <span>{kinds[item.kind]}</span>
              {item.isRemoved && <StateMark state="removed" />}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.meta}>{say.release.others(others)}</p>}
    </li>
  )
}
