import type { ReactNode } from 'react'
import { NonBreaking } from '../parts/NonBreaking.tsx'
import typography from '../styles/typography.module.css'
import styles from './DiagramWords.module.css'
import { Heading } from './Heading.tsx'

interface Props {
  title: string
  summary: string
  note?: string | undefined
  children: ReactNode
}

/** What stands around a diagram: its heading, its finding in words, and below it scope and source. */
export const DiagramWords = ({ title, summary, note, children }: Props) => (
  <>
    <Heading>{title}</Heading>
    <p className={`${typography.muted} ${styles.summary}`}>
      <NonBreaking text={summary} />
    </p>
    {children}
    {note && (
      <p className={`${typography.fine} ${styles.note}`}>
        <NonBreaking text={note} />
      </p>
    )}
  </>
)
