import type { ReactNode } from 'react'
import styles from './Meta.module.css'

/** The quiet line of an item: its date, category, number, source, side by side. */
export const Meta = ({ children }: { children: ReactNode }) => <p className={styles.meta}>{children}</p>
