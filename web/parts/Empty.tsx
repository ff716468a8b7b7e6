import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** An empty list says so, and what to try instead. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Sprouts />
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}

/** A field in which little has come up yet. */
export const Sprouts = () => (
  <svg viewBox="0 0 120 60" aria-hidden="true" className={styles.sprouts}>
    <path d="M2 58h116" />
    <path d="M60 58V22m0 6c-6-1-9-4-10-10 6 1 9 4 10 10Zm0 0c6-1 9-4 10-10-6 1-9 4-10 10Zm0 13c-6-1-9-4-10-10 6 1 9 4 10 10Zm0 0c6-1 9-4 10-10-6 1-9 4-10 10Z" />
    <path d="M26 58V44m0 4c-4-.5-6-2.500-7-7m7 7c4-.5 6-2.500 7-7M94 58V46m0 4c-4-.5-6-2.500-7-7m7 7c4-.5 6-2.500 7-7" />
  </svg>
)
