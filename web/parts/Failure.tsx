import { RotateCw } from 'lucide-react'
import control from '../styles/control.module.css'
import panel from '../styles/panel.module.css'
import type { Words } from '../words/zh.ts'
import styles from './Failure.module.css'

interface Props {
  message: string
  /** Absent when trying again cannot help. */
  onRetry?: (() => void) | undefined
  words: Words['state']
  /** Fills a page of its own rather than a part of one. */
  standalone?: boolean
}

/** What could not be loaded, why, and a way to try again. */
export function Failure({ message, onRetry, words, standalone = false }: Props) {
  return (
    <div className={`${panel.card} ${styles.failure}`} role="alert" data-standalone={standalone || undefined}>
      <p className={styles.title}>{words.failed}</p>
      <p>{message}</p>
      {onRetry && (
        <button type="button" className={`${control.pill} ${styles.retry}`} onClick={onRetry}>
          <RotateCw aria-hidden="true" size={16} /> {words.retry}
        </button>
      )}
    </div>
  )
}
