import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { kindOf } from '#edit/content/kinds.ts'
import { api, type ItemName, type ItemSummary } from '../api.ts'
import { Failure, Loading } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import { addressOf } from '../route.ts'
import { shownTime } from '../shownTime.ts'
import styles from './Lists.module.css'
import { StateMark } from './StateMark.tsx'

/** Rows that are drawn at once: more than anybody scrolls through. */
const mostRows = 200

interface ItemListProps {
  route: ItemName
  /** Whether nothing beside it has the title of the page. */
  isTitle: boolean
  onCreate(kind: string): void
}

/** The items of a kind, or of all, with a search. */
export function ItemList({ route, isTitle, onCreate }: ItemListProps) {
  const Title = isTitle ? 'h1' : 'h2'
  const { words, kinds } = useLanguage()
  const [find, setFind] = useState('')
  const id = useId()
  const asked = useDeferredValue(find.trim())
  const { kind } = route
  const list = useQuery({
    queryKey: ['items', kind, asked],
    queryFn: () => api.items(kind || undefined, asked || undefined),
    placeholderData: keepPreviousData,
  })
  const items = list.data?.items ?? []
  const canCreate = kindOf(kind)?.folder !== undefined
  return (
    <section className={styles.list} aria-labelledby={id}>
      <header className={styles.listHead}>
        <Title className={styles.listTitle} id={id}>
          {kinds[kind] ?? words.nav.all}{' '}
          <span className={styles.count}>{list.data && words.list.count(items.length)}</span>
        </Title>
        {canCreate && (
          <button type="button" className={styles.create} onClick={() => onCreate(kind)}>
            <Plus aria-hidden size={16} /> {words.list.add}
          </button>
        )}
        <div className={styles.search}>
          <Search aria-hidden size={16} />
          <input
            type="search"
            aria-label={words.list.find}
            placeholder={words.list.find}
            value={find}
            onChange={(event) => setFind(event.target.value)}
          />
        </div>
      </header>
      {list.error && <Failure error={list.error} retry={() => list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && items.length === 0 && <p className={styles.note}>{words.list.none}</p>}
      <ul className={styles.rows}>
        {items.slice(0, mostRows).map((item) => (
          <ItemRow
            key={`${item.kind}/${item.id}`}
            item={item}
            isHere={item.id === route.id && item.kind === route.kind}
            isMixed={kind === ''}
          />
        ))}
      </ul>
      {items.length > mostRows && <p className={styles.note}>{words.list.shown(mostRows, items.length)}</p>}
    </section>
  )
}

function ItemRow({ item, isHere, isMixed }: { item: ItemSummary; isHere: boolean; isMixed: boolean }) {
  const { words, kinds, lang } = useLanguage()
  const { kind, id, title, date, state, publishAt, problems } = item
  return (
    <li>
      <a className={styles.row} href={addressOf({ kind, id })} aria-current={isHere ? 'true' : undefined}>
        <span className={styles.rowTitle}>{title[lang] ?? title.zh ?? title.en ?? kinds[kind] ?? id}</span>
        <span className={styles.rowMeta}>
          {isMixed && <span>{kinds[kind]}</span>}
          {date ? <time dateTime={date}>{date}</time> : !isMixed && <span>{id}</span>}
          {state !== 'published' && <StateMark state={state} />}
          {state === 'scheduled' && publishAt && <span>{shownTime(publishAt, lang)}</span>}
          {problems > 0 && <span className={styles.problems}>{words.list.problems(problems)}</span>}
        </span>
      </a>
    </li>
  )
}
