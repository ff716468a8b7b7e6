import type { ReactNode } from 'react'
import type { Words } from '../words/zh.ts'
import { ArrowLink } from './ArrowLink.tsx'
import styles from './NeedsScript.module.css'

interface Props {
  /** Where the reader gets without a script. */
  to: string
  words: Words['needsScript']
  children: ReactNode
}

/** What works by script alone: without one its place says so and leads to what works. */
export const NeedsScript = ({ to, words, children }: Props) => (
  <>
    <div className={styles.without}>
      <p>{words.text}</p>
      <p>
        <ArrowLink to={to}>{words.others}</ArrowLink>
      </p>
    </div>
    <div className={styles.with}>{children}</div>
  </>
)
