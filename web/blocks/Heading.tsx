import type { ReactNode } from 'react'
import styles from './Heading.module.css'

/** The heading of a block. */
export const Heading = ({ children }: { children: ReactNode }) => <h2 className={styles.heading}>{children}</h2>
