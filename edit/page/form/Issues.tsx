import type { Path } from '#contract/edit/items.ts'
import { useIssues } from './context.ts'
import styles from './Form.module.css'

/** What is wrong with the value at a path, beside its field. */
export function Issues({ path, id }: { path: Path; id?: string }) {
  const issues = useIssues(path)
  if (issues.length === 0) return null
  return (
    <p className={styles.issue} id={id}>
      {issues.join(' ')}
    </p>
  )
}
