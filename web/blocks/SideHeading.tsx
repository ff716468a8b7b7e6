import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import styles from './SideHeading.module.css'

/** A heading and what it is about: one above the other, on wide screens side by side while the heading stays in sight. */
export const SideHeading = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.beside}>
    <div className={styles.heading}>
      <Heading>{title}</Heading>
    </div>
    <div>{children}</div>
  </div>
)
