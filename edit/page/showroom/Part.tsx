import type { ReactNode } from 'react'
import styles from './Showroom.module.css'

/** A part below its name. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={name}>
    <h2 className={styles.name}>{name}</h2>
    {children}
  </section>
)
