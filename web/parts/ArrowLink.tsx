import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../routing/Link.tsx'
import control from '../styles/control.module.css'
import styles from './ArrowLink.module.css'

/** A way to read on. */
export const ArrowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={`${control.link} ${control.ahead} ${styles.link}`}>
    {children} <ArrowRight aria-hidden="true" size={18} />
  </Link>
)
