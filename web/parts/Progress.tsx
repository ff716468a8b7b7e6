import { useEffect, useState } from 'react'
import styles from './Progress.module.css'

/** What comes sooner, in milliseconds, needs no line. */
const patience = 300

/** A thin line while a page or its answers are on their way, when that takes longer than the reader's patience. */
export function Progress({ label }: { label: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return late && <div role="progressbar" aria-label={label} className={styles.line} />
}
