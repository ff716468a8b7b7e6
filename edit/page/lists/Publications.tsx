import { useQuery } from '@tanstack/react-query'
import { api, type Publication } from '../api.ts'
import { Failure, Loading } from '../Failure.tsx'
import styles from '../item/Item.module.css'
import { useLanguage } from '../language.tsx'
import { addressOf } from '../route.ts'
import { shownTime } from '../shownTime.ts'
import cards from './Cards.module.css'
import lists from './Lists.module.css'
import { StateMark } from './StateMark.tsx'

/** What became public lately: when, by whom, and what. */
export function Publications() {
  const { lists: say } = useLanguage()
  const found = useQuery({ queryKey: ['publications'], queryFn: api.publications })
  return (
    <section className={styles.item}>
      <h1 className={styles.heading}>{say.publications}</h1>
      {found.error && <Failure error={found.error} retry={() => found.refetch()} />}
      {found.isPending && <Loading />}
      {found.data?.publications.length === 0 && <p>{say.publication.none}</p>}
      <ol className={cards.cards}>
        {found.data?.publications.map((publication) => (
          <PublicationCard key={publication.revision} publication={publication} />
        ))}
      </ol>
    </section>
  )
}

function PublicationCard({ publication: { by, at, writers, items, others } }: { publication: Publication }) {
  const { lists: say, kinds, lang } = useLanguage()
  return (
    <li className={cards.card}>
      <p className={lists.rowMeta}>
        <span>{say.publication.by(by, shownTime(at, lang))}</span>
        {writers.length > 0 && <span>{say.publication.written(writers.join(lang === 'zh' ? '、' : ', '))}</span>}
      </p>
      <ul>
        {items.map(({ kind, id, title, isRemoved }) => {
          const name = title[lang] ?? title.zh ?? title.en ?? (kinds[kind] === undefined ? id : `${kinds[kind]} ${id}`)
          return (
            <li key={`${kind}/${id}`} className={cards.cardRow}>
              {isRemoved ? <span>{name}</span> : <a href={addressOf({ kind, id })}>{name}</a>}
              <span className={lists.rowMeta}>
                <span>{kinds[kind]}</span>
                {isRemoved && <StateMark state="removed" />}
              </span>
            </li>
          )
        })}
      </ul>
      {others > 0 && <p className={lists.rowMeta}>{say.publication.others(others)}</p>}
    </li>
  )
}
