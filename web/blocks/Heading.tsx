import type { ReactNode } from 'react'
import styles from './Heading.module.css'
import { NonBreaking } from './NonBreaking.tsx'

/** The heading of a block: 30 px, or the size that what opens a chapter sets for its headings. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className={styles.heading}>{typeof children === 'string' ? <NonBreaking text={children} /> : children}</h2>
)
