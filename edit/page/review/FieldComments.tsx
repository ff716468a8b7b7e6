import type { Path } from '#contract/edit/items.ts'
import { keyOf } from '../form/context.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { ThreadView } from './ThreadView.tsx'
import { useReview } from './useReview.tsx'

/** Beside a field that has open comments: how many, and what they say. */
export function FieldComments({ path, label }: { path: Path; label: string }) {
  const { lists } = useLanguage()
  const threads = useReview().at(keyOf(path))
  if (threads.length === 0) return null
  return (
    <details className={styles.marked}>
      <summary>
        {lists.review.here(threads.length)}
        <span className="visually-hidden">{` (${label})`}</span>
      </summary>
      {threads.map((thread) => (
        <ThreadView key={thread.id} thread={thread} isAtField />
      ))}
    </details>
  )
}
