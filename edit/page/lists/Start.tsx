import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { AskedRows } from '../review/Reviews.tsx'
import { addressOf } from '../route.ts'
import { useWaiting } from '../useWaiting.ts'

/** What is made most often. */
const often = ['company', 'announcement', 'securities', 'page']
const mostShown = 6

/** Beside the list of everything, before anything is opened: what one comes for. */
export function Start({ onCreate }: { onCreate(kind: string): void }) {
  const { actions, kinds } = useLanguage()
  const titleOf = useItemTitle()
  const items = useWaiting().data?.items ?? []
  return (
    <section className={styles.page}>
      <h2 className={styles.title}>{actions.start.title}</h2>
      <p className={styles.note}>{actions.start.find}</p>
      <div className={styles.actions}>
        {often.map((kind) => (
          <Button key={kind} Icon={Plus} onClick={() => onCreate(kind)}>
            {actions.start.make(kinds[kind] ?? kind)}
          </Button>
        ))}
      </div>
      <Prices />
      <AskedRows />
      <h3 className={styles.subtitle}>
        <a href="#/waiting">{actions.start.waiting(items.length)}</a>
      </h3>
      <ul className={styles.rows}>
        {items.slice(0, mostShown).map((item) => (
          <li key={`${item.kind}/${item.id}`} className={styles.row}>
            {item.state === 'removed' ? <span>{titleOf(item)}</span> : <ItemLink item={item} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const priced = ['pigSale', 'stock', 'bond']

/** Where prices are kept, as far as the company has any: nobody guesses it from the names of files. */
function Prices() {
  const { actions, kinds } = useLanguage()
  const found = useQuery({
    queryKey: ['items', 'prices'],
    queryFn: () => api.items({ find: 'price', count: priced.length }),
  })
  const items = found.data?.items.filter(({ kind }) => priced.includes(kind)) ?? []
  if (items.length === 0) return null
  return (
    <p className={styles.actions}>
      {actions.start.prices}
      {items.map(({ kind, id, at }) => (
        <a key={kind} href={addressOf({ kind, id, ...(at && { at }) })}>
          {kinds[kind]}
        </a>
      ))}
    </p>
  )
}
