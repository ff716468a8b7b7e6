import type { ReactNode } from 'react'
import type { TitledItem } from '#contract/edit/items.ts'
import { ItemLink } from './ItemLink.tsx'
import { useLanguage } from './language.tsx'
import styles from './Page.module.css'

interface ItemCardProps {
  item: TitledItem
  /** What is said of it beside its kind. */
  meta?: ReactNode
  children?: ReactNode
}

/** An item among cards: its title, its kind, and what is to be seen of it. */
export function ItemCard({ item, meta, children }: ItemCardProps) {
  const { kinds } = useLanguage()
  return (
    <li className={styles.card}>
      <h3 className={styles.cardTitle}>
        <ItemLink item={item} />
      </h3>
      <p className={styles.meta}>
        <span>{kinds[item.kind]}</span>
        {meta}
      </p>
      {children}
    </li>
  )
}
