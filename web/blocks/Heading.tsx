import type { ReactNode } from 'react'
import styles from './Heading.module.css'
import { Title } from './NonBreaking.tsx'

/** The heading of a block, of one size wherever it stands: 30 px. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className={styles.heading}>{typeof children === 'string' ? <Title text={children} /> : children}</h2>
)
