import type { Path } from '#contract/edit/items.ts'
import { StaleChange } from '../item/StaleFields.tsx'
import { useStale } from '../item/stale.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { keyOf } from './context.ts'

/** Beside a text that was translated before its other language changed: what changed there. */
export function StaleHint({ path, label }: { path: Path; label: string }) {
  const { lists } = useLanguage()
  const field = useStale().at(keyOf(path))
  if (!field) return null
  return (
    <details className={styles.marked}>
      <summary>
        {lists.translation.hint}
        <span className="visually-hidden">{` (${label})`}</span>
      </summary>
      <StaleChange field={field} />
    </details>
  )
}
