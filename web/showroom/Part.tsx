import type { ReactNode } from 'react'
import styles from './ShowroomPage.module.css'

/** A part with its name above it. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h3 className={styles.name}>{name}</h3>
    {children}
  </div>
)
