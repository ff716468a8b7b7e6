import { useQuery } from '@tanstack/react-query'
import type { Release } from '#contract/edit/items.ts'
import { api } from '../api.ts'
import { Failure, Loading } from '../Failure.tsx'
import styles from '../item/Item.module.css'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf } from '../route.ts'
import { shownTime } from '../shownTime.ts'
import cards from './Cards.module.css'
import lists from './Lists.module.css'
import { StateMark } from './StateMark.tsx'

/** What became public lately: when, by whom, and what. */
export function Releases() {
  const { lists: say } = useLanguage()
  const found = useQuery({ queryKey: ['releases'], queryFn: () => api.releases() })
  return (
    <section className={styles.item}>
      <PageTitle className={styles.heading}>{say.releases}</PageTitle>
      {found.error && <Failure error={found.error} retry={() => found.refetch()} />}
      {found.isPending && <Loading />}
      {found.data?.releases.length === 0 && <p>{say.release.none}</p>}
      <ol className={cards.cards}>
        {found.data?.releases.map((release) => (
          <ReleaseCard key={release.revision} release={release} />
        ))}
      </ol>
    </section>
  )
}

function ReleaseCard({ release: { by, at, writers, items, others } }: { release: Release }) {
  const { words, lists: say, kinds, lang } = useLanguage()
  const titleOf = useItemTitle()
  return (
    <li className={cards.card}>
      <p className={lists.rowMeta}>
        <span>{say.release.by(by, shownTime(at, lang))}</span>
        {writers.length > 0 && <span>{say.release.written(writers.join(words.comma))}</span>}
      </p>
      <ul className={cards.rows}>
        {items.map(({ kind, id, title, isRemoved }) => (
          <li key={`${kind}/${id}`} className={cards.cardRow}>
            <a href={addressOf({ kind, id })}>{titleOf({ kind, id, title })}</a>
            <span className={lists.rowMeta}>
              <span>{kinds[kind]}</span>
              {isRemoved && <StateMark state="removed" />}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={lists.rowMeta}>{say.release.others(others)}</p>}
    </li>
  )
}
