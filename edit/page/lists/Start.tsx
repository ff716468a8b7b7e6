import { Plus } from 'lucide-react'
import styles from '../item/Item.module.css'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import { addressOf } from '../route.ts'
import { useWaiting } from '../useWaiting.ts'
import cards from './Cards.module.css'

/** What is made most often. */
const often = ['company', 'announcement', 'securities', 'page']
const mostShown = 6

/** Beside the list of everything, before anything is opened: what one comes for. */
export function Start({ onCreate }: { onCreate(kind: string): void }) {
  const { actions, kinds } = useLanguage()
  const titleOf = useItemTitle()
  const items = useWaiting().data?.items ?? []
  return (
    <section className={styles.item}>
      <h2 className={styles.heading}>{actions.start.title}</h2>
      <p className={cards.hint}>{actions.start.find}</p>
      <div className={styles.dialogActions}>
        {often.map((kind) => (
          <button key={kind} type="button" className={styles.quiet} onClick={() => onCreate(kind)}>
            <Plus aria-hidden size={16} /> {actions.start.make(kinds[kind] ?? kind)}
          </button>
        ))}
      </div>
      <h3 className={cards.sectionTitle}>
        <a href="#/waiting">{actions.start.waiting(items.length)}</a>
      </h3>
      <ul className={cards.rows}>
        {items.slice(0, mostShown).map((item) => (
          <li key={`${item.kind}/${item.id}`} className={cards.cardRow}>
            {item.state === 'removed' ? (
              <span>{titleOf(item)}</span>
            ) : (
              <a href={addressOf({ kind: item.kind, id: item.id })}>{titleOf(item)}</a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
