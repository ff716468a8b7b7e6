import type { Ref } from 'react'
import control from '../styles/control.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import styles from './CodeField.module.css'
import stage from './Stage.module.css'

interface Props {
  ref: Ref<HTMLInputElement>
  typed: string
  fault: string | undefined
  words: ComplaintWords['query']
  onType: (text: string) => void
}

/** The field for a query code, in any spelling. */
export const CodeField = ({ ref, typed, fault, words, onType }: Props) => (
  <div className={styles.field}>
    <label htmlFor="query-code" className={styles.label}>
      {words.label}
    </label>
    <p id="query-hint" className={stage.note}>
      {words.hint}
    </p>
    <input
      ref={ref}
      id="query-code"
      className={`${control.field} ${styles.code}`}
      value={typed}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={80}
      aria-invalid={!!fault || undefined}
      aria-describedby="query-hint query-fault"
      onChange={(event) => onType(event.target.value)}
    />
    <p id="query-fault" role="alert" className={stage.fault}>
      {fault}
    </p>
  </div>
)
