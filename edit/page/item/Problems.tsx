import { useRef } from 'react'
import { Button } from '../Button.tsx'
import { focusField } from '../form/focusField.ts'
import { useLanguage } from '../language.tsx'
import styles from './Bar.module.css'
import { useFieldLabel } from './useFieldLabel.ts'
import type { Told } from './useIssues.ts'

/** Everything that is wrong, each with its place, to which it leads. */
export function Problems({ told }: { told: readonly Told[] }) {
  const { words } = useLanguage()
  const labelOf = useFieldLabel()
  const list = useRef<HTMLDetailsElement>(null)
  if (told.length === 0) return null
  const lead = (path: Told['path']) => {
    if (list.current) list.current.open = false // it lies over the buttons
    void focusField(path)
  }
  return (
    <details className={styles.problems} ref={list}>
      <summary>{words.item.problems(told.length)}</summary>
      <ul>
        {told.map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>
            {path.length > 0 && (
              <Button look="link" onClick={() => lead(path)}>
                {labelOf(path)}
              </Button>
            )}{' '}
            {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
