import type { ReactNode } from 'react'
import typography from '../styles/typography.module.css'

/** The quiet line of an item: its date, category, number, source, side by side. */
export const Meta = ({ children }: { children: ReactNode }) => <p className={typography.facts}>{children}</p>
