import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Fold.module.css'

interface Props {
  title: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A title that opens to what it is about, before the app is there as well. */
export const Fold = ({ title, className = '', children }: Props) => (
  <details className={`${styles.fold} ${className}`}>
    <summary className={styles.title}>
      {title}
      <ChevronDown aria-hidden="true" size={20} />
    </summary>
    {children}
  </details>
)
