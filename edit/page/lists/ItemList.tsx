import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { kindOf } from '#edit/content/kinds.ts'
import { api, type ItemName, type ItemState, type ItemSummary } from '../api.ts'
import { Failure, Loading } from '../Failure.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import { addressOf } from '../route.ts'
import { shownTime } from '../shownTime.ts'
import styles from './Lists.module.css'
import { StateMark } from './StateMark.tsx'

/** Rows that are asked for at a time. */
const count = 100

interface ItemListProps {
  route: ItemName
  /** Whether nothing beside it has the title of the page. */
  isTitle: boolean
  /** Only items in this state. */
  state?: ItemState
  title?: string
  onCreate(kind: string): void
}

/** The items of a kind, or of all, with a search. */
export function ItemList({ route, isTitle, state, title, onCreate }: ItemListProps) {
  const Title = isTitle ? 'h1' : 'h2'
  const { words, kinds } = useLanguage()
  const [find, setFind] = useState('')
  const id = useId()
  const { kind } = route
  const { list, items, total } = useItems(kind, useDeferredValue(find.trim()), state)
  const canCreate = kindOf(kind)?.folder !== undefined
  return (
    <section className={styles.list} aria-labelledby={id}>
      <header className={styles.listHead}>
        <Title className={styles.listTitle} id={id}>
          {title ?? kinds[kind] ?? words.nav.all}{' '}
          <span className={styles.count}>{list.data && words.list.count(total)}</span>
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
      <Rows items={items} route={route} rest={total - items.length} onMore={() => void list.fetchNextPage()} />
    </section>
  )
}

/** The items that a list shows, and how many there are; more are asked for piece by piece. */
function useItems(kind: string, find: string, state: ItemState | undefined) {
  const list = useInfiniteQuery({
    queryKey: ['items', kind, find, state],
    queryFn: ({ pageParam }) =>
      api.items({ kind: kind || undefined, find: find || undefined, state, from: pageParam, count }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const known = pages.reduce((sum, { items }) => sum + items.length, 0)
      return known < total ? known : undefined
    },
    placeholderData: keepPreviousData,
  })
  const pages = list.data?.pages ?? []
  return { list, items: pages.flatMap(({ items }) => items), total: pages.at(-1)?.total ?? 0 }
}

interface RowsProps {
  items: readonly ItemSummary[]
  route: ItemName
  /** How many more there are. */
  rest: number
  onMore(): void
}

/** Arrow keys, Home and End lead from row to row. Of more rows the first gets the focus. */
function Rows({ items, route, rest, onMore }: RowsProps) {
  const { words } = useLanguage()
  const rows = useRef<HTMLUListElement>(null)
  const asked = useRef<number>(undefined)
  useEffect(() => {
    if (asked.current === undefined || items.length <= asked.current) return
    rowsIn(rows.current)[asked.current]?.focus()
    asked.current = undefined
  }, [items.length])
  return (
    <>
      <ul className={styles.rows} ref={rows} onKeyDown={(event) => moveFocus(event, rowsIn(rows.current))}>
        {items.map((item) => (
          <ItemRow
            key={`${item.kind}/${item.id}`}
            item={item}
            isHere={item.id === route.id && item.kind === route.kind}
            isMixed={route.kind === ''}
          />
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            asked.current = items.length
            onMore()
          }}
        >
          {words.list.more(Math.min(rest, count), rest)}
        </button>
      )}
    </>
  )
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll('a') ?? [])]

function moveFocus(event: KeyboardEvent, rows: readonly HTMLElement[]) {
  const at = rows.indexOf(document.activeElement as HTMLElement) // one of them, or none
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
  const place = places[event.key]
  if (at < 0 || place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  rows[place]?.focus()
}

function ItemRow({ item, isHere, isMixed }: { item: ItemSummary; isHere: boolean; isMixed: boolean }) {
  const { words, kinds, lang } = useLanguage()
  const titleOf = useItemTitle()
  const { kind, id, date, state, publishAt, problems } = item
  return (
    <li>
      <a className={styles.row} href={addressOf({ kind, id })} aria-current={isHere ? 'true' : undefined}>
        <span className={styles.rowTitle}>{titleOf(item)}</span>
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
