import type { Ref } from 'react'
import panel from '../styles/panel.module.css'
import { fieldId } from './ComplaintField.tsx'
import styles from './FaultSummary.module.css'
import type { Fault } from './rules.ts'

interface Props {
  ref: Ref<HTMLDivElement>
  title: string
  faults: readonly Fault[]
}

/** What has to be changed before the report can be checked, each with a way to its field. */
export const FaultSummary = ({ ref, title, faults }: Props) => (
  <div ref={ref} className={`${panel.alert} ${styles.summary}`} role="alert" tabIndex={-1}>
    <h3>{title}</h3>
    <ul>
      {faults.map(({ field, message }) => (
        <li key={field}>
          <button type="button" onClick={() => document.getElementById(fieldId(field))?.focus()}>
            {message}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
