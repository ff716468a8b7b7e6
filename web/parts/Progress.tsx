import { useEffect, useState } from 'react'
import styles from './Progress.module.css'

/** What comes sooner, in milliseconds, needs no line. */
const lateAfter = 300

/** A thin line while a page or its answers are on their way, when that takes longer than a reader likes to wait. */
export function Progress({ label }: { label: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfter)
    return () => clearTimeout(timer)
  }, [])
  return late && <div role="progressbar" aria-label={label} className={styles.line} />
}
