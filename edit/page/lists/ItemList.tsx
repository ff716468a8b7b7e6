import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ListChecks, Plus } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { ItemState, ItemSummary } from '#contract/edit/items.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { isOver } from '#server/content/schedule.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Pending } from '../Failure.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import { ChooseBox } from '../many/ChooseBox.tsx'
import { keyOfItem, Several } from '../many/Several.tsx'
import { type Chosen, useChosen } from '../many/useChosen.ts'
import page from '../Page.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf, type Route } from '../route.ts'
import { SearchInput } from '../SearchInput.tsx'
import { listId, searchId } from '../SkipLinks.tsx'
import { shownTime } from '../shownTime.ts'
import styles from './Lists.module.css'
import { StateMark } from './StateMark.tsx'

/** Rows that are asked for at a time. */
const count = 100

interface ItemListProps {
  /** The kind whose items are listed; empty for all. */
  kind: string
  route: Route
  /** Whether nothing beside it has the title of the page. */
  isTitle: boolean
  /** Only items in this state. */
  state?: ItemState
  title?: string
  canPublish: boolean
  onCreate(kind: string): void
}

/** The items of a kind, or of all, with a search. */
export function ItemList({ kind, route, isTitle, state, title, canPublish, onCreate }: ItemListProps) {
  const { words, actions, lists, kinds } = useLanguage()
  const [isSeveral, setSeveral] = useState(false)
  const [find, setFind] = useState('')
  const id = useId()
  const Title = isTitle ? PageTitle : 'h2'
  const rows = useRef<HTMLUListElement>(null)
  const { list, items, total, isFound } = useItems(kind, find.trim(), state)
  const chosen = useChosen(items.map(keyOfItem))
  const canCreate = kindOf(kind)?.folder !== undefined
  return (
    <section className={styles.list} aria-labelledby={id}>
      <header className={styles.listHead}>
        <Title className={styles.listTitle} id={id}>
          {title ?? kinds[kind] ?? words.nav.all}{' '}
          <span className={page.hint}>{list.data && words.list.count(total)}</span>
        </Title>
        {canCreate && (
          <Button look="primary" Icon={Plus} onClick={() => onCreate(kind)}>
            {words.list.add}
          </Button>
        )}
        <Button look="tool" Icon={ListChecks} aria-pressed={isSeveral} onClick={() => setSeveral(!isSeveral)}>
          {lists.many.several}
        </Button>
        <SearchField value={find} isAsked={route.at === 'search'} {...{ isFound, rows }} onChange={setFind} />
      </header>
      {isSeveral && <Several kind={kind} items={items} rows={chosen} canPublish={canPublish} />}
      <Pending of={list} />
      {list.data && items.length === 0 && (
        <p className={styles.none}>{state === 'draft' && find === '' ? actions.noDrafts : words.list.none}</p>
      )}
      <Rows
        items={items}
        list={rows}
        chosen={isSeveral ? chosen : undefined}
        inList={kind === '' ? (state === 'draft' ? 'drafts' : 'all') : ''}
        route={route}
        rest={total - items.length}
        onMore={() => void list.fetchNextPage()}
      />
    </section>
  )
}

interface SearchFieldProps {
  value: string
  /** Whether somebody came for the search. */
  isAsked: boolean
  /** Whether the rows are what the words find; until then they are those of other words. */
  isFound: boolean
  rows: RefObject<HTMLUListElement | null>
  onChange(value: string): void
}

/** Enter opens the first of what it finds, as soon as it is found and unless one goes on; the arrow key leads to the rows that are seen. */
function SearchField({ value, isAsked, isFound, rows, onChange }: SearchFieldProps) {
  const { words } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [isEntered, setEntered] = useState(false)
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  useEffect(() => {
    if (!isFound || !isEntered) return
    setEntered(false)
    rowsIn(rows.current)[0]?.click()
  }, [isFound, isEntered, rows])
  return (
    <SearchInput
      ref={input}
      id={searchId}
      say={words.list.find}
      value={value}
      onChange={(typed) => {
        setEntered(false)
        onChange(typed)
      }}
      onBlur={() => setEntered(false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return
        event.preventDefault()
        if (event.key === 'Enter') setEntered(true)
        else rowsIn(rows.current)[0]?.focus()
      }}
    />
  )
}

/** The items that a list shows, and how many there are; more are asked for piece by piece. */
function useItems(kind: string, typed: string, state: ItemState | undefined) {
  const find = useDeferredValue(typed)
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
  const isFound = find === typed && list.isSuccess && !list.isPlaceholderData
  return { list, items: pages.flatMap(({ items }) => items), total: pages.at(-1)?.total ?? 0, isFound }
}

interface RowsProps {
  items: readonly ItemSummary[]
  list: RefObject<HTMLUListElement | null>
  /** Those that are chosen, while several are. */
  chosen: Chosen | undefined
  /** Of a list over several kinds its name in addresses; empty for others. */
  inList: string
  route: Route
  /** How many more there are. */
  rest: number
  onMore(): void
}

/** Arrow keys, Home and End lead from row to row, and above the first to the search. Of more rows the first gets the focus. */
function Rows({ items, list: rows, chosen, inList, route, rest, onMore }: RowsProps) {
  const { words } = useLanguage()
  const asked = useRef<number>(undefined)
  useEffect(() => {
    if (asked.current === undefined || items.length <= asked.current) return
    rowsIn(rows.current)[asked.current]?.focus()
    asked.current = undefined
  }, [items.length, rows])
  return (
    <>
      <ul className={styles.rows} id={listId} ref={rows} onKeyDown={(event) => moveFocus(event, rows.current)}>
        {items.map((item) => (
          <ItemRow
            key={`${item.kind}/${item.id}`}
            item={item}
            isHere={item.id === route.id && item.kind === route.kind}
            inList={inList}
            chosen={chosen}
          />
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.none}>
          <Button
            onClick={() => {
              asked.current = items.length
              onMore()
            }}
          >
            {words.list.more(Math.min(rest, count), rest)}
          </Button>
        </p>
      )}
    </>
  )
}

const rowsIn = (list: HTMLElement | null, part: 'a' | 'input' = 'a'): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(part) ?? []),
]

/** From link to link, or from box to box. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  const rows = rowsIn(list, document.activeElement?.tagName === 'INPUT' ? 'input' : 'a')
  const at = rows.indexOf(document.activeElement as HTMLElement) // one of them, or none
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
  const place = places[event.key]
  if (at < 0 || place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const next = place < 0 ? document.getElementById(searchId) : rows[place]
  next?.focus()
}

interface ItemRowProps extends Pick<RowsProps, 'chosen' | 'inList'> {
  item: ItemSummary
  isHere: boolean
}

function ItemRow({ item, isHere, inList, chosen }: ItemRowProps) {
  const { words, kinds, lang } = useLanguage()
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const titleOf = useItemTitle()
  const { kind, id, at, date, state, publishAt, problems } = item
  return (
    <li className={chosen && styles.choosing}>
      {chosen && <ChooseBox rows={chosen} of={keyOfItem(item)} aria-label={titleOf(item)} />}
      <a
        ref={row}
        className={styles.row}
        href={addressOf({ kind, id, in: inList, ...(at && { at }) })}
        aria-current={isHere ? 'true' : undefined}
      >
        <span className={styles.rowTitle}>{titleOf(item)}</span>
        <span className={page.meta}>
          {inList !== '' && <span>{kinds[kind]}</span>}
          {date ? <time dateTime={date}>{date}</time> : inList === '' && <span>{id}</span>}
          {isOver(item, Date.now()) && <StateMark state="over" />}
          {state !== 'published' && <StateMark state={state} />}
          {state === 'scheduled' && publishAt && <span>{shownTime(publishAt, lang)}</span>}
          {problems > 0 && <span className={styles.problems}>{words.list.problems(problems)}</span>}
        </span>
      </a>
    </li>
  )
}
