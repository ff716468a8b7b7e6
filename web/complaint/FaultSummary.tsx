import type { Ref } from 'react'
import panel from '../styles/panel.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { fieldId } from './ComplaintField.tsx'
import styles from './FaultSummary.module.css'
import { type Fault, isRequired } from './rules.ts'

interface Props {
  ref: Ref<HTMLDivElement>
  faults: readonly Fault[]
  words: ComplaintWords
  /** Empties a field that nobody need fill in. */
  onEmpty: (field: Fault['field']) => void
}

/** What has to be changed before it goes on, each with a way to its field, and out of it where nothing is required. */
export const FaultSummary = ({ ref, faults, words, onEmpty }: Props) => (
  <div ref={ref} className={`${panel.alert} ${styles.summary}`} role="alert" tabIndex={-1}>
    <h3>{words.faults.title(faults.length)}</h3>
    <ul>
      {faults.map(({ field, message }) => (
        <li key={field}>
          <button type="button" onClick={() => document.getElementById(fieldId(field))?.focus()}>
            {message}
          </button>
          {field !== 'channel' && !isRequired(field) && (
            <>
              {' '}
              <button type="button" className={styles.empty} onClick={() => onEmpty(field)}>
                {words.faults.emptyIt(words.form.labels[field])}
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  </div>
)
