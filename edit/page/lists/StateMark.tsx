import type { ItemState } from '#contract/edit/items.ts'
import { useLanguage } from '../language.tsx'
import styles from './Lists.module.css'

export function StateMark({ state }: { state: ItemState | 'removed' | 'over' }) {
  const { words } = useLanguage()
  return (
    <span className={styles.state} data-state={state}>
      {words.list.states[state]}
    </span>
  )
}
