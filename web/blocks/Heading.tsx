import type { ReactNode } from 'react'
import { Title } from '../parts/NonBreaking.tsx'
import styles from './Heading.module.css'

/** The heading of a block, of one size wherever it stands: 30 px. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className={styles.heading}>{typeof children === 'string' ? <Title text={children} /> : children}</h2>
)
